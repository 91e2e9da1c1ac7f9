import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, launch, objections, open, playOn, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const toys = busy.find((each) => each.file === 'ggltcg-1') as Busy

test('who ends a turn with something unspent is asked once, and may look again', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, asks: true, bypassCSP: true })
  await playOn(page, toys)
  const before = await page.locator('.table').getAttribute('data-version')
  await page.locator('#primary').click()
  await page.getByRole('alert').getByText(/^You still have \d+ CC\. End your turn anyway\?$/).waitFor()
  expect(await page.locator('#primary').textContent()).toMatch(/^Press again: /)
  expect(await page.locator('.acts').evaluate((acts) => acts.scrollHeight - acts.clientHeight), 'what is cut off of the question and its buttons').toBeLessThanOrEqual(0)
  expect(await page.locator('.table').getAttribute('data-version')).toBe(before)
  await shot(page, 'asks-once')
  expect(await objections(page)).toEqual([])
  await page.getByRole('button', { name: 'No, look again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  // It was asked in this turn.
  await page.locator('#primary').click()
  await change(page, before)
  expect(faults).toEqual([])
  await context.close()
})

test('who presses again goes on, also with the space bar, and who wishes no questions is asked none', async () => {
  const { page, context } = await open(browser, { asks: true })
  await playOn(page, toys)
  const before = await page.locator('.table').getAttribute('data-version')
  await page.locator('.center').evaluate((strip: HTMLElement) => strip.focus())
  await page.keyboard.press(' ')
  await page.locator('#primary[data-asks]').waitFor()
  await page.keyboard.press(' ')
  await change(page, before)
  await playOn(page, toys)
  await page.getByRole('button', { name: 'Ask before wasteful moves' }).click()
  const now = await page.locator('.table').getAttribute('data-version')
  await page.locator('#primary').click()
  await change(page, now)
  await context.close()
})

test('what is picked for a set is told with how many are left, and each pick can be taken back', async () => {
  const { page, context, faults } = await open(browser, { width: 390, height: 844, bypassCSP: true })
  // LT 1.2e: four of ten cards go back, and one of them is picked already.
  await playOn(page, { game: 'littletroubles', file: 'littletroubles-1', at: 3, seat: 'A' })
  await page.locator('.question').getByText('3 more').waitFor()
  expect(await page.locator('.picked button').count()).toBe(1)
  expect(await page.locator('.hand .card.is-chosen').count()).toBe(1)
  await shot(page, 'picked')
  expect(await objections(page)).toEqual([])
  await page.locator('.picked button').click()
  await page.locator('.question').getByText('4 more').waitFor()
  expect(await page.locator('.picked').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
