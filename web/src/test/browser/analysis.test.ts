import { readFileSync } from 'node:fs'
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
  const moving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the decisive turn as a moving picture' }).click()
  const file = await moving
  expect(file.suggestedFilename()).toMatch(/-turn\.svg$/)
  await moves(await file.path(), width)
  expect(faults).toEqual([])
  await context.close()
})

/** Shows a moving picture at several moments: it is well-formed, one picture follows the other, and with less movement the last one stands. */
async function moves(path: string, width: number) {
  const { page, context, faults } = await open(browser, { width, height: 720, calm: false })
  const text = readFileSync(path, 'utf8')
  await page.setContent(text)
  const wrong = await page.evaluate((svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '', text)
  expect(wrong).toBe('')
  const count = await page.locator('.shot').count()
  expect(count).toBeGreaterThan(1)
  const seen = (at: number) =>
    page.evaluate((share) => {
      for (const each of document.getAnimations()) {
        const { delay = 0, duration } = each.effect?.getTiming() ?? {}
        each.pause()
        each.currentTime = share * Number(duration) + (delay < 0 ? 0 : delay)
      }
      return [...document.querySelectorAll('.shot')].map((shot) => Number(getComputedStyle(shot).opacity))
    }, at)
  for (let i = 0; i < count; i++) {
    expect(await seen((i + 0.6) / count)).toEqual(Array.from({ length: count }, (_, n) => (n === i ? 1 : 0)))
    await shot(page, `moving-${width}-${i}`)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.locator('.shot').last().evaluate((last) => getComputedStyle(last).opacity)).toBe('1')
  expect(faults).toEqual([])
  await context.close()
}
