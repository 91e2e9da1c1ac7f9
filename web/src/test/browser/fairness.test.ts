import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decision, launch, open, playNow, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

interface Wire {
  /** Changes what the server says; nothing is passed on where it is null. */
  down?: (text: string) => string | null
  /** Changes what the page says. */
  up?: (text: string) => string | null
}

/** Stands between a page and its server. */
async function between(page: Page, wire: Wire): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (mine: WebSocketRoute) => {
    const server = mine.connectToServer()
    mine.onMessage((message) => {
      const passed = wire.up === undefined ? String(message) : wire.up(String(message))
      if (passed !== null) {
        server.send(passed)
      }
    })
    server.onMessage((message) => {
      const passed = wire.down === undefined ? String(message) : wire.down(String(message))
      if (passed !== null) {
        mine.send(passed)
      }
    })
  })
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('dialog .primary').click()
  await page.locator('.result').waitFor()
}

const hashes = (page: Page): Promise<string[]> =>
  page.locator('.hashes code').evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? ''))

test('the hashes are beside the table from the start, stay after a reload, and hold in the end', async () => {
  const { page, context, faults } = await open(browser)
  await playNow(page, 'littletroubles')
  await page.getByText('Hashes of the shuffle').click()
  await shot(page, 'hashes')
  const first = await hashes(page)
  expect(first).toHaveLength(2)
  expect(first.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true)
  await page.reload()
  await decision(page)
  expect(await hashes(page)).toEqual(first)
  await giveUp(page)
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('Shuffle verified: every random part fits the hash that this browser saw').waitFor()
  await page.getByText('hashes, parts, seed and moves agree').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('what the check of the shuffle found stays when the last scene takes its place from the strip', async () => {
  const { page, context } = await open(browser)
  let found = () => {}
  const known = new Promise<void>((resolve) => (found = resolve))
  await page.route(/\/turning-points/, async (route) => {
    await known
    await route.continue()
  })
  await playNow(page, 'littletroubles')
  await giveUp(page)
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  const said = page.getByText('Shuffle verified: every random part fits the hash that this browser saw')
  await said.waitFor()
  expect(await page.locator('.finale').count()).toBe(0)
  found()
  await page.locator('.finale').waitFor()
  await said.waitFor({ timeout: 1000 })
  await context.close()
})

test('a server that changes its hash in the midst is told of at once, and is found in the end', async () => {
  const { page, context } = await open(browser)
  let lies = false
  await between(page, { down: (text) => (lies ? text.replace(/("hashes":\{"server":")[0-9a-f]{8}/, '$1deadbeef') : text) })
  await playNow(page, 'littletroubles')
  expect(await page.getByRole('alert').count()).toBe(0)
  lies = true
  await page.reload()
  await page.getByText('The hash of the server has changed').waitFor()
  await page.getByText('and now it is deadbeef').waitFor()
  await giveUp(page)
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('The shuffle does not hold what was promised.').waitFor()
  await page.getByText('The hash of the server is not the one that this browser saw first.').waitFor()
  await shot(page, 'shuffle-wrong')
  await context.close()
})

test('a server that shows another part in the end is found by the browser itself', async () => {
  const { page, context } = await open(browser)
  await between(page, { down: (text) => text.replace(/("parts":\{"server":")[0-9a-f]{8}/, '$1deadbeef') })
  await playNow(page, 'littletroubles')
  await giveUp(page)
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('The part of the server does not fit its hash.').waitFor()
  await context.close()
})

test('a page that is loaded again between hash and part opens the part that it has kept', async () => {
  const { page, context } = await open(browser)
  const parts = new Set<string>()
  let cut = true
  await between(page, {
    up: (text) => {
      const message = JSON.parse(text) as { type: string; part?: string }
      if (message.type === 'open' && message.part !== undefined) {
        parts.add(message.part)
        return cut ? null : text
      }
      return text
    },
  })
  await page.goto(address())
  await page.locator('article[data-game=ggltcg] .big').click()
  await page.getByRole('heading', { name: 'Shuffling' }).waitFor()
  await shot(page, 'shuffling')
  await expect.poll(() => parts.size).toBe(1)
  cut = false
  await page.reload()
  await decision(page)
  expect(parts.size).toBe(1)
  await context.close()
})

test('a play whose shuffle waits can be called off', async () => {
  const host = await open(browser)
  const guest = await open(browser)
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  const link = await host.page.locator('#invite').inputValue()
  await host.page.goto(address())
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Join the game' }).click()
  await guest.page.getByRole('heading', { name: 'Shuffling' }).waitFor()
  await guest.page.getByRole('button', { name: 'Call it off' }).click()
  await guest.page.getByRole('heading', { name: 'Pick a world' }).waitFor()
  await host.context.close()
  await guest.context.close()
})
