import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, drawn, launch, open, playUntil, replayAt } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const raised = busy.find((each) => each.file === 'littletroubles-1') ?? busy[0]!

/** Where the figures of a card come from, as it is told when the card is read. */
async function told(page: Page, card: Locator): Promise<string[]> {
  await card.click()
  const sources = page.locator('dialog .sources li')
  await sources.first().waitFor()
  return sources.allTextContents()
}

test('a replay tells where changed figures come from', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await replayAt(page, raised)
  await drawn(page)
  const guard = page.locator('.half-theirs .zone-main .card', { hasText: 'Crossing Guard' }).first()
  expect(await told(page, guard)).toEqual(expect.arrayContaining([expect.stringMatching(/^maturity 6: .*printed 5.*Quiet Corner/)]))
  expect(faults).toEqual([])
  await context.close()
})

test('who watches is told where figures come from, and not why a move is impossible', async () => {
  const player = await open(browser, { width: 1440, height: 900 })
  await playUntil(player.page, 'ggltcg', dice(3), async () => (await player.page.locator('.half .zone-play .card').count()) > 0)
  const watcher = await open(browser, { width: 1440, height: 900 })
  await watcher.page.goto(`${player.page.url()}?watch`)
  const toy = watcher.page.locator('.half .zone-play .card').first()
  await toy.waitFor()
  await drawn(watcher.page)
  expect(await told(watcher.page, toy)).toEqual(expect.arrayContaining([expect.stringMatching(/^strength \d+: .*printed \d+/)]))
  expect(await watcher.page.locator('dialog').getByRole('heading', { name: 'Why not?' }).count()).toBe(0)
  expect([...player.faults, ...watcher.faults]).toEqual([])
  await watcher.context.close()
  await player.context.close()
})
