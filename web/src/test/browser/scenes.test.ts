import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, open, playOn } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('a Scene lies beneath the card in its place, and is read there', async () => {
  const { page, context } = await open(browser)
  await playOn(page, busy[0]!)
  const beneath = page.locator('.half .zone:not(.zone-scenes) li > .card.tuck').filter({ hasText: /Scene/ })
  expect(await beneath.count()).toBeGreaterThan(0)
  await beneath.first().click({ button: 'right' })
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').textContent()).toMatch(/Scene/)
  await context.close()
})
