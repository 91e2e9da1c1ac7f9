import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, dice, launch, open, playNow } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('sounds are off until they are asked for, and are as loud as was set', async () => {
  const { page, context, faults } = await open(browser)
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await playNow(page, 'ggltcg')
  await decide(page, dice(2))
  expect(loaded.filter((url) => /ZzFX/i.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Sound is off' }).click()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some((each) => /zzfx/i.test(each.name)))
  expect(await page.getByRole('slider', { name: 'Volume of the sound' }).inputValue()).toBe('40')
  await page.getByRole('slider', { name: 'Volume of the sound' }).fill('20')
  await page.reload()
  expect(await page.getByRole('slider', { name: 'Volume of the sound' }).inputValue()).toBe('20')
  await page.getByRole('button', { name: 'Sound is on' }).click()
  expect(await page.getByRole('slider').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
