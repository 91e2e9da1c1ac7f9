import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, open, playOn, replayAt, shot } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const position = (file: string) => {
  const found = busy.find((each) => each.file === file)
  if (found === undefined) {
    throw new Error(`there is no position ${file}`)
  }
  return found
}

const box = async (page: Page, part: string) => {
  const rect = await page.locator(part).first().boundingBox()
  return rect === null ? 'none' : [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
}

/** A finger that goes from one place of the page to another, or rests where it is. */
async function finger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, rests = 0): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const point = (at: { x: number; y: number }) => ({ x: at.x, y: at.y })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(from)] })
  if (rests > 0) {
    await page.waitForSelector('dialog[open]')
  }
  for (const part of [0.25, 0.5, 0.75, 1]) {
    if (from.x !== to.x || from.y !== to.y) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })] })
    }
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const middle = async (page: Page, part: string) => {
  const rect = await page.locator(part).first().boundingBox()
  if (rect === null) {
    throw new Error(`${part} is not in sight`)
  }
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

test.each([
  ['mlpccg-2', 360, 640],
  ['mlpccg-2', 390, 844],
  ['ggltcg-1', 360, 640],
  ['ggltcg-1', 390, 844],
  ['littletroubles-2', 360, 640],
  ['littletroubles-2', 390, 844],
] as const)('of %s at %i by %i the chosen card opens in the sheet with its moves, and the boards stay', async (file, width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await playOn(page, position(file))
  await drawn(page)
  const before = await Promise.all(['.half-theirs', '.half-mine', '.grip'].map((part) => box(page, part)))
  await page.locator('.hand .card.is-playable, .half .card.is-playable:visible').first().click()
  await page.locator('.chosen').waitFor()
  await drawn(page)
  expect(await Promise.all(['.half-theirs', '.half-mine', '.grip'].map((part) => box(page, part)))).toEqual(before)
  expect((await page.locator('.chosen-card').boundingBox())?.width).toBe(138)
  for (const row of await page.locator('.way').all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
  expect(await objections(page)).toEqual([])
  await shot(page, `phone-${file}-${width}`)
  expect(faults).toEqual([])
  await context.close()
})

test('a finger changes lanes, pulls the sheet down and up, and reads a card by resting on it', async () => {
  const { page, context, faults } = await open(browser, { width: 390, height: 844 })
  await playOn(page, position('mlpccg-2'))
  await drawn(page)
  const lane = () => page.locator('.table').getAttribute('data-lane')
  expect(await lane()).toBe('yours')
  const board = await middle(page, '.half-theirs')
  await finger(page, { x: board.x - 60, y: board.y }, { x: board.x + 80, y: board.y })
  await page.locator('.table[data-lane=theirs]').waitFor()
  await finger(page, { x: board.x + 80, y: board.y }, { x: board.x - 60, y: board.y })
  await page.locator('.table[data-lane=yours]').waitFor()
  const high = (await page.locator('.half-mine').boundingBox())?.height ?? 0
  const grip = await middle(page, '.grip')
  await finger(page, grip, { x: grip.x, y: grip.y + 80 })
  await page.locator('.table[data-sheet=low]').waitFor()
  expect(await page.locator('.hand').isVisible()).toBe(false)
  expect(await page.locator('#primary').isVisible()).toBe(true)
  expect((await page.locator('.half-mine').boundingBox())?.height).toBeGreaterThan(high + 50)
  const low = await middle(page, '.grip')
  await finger(page, low, { x: low.x, y: low.y - 80 })
  await page.locator('.hand').waitFor()
  const card = await middle(page, '.hand .card')
  await finger(page, card, card, 400)
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(await page.locator('.card.is-chosen').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a card is dragged by a finger from the hand to a place', async () => {
  const { page, context, faults } = await open(browser, { width: 390, height: 844 })
  await playOn(page, position('ggltcg-1'))
  await drawn(page)
  const before = await page.locator('.table').getAttribute('data-version')
  const from = await middle(page, '.hand .card.is-playable')
  const to = await middle(page, '.half-mine')
  await finger(page, from, to)
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old || document.querySelector('.chosen') !== null, before)
  expect(await page.locator('.is-dragged').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('the hand under a table that is only looked at is as high as its cards', async () => {
  const { page, context, faults } = await open(browser, { width: 390, height: 844 })
  const cards = async () => {
    await drawn(page)
    const shown = await page.locator('.table.still > .hand .card').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
    expect(shown.length).toBeGreaterThan(0)
    return Math.min(...shown)
  }
  await replayAt(page, position('ggltcg-1'))
  expect(await cards()).toBeGreaterThan(100)
  await shot(page, 'phone-replay')
  await page.goto(`${address()}/rules/ggltcg`)
  await page.locator('.examples > summary').first().click()
  await page.locator('.examples button').first().click()
  await page.locator('.example .table.still').first().waitFor()
  expect(await cards()).toBeGreaterThan(100)
  await shot(page, 'phone-example')
  expect(faults).toEqual([])
  await context.close()
})
