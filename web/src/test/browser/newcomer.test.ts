import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decision, drawn, launch, objections, open, playOn, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const position = (file: string): Busy => busy.find((each) => each.file === file) as Busy

test('what each figure is called stands on a card that is shown large, and under the pointer on any', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, position('ggltcg-1'))
  const card = page.locator('.hand .card', { has: page.locator('.stat-speed') }).first()
  const figures = await card.locator('.card-stat b').allTextContents()
  expect(await card.locator('.card-stat').evaluateAll((plates) => plates.map((each) => each.getAttribute('title')))).toEqual([`Speed ${figures[0]}`, `Strength ${figures[1]}`, `Stamina ${figures[2]}`])
  expect(await card.locator('.card-cost').getAttribute('title')).toMatch(/^Cost \d/)
  await card.hover()
  const large = page.locator('.preview')
  await large.waitFor()
  expect(await large.locator('.card-stat .card-word:visible').allTextContents()).toEqual(['Speed', 'Strength', 'Stamina'])
  expect(await large.locator('.card-cost-word:visible').textContent()).toBe('Cost')
  await shot(page, 'figures-in-words')
  await page.goto(`${address()}/cards/mlpccg`)
  await page.locator('.gallery a').first().click()
  await page.locator('.one-face .card-word:visible').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [390, 844, 'Touch a card that glows'],
  [1280, 800, 'Click a card that glows'],
])('who is guided is shown at %i by %i that cards are to be pointed at, and the big button is the main one once it does what was chosen', async (width, height, words) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await page.goto(`${address()}/learn/ggltcg`)
  await page.getByRole('button', { name: 'Begin: A whole game' }).click()
  await page.locator('.talking-guide .guide-says p').first().waitFor()
  await decision(page)
  const points = page.locator('.point-at')
  await points.getByText(words).waitFor()
  expect(await page.locator('#primary.primary').count()).toBe(0)
  await drawn(page)
  await shot(page, `pointed-at-${width}`)
  expect(await objections(page)).toEqual([])
  await page.locator('.hand .card.is-playable').first().click()
  await page.locator('#primary.primary').waitFor()
  expect(await points.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [390, 844],
  [1024, 768],
  [1280, 800],
  [1440, 900],
])('a hint at %i by %i has a place of its own: nothing on the table moves for it', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await playOn(page, position('ggltcg-1'))
  await drawn(page)
  const places = () => page.locator('.half, .bed, .half .card, .middle, .hand .card').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  if (width < 901) {
    await page.locator('.drawer-button').click()
  }
  await page.getByRole('button', { name: 'Hint' }).click()
  if (width < 901) {
    await page.locator('.drawer-button').click()
  }
  await page.locator('.notice-hint').getByText(/\d+ % to win/).first().waitFor()
  await drawn(page)
  await shot(page, `hint-${width}`)
  expect(await places()).toEqual(before)
  const chances = (await page.locator('.notice-hint li').allTextContents()).map((each) => Number(/(\d+) % to win/.exec(each)?.[1]))
  expect(chances).toEqual(chances.toSorted((one, other) => other - one))
  expect(await objections(page)).toEqual([])
  await page.locator('.notice-hint').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.notice-hint').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [390, 844],
  [1280, 800],
])('why a card cannot be played now is said at once at %i by %i, when it is pointed at, focused or touched', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await playOn(page, position('mlpccg-2'))
  await drawn(page)
  const dim = page.locator('.hand .card.is-dim').first()
  if (width < 901) {
    await dim.tap()
    const why = page.getByRole('dialog').locator('.reasons')
    await why.locator('li').first().waitFor()
    expect(((await why.boundingBox())?.y ?? height) + 60).toBeLessThan(height)
    await drawn(page)
    expect(await objections(page)).toEqual([])
  } else {
    await dim.hover({ position: { x: 30, y: 60 } })
    const why = page.locator('.preview .reasons p')
    await why.first().waitFor()
    expect(await why.first().textContent()).toMatch(/\(MLP [\d.]+/)
    await page.mouse.move(5, 5)
    await page.locator('.preview').waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await dim.focus()
    await why.first().waitFor()
  }
  await shot(page, `why-not-${width}`)
  expect(faults).toEqual([])
  await context.close()
})

test('in a hand of many cards each text can be read: the card under the pointer or the focus has its whole width, and stays there', async () => {
  const { page, context, faults } = await open(browser, { width: 1280, height: 800 })
  await playOn(page, position('littletroubles-1'))
  await drawn(page)
  const cards = await page.locator('.hand .card').all()
  expect(cards.length).toBeGreaterThan(9)
  const wholly = async (card: (typeof cards)[number]) => {
    await drawn(page)
    return card.evaluate((button) => {
      const { left, right, bottom } = button.getBoundingClientRect()
      const covered = [left + 8, (left + right) / 2, right - 8].flatMap((x) => {
        const over = document.elementFromPoint(x, bottom - 40)
        return over?.closest('.card') === button ? [] : [over?.className ?? '']
      })
      const words = [...button.querySelectorAll<HTMLElement>('.card-panel > *')].every((each) => each.offsetWidth > 0)
      return { covered, words, inside: left >= 0 && right <= innerWidth }
    })
  }
  const places = await Promise.all(cards.map((card) => card.boundingBox()))
  for (const [i, card] of cards.entries()) {
    const before = places[i]
    // At either end of what is in sight of it, and at its foot.
    for (const at of [6, 55]) {
      await page.mouse.move(5, 5)
      await drawn(page)
      await page.mouse.move((before?.x ?? 0) + at, (before?.y ?? 0) + 150)
      expect(await wholly(card)).toEqual({ covered: [], words: true, inside: true })
    }
  }
  await shot(page, 'hand-of-many')
  await page.mouse.move(5, 5)
  await page.keyboard.press('Tab')
  await cards[2]?.focus()
  expect(await wholly(cards[2]!)).toEqual({ covered: [], words: true, inside: true })
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1440, 900],
])('at %i by %i no bed lies on another', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height })
  await playOn(page, position('ggltcg-1'))
  await drawn(page)
  const overlaps = await page.locator('.beds').evaluateAll((all) =>
    all.flatMap((beds) => {
      const places = [...beds.querySelectorAll('.bed')].map((bed) => bed.getBoundingClientRect())
      return places.flatMap((one, i) => places.slice(i + 1).filter((other) => one.right > other.left + 1 && other.right > one.left + 1 && one.bottom > other.top + 1 && other.bottom > one.top + 1))
    }),
  )
  expect(overlaps).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
