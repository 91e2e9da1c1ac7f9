import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, open, shot } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Opens the analysis of a game of GGLTCG between computer players. */
async function analysed(page: Page) {
  await page.goto(address())
  await page.locator('input[type=file]').setInputFiles('src/test/browser/positions/ggltcg-1.record')
  await page.waitForURL(/\/replay/)
  await page.getByRole('link', { name: 'Analysis' }).click()
  await page.waitForURL(/\/analysis/)
  await page.locator('.graph-line').waitFor()
}

test.each([
  [390, 844],
  [1440, 900],
])('a game is thought through, its mistakes are marked, and other moves are tried at %i by %i', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await analysed(page)
  await page.getByText(/^Thought over with 400/).waitFor({ timeout: 240_000 })
  await page.getByRole('button', { name: 'Next mistake' }).click()
  await page.locator('.alternatives li').nth(1).waitFor()
  expect(new URL(page.url()).searchParams.get('at')).not.toBe('0')
  expect(await page.locator('.analysis-move[aria-current]').count()).toBe(1)
  await drawn(page)
  await shot(page, `analysis-${width}`)
  expect(await objections(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.locator('.alternatives .is-best').getByRole('button', { name: 'Try it' }).click()
  await page.getByText(/^Tried:/).waitFor()
  await shot(page, `analysis-tried-${width}`)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  const at = Number(new URL(page.url()).searchParams.get('at'))
  await page.locator('h1').last().click()
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL((url) => Number(url.searchParams.get('at')) === at - 1)
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Graph as a picture' }).click()
  expect((await kept).suggestedFilename()).toMatch(/-chance\.svg$/)
  expect(faults).toEqual([])
  await context.close()
})
