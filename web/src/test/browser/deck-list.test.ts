import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, objections, open, playOn } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const sizes = [
  [1440, 900],
  [360, 640],
] as const

test.each(sizes)('beside the other hand one reads with what its player began, what lies on the table ticked (%i × %i)', async (width, height) => {
  const { page, context } = await open(browser, { width, height, bypassCSP: true })
  await playOn(page, busy.find((each) => each.game === 'ggltcg')!)
  const hand = page.locator('.far-hand')
  const held = Number(await hand.locator('> b').textContent())
  await hand.locator('.list-button').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.locator('li').count()).toBe(6)
  expect(await dialog.locator('li.is-played').count()).toBe(6 - held)
  expect(await objections(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})

test('where decks are secret there is no list', async () => {
  const { page, context } = await open(browser)
  await playOn(page, busy[0]!)
  expect(await page.locator('.list-button').count()).toBe(0)
  await context.close()
})
