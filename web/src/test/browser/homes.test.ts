import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, open, playOn } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const ponies = busy.filter((each) => each.game === 'mlpccg')

test('the heading of each home says how many Friends are there and how many may stay', async () => {
  const { page, context } = await open(browser)
  await playOn(page, ponies[1]!)
  const homes = page.locator('.zone-home > .zone-name')
  expect(await homes.count()).toBe(2)
  for (const words of await homes.allTextContents()) {
    expect(words).toMatch(/\d+ of \d+$/)
  }
  await context.close()
})

test('on a phone the lane of the home says it', async () => {
  const { page, context } = await open(browser, { width: 390, height: 844 })
  await playOn(page, ponies[1]!)
  expect(await page.locator('.lane-button').first().textContent()).toMatch(/\d+ of \d+/)
  await context.close()
})
