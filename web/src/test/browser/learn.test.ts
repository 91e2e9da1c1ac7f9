import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, dice, drawn, launch, objections, open, shot } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Begins the first lesson of GGLTCG. */
async function firstLesson(page: Page) {
  await page.goto(`${address()}/learn/ggltcg`)
  await page.getByRole('button', { name: 'Begin: Your first Toy' }).click()
  await page.getByRole('dialog', { name: /^Lesson 1 of/ }).waitFor()
}

test.each([
  [360, 640],
  [1440, 900],
])('a lesson is read, played, done and kept as done at %i by %i', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await firstLesson(page)
  await shot(page, `lesson-story-${width}`)
  expect(await objections(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  const guide = page.locator('.lesson-guide')
  await guide.getByText('Put Umbruh into play.').waitFor()
  await drawn(page)
  await shot(page, `lesson-${width}`)
  expect(await objections(page)).toEqual([])
  await guide.getByRole('button', { name: 'A tip' }).click()
  await guide.getByText(/glowing frame/).waitFor()
  await guide.getByRole('button', { name: 'Show the moves' }).click()
  await guide.getByText('play umbruh').waitFor()
  await page.locator('.hand .card', { hasText: 'Umbruh' }).first().click()
  await page.locator('#primary').click()
  const done = page.getByRole('dialog', { name: 'Well done!' })
  await done.waitFor()
  await shot(page, `lesson-done-${width}`)
  expect(await objections(page)).toEqual([])
  expect(await done.getByRole('link', { name: 'GG 5.3' }).getAttribute('href')).toBe('/rules/ggltcg#GG-5.3')
  await done.getByRole('button', { name: 'Next lesson' }).click()
  await page.getByRole('dialog', { name: /^Lesson 2 of/ }).waitFor()
  await page.goto(`${address()}/learn/ggltcg`)
  await page.getByText('1 of 10 done').waitFor()
  expect(await page.locator('.course .primary').getAttribute('aria-label')).toBe('Begin: Your first tussle')
  await shot(page, `learn-done-${width}`)
  expect(faults).toEqual([])
  await context.close()
})

test('a lesson begins anew, and a newcomer is led to the lessons', async () => {
  const { page, context } = await open(browser, { first: true })
  await page.goto(address())
  await page.getByRole('link', { name: 'New to it? Learn it in short lessons: GGLTCG' }).click()
  await page.waitForURL(/\/learn\/ggltcg$/)
  await firstLesson(page)
  const before = page.url()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  await page.locator('.lesson-guide').getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog', { name: /^Lesson 1 of/ }).waitFor()
  expect(page.url()).not.toBe(before)
  await context.close()
})

test('a guided game rests before its end is shown, which says that it is done and leads back to the lessons', async () => {
  const { page, context, faults } = await open(browser, { width: 1280, height: 800, bypassCSP: true })
  await page.goto(`${address()}/learn/ggltcg`)
  await page.getByRole('button', { name: 'Begin: A whole game' }).click()
  await page.locator('.talking-guide .guide-says p').first().waitFor()
  const roll = dice(4)
  const said: string[] = []
  for (;;) {
    await page.waitForSelector('#go-on:visible, .middle.is-mine .acts button:visible, .result:visible, .card.is-playable:visible')
    if ((await page.locator('.result').count()) > 0) {
      break
    }
    if ((await page.locator('#go-on').count()) > 0) {
      said.push((await page.locator('.guide-says').textContent()) ?? '')
      if (said.at(-1)?.includes('That was the last') === true) {
        await shot(page, 'guided-end')
        expect(await objections(page)).toEqual([])
      }
      await page.locator('#go-on').click()
    } else {
      // What is told of the turn stands beside it, and nothing in the strip is cut.
      expect(await page.locator('.middle-says:has(.turn > .facts)').evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent))).toEqual([])
      // What can be done is told at each decision.
      expect(await page.locator('.guide-says p').count()).toBeGreaterThan(0)
      await decide(page, roll)
    }
  }
  expect(said.at(-1)).toMatch(/That was the last of (their|your) cards/)
  const scene = page.locator('.finale')
  await scene.waitFor()
  await scene.getByText('Your guided game is done').waitFor()
  await drawn(page)
  await shot(page, 'guided-over')
  expect(await objections(page)).toEqual([])
  await scene.getByRole('link', { name: 'Back to the lessons' }).click()
  await page.waitForURL(/\/learn\/ggltcg$/)
  await page.locator('.course .is-done', { hasText: 'A whole game' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
