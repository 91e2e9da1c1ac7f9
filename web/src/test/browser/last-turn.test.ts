import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, decision, dice, drawn, games, launch, open, playUntil, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test.each(games)('the last turn of the computer in %s is shown again, and the game goes on where it was', async (game) => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, calm: false })
  const roll = dice(6)
  const again = page.getByRole('button', { name: 'Last turn again' })
  await playUntil(page, game, roll, async () => (await decision(page)) === 'mine' && (await again.isEnabled()))
  await drawn(page)
  const now = await page.locator('.table').getAttribute('data-version')
  const asked = await page.locator('.question').textContent()
  await again.click()
  await page.waitForFunction((version) => document.querySelector('.table')?.getAttribute('data-version') !== version, now)
  await shot(page, `last-turn-${game}`)
  await page.waitForFunction(
    ([version, question]) =>
      document.querySelector('.table')?.getAttribute('data-version') === version && document.querySelector('.question')?.textContent === question,
    [now, asked],
  )
  expect(await decision(page)).toBe('mine')
  await decide(page, roll)
  expect(faults).toEqual([])
  await context.close()
})
