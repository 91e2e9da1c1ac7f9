import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, open, shot } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Lets one of one's own cards tussle with the only one of the other side. */
async function tussle(page: Page, own: string) {
  await page.locator('.half-mine .card', { hasText: own }).first().click()
  const confirm = page.locator('.middle .acts .primary')
  await page.locator('.middle .acts .primary, .half-theirs .card.is-target').first().waitFor()
  if ((await confirm.count()) === 0) {
    await page.locator('.half-theirs .card.is-target', { hasText: 'Umbruh' }).first().click()
  }
  await confirm.click()
}

test.each([
  [360, 740],
  [1440, 900],
])('a puzzle is failed, refuted on the board, solved, and another solved at once at %i by %i', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, bypassCSP: true })
  await page.goto(`${address()}/puzzles`)
  await page.getByRole('heading', { name: /^Puzzle of the day/ }).waitFor()
  await drawn(page)
  await shot(page, `puzzles-${width}`)
  expect(await objections(page)).toEqual([])
  await page.getByRole('link', { name: 'Puzzles of GGLTCG' }).click()
  await page.getByText(/^0 of \d+ solved/).first().waitFor()
  await drawn(page)
  await shot(page, `puzzles-of-game-${width}`)
  expect(await objections(page)).toEqual([])
  await page.getByRole('link', { name: /Drum or Wizard/ }).click()
  await page.getByText('Your move: find the best one.').waitFor()
  await page.getByText('A win is forced.').waitFor()
  await drawn(page)
  await shot(page, `puzzle-${width}`)
  expect(await objections(page)).toEqual([])

  await tussle(page, 'Drum')
  await page.getByRole('heading', { name: 'There is a better move.' }).waitFor()
  await page.getByText(/^Your rating: 1200 → (9\d\d|1[01]\d\d)\b/).waitFor()
  await page.getByText(/^This puzzle: \d+ → \d+ \([+−]\d+\)$/).waitFor()
  // Nobody has to scroll for the ways on.
  for (const way of [page.getByRole('button', { name: 'Try again' }), page.getByRole('button', { name: 'Show the solution' }), page.getByRole('link', { name: 'Next puzzle' })]) {
    const box = await way.boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: 'To the end' }).click()
  await drawn(page)
  await shot(page, `puzzle-refuted-${width}`)
  expect(await objections(page)).toEqual([])
  await page.getByRole('button', { name: 'Show the solution' }).click()
  await page.getByText('This is the best move, and what comes of it.').waitFor()

  await page.getByRole('button', { name: 'Try again' }).click()
  await tussle(page, 'Wizard')
  await page.getByRole('heading', { name: 'Right! That is the best move.' }).waitFor()
  await page.getByText('Only the first answer counts for the rating.').waitFor()
  await page.getByRole('button', { name: 'To the end' }).click()
  await drawn(page)
  await shot(page, `puzzle-right-${width}`)
  expect(await objections(page)).toEqual([])

  await page.getByRole('link', { name: 'Next puzzle' }).click()
  await page.waitForURL(/\/puzzles\/ggltcg\/(?!1$)\d+$/)
  await page.goto(`${address()}/puzzles/ggltcg`)
  await page.getByText(/^1 of \d+ solved/).first().waitFor()
  await page.goto(`${address()}/puzzles`)
  await page.getByText('1 day in a row').waitFor()
  await page.getByText('0 puzzles right in a row').waitFor()
  expect(faults).toEqual([])
  await context.close()
})
