import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, open, shot } from './browser'

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
