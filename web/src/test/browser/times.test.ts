import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, games, launch, open } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

/** How often a time is taken until it is short enough: another program may be in its way for a moment. */
const TRIES = 8

/** The shortest of some times in milliseconds; no more are taken than are needed. */
async function shortest(enough: number, take: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let i = 0; i < TRIES && best > enough; i++) {
    best = Math.min(best, await take())
  }
  return best
}

test('a visitor sees the first page within half a second', async () => {
  const time = await shortest(500, async () => {
    const { page, context } = await open(browser)
    await page.goto(address())
    await page.waitForSelector('.door')
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
    await context.close()
    return paint
  })
  expect(time).toBeLessThanOrEqual(500)
})

test.each(games)('a table of %s is there 1.2 seconds after a click', async (game) => {
  const time = await shortest(1_200, async () => {
    const { page, context } = await open(browser)
    await page.goto(address())
    const door = page.locator(`article[data-game=${game}] .big`)
    await door.waitFor()
    const start = Date.now()
    await door.click()
    await page.waitForSelector('.table .hand .card:visible, .table .offered .card:visible')
    const taken = Date.now() - start
    await context.close()
    return taken
  })
  expect(time).toBeLessThanOrEqual(1_200)
})
