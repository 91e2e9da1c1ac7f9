import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, objectionsInEachLook, open, openAt, shot } from './browser'
import type { Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

/** Both Problems are confronted by both players, and nobody can answer the flips. */
const double: Busy = { game: 'mlpccg', file: 'mlpccg-1', at: 286, seat: 'A' }

/** B challenges a Troublemaker of A, who can answer. */
const challenge: Busy = { game: 'mlpccg', file: 'mlpccg-1', at: 167, seat: 'A' }

const stage = (page: Page) => page.locator('.faceoff')

const totals = (page: Page) => page.locator('.faceoff-number').allTextContents()

test('a faceoff has a stage with who takes part, both flips and both totals, which stay until the flips have gone', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await openAt(page, double)
  await stage(page).waitFor()
  expect(await stage(page).getAttribute('data-step')).toBe('begin')
  await page.locator('.acts button').first().click()
  await page.waitForSelector('.faceoff[data-step=score]')
  expect(await stage(page).getByRole('heading', { level: 2 }).textContent()).toContain('Double Problem faceoff')
  expect(await page.locator('.faceoff-flips .card').count()).toBe(2)
  const [mine, theirs] = (await totals(page)).map((each) => Number(each.replace(/\D/g, '')))
  const added = await page
    .locator('.faceoff-field section')
    .evaluateAll((all) => all.map((each) => [...each.querySelectorAll('.faceoff-adds')].reduce((sum, adds) => sum + Number(adds.textContent), 0)))
  expect([(added[0] ?? 0) + (added[1] ?? 0), (added[2] ?? 0) + (added[3] ?? 0)]).toEqual([mine, theirs])
  // An exhausted character is shown, and adds nothing.
  expect(await page.locator('.faceoff-adds.is-nothing').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'See the table' }).click()
  await page.locator('.half-mine').waitFor()
  expect(await stage(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Back to the faceoff' }).click()
  await stage(page).waitFor()
  await page.locator('#primary').click()
  await stage(page).waitFor({ state: 'detached' })
  // What is over is read again from its line in the log.
  await page.getByRole('button', { name: 'See the faceoff' }).last().click()
  await stage(page).waitFor()
  expect((await totals(page)).map((each) => Number(each.replace(/\D/g, '')))).toEqual([mine, theirs])
  expect(await page.locator('.verdict .question').textContent()).toContain('win the faceoff by')
  await page.keyboard.press('Escape')
  await stage(page).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('how a faceoff ended stays on its stage until it was read, also with the keys', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await openAt(page, challenge)
  await page.getByText('If it stays so').waitFor()
  for (let i = 0; i < 10; i++) {
    await page.locator('.verdict').or(page.locator('#primary')).first().waitFor()
    if ((await page.locator('.verdict').count()) > 0) {
      break
    }
    const before = await page.locator('.table').getAttribute('data-version')
    await page.locator('#primary').click()
    await page.waitForFunction((version) => document.querySelector('.table')?.getAttribute('data-version') !== version, before)
  }
  expect(await page.locator('.faceoff[data-over]').count()).toBe(1)
  await page.locator('.center').evaluate((strip: HTMLElement) => strip.focus())
  await page.keyboard.press(' ')
  await stage(page).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['wide', 1440, 900],
  ['phone', 390, 844],
  ['small', 360, 640],
] as const)('axe objects to nothing on the stage of a faceoff, %s, and it is no wider than the page', async (name, width, height) => {
  const { page, context } = await open(browser, { width, height, bypassCSP: true })
  await openAt(page, challenge)
  await stage(page).waitFor()
  await drawn(page)
  await shot(page, `faceoff-${name}`)
  expect(await objectionsInEachLook(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await context.close()
})

test('a faceoff has its stage on the page of a replay too, and can be put aside there', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await page.goto(address())
  await page.locator('input[type=file]').setInputFiles(`src/test/browser/positions/${double.file}.record`)
  await page.waitForURL(/\/replay/)
  const replay = page.url().replace(/\?.*/, '')
  await page.goto(`${replay}?at=${double.at}`)
  await stage(page).waitFor()
  expect(await stage(page).getAttribute('data-over')).toBeNull()
  await page.getByRole('button', { name: 'One step on' }).click()
  await page.getByRole('button', { name: 'One step on' }).click()
  await page.locator('.faceoff[data-over]').waitFor()
  expect((await totals(page)).map((each) => Number(each.replace(/\D/g, '')))).toEqual([24, 19])
  await drawn(page)
  await shot(page, 'faceoff-replay')
  expect(await objections(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await drawn(page)
  await shot(page, 'faceoff-replay-phone')
  expect(await objections(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'See the table' }).click()
  await page.locator('.half-mine').waitFor()
  await page.getByRole('button', { name: 'See the faceoff' }).click()
  await stage(page).waitFor()
  await page.goto(`${replay}?at=0`)
  await page.locator('.half-mine').waitFor()
  expect(await stage(page).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [390, 844],
  [360, 640],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])('each of many flipped cards can be pointed at in %i by %i', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height })
  // Five cards that add what the one adds that was flipped.
  await page.routeWebSocket(/\/ws\//, (mine) => {
    const server = mine.connectToServer()
    mine.onMessage((message) => server.send(message))
    server.onMessage((message) => mine.send(manyFlips(String(message))))
  })
  await openAt(page, double)
  await page.locator('.acts button').first().click()
  await page.waitForSelector('.faceoff[data-step=score]')
  await drawn(page)
  await shot(page, `faceoff-flips-${width}`)
  const flipped = page.locator('.faceoff-flips .card')
  expect(await flipped.count()).toBe(10)
  const steps = page.locator('.faceoff-steps li:visible')
  const covered = await flipped.or(steps).evaluateAll((all) =>
    all
      .filter((card) => {
        const box = card.getBoundingClientRect()
        return !card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
      })
      .map((card) => card.textContent),
  )
  expect(covered).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

/** What the server says, with five cards for each that lies flipped. */
function manyFlips(text: string): string {
  const message: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key !== 'zones' || !Array.isArray(value)) {
      return value
    }
    return (value as { name: string; size: number; cards: { handle: string }[] }[]).map((zone) =>
      zone.name === 'flipped' && zone.cards.length > 0
        ? { ...zone, size: 5 * zone.size, cards: zone.cards.flatMap((card) => [card, ...[2, 3, 4, 5].map((each) => ({ ...card, handle: `${card.handle}-${each}` }))]) }
        : zone,
    )
  })
  return JSON.stringify(message)
}
