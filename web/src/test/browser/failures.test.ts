import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, decision, dice, launch, open, playNow, shot } from './browser'
import { folder, serve } from './server'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('a server that restarts is waited for, and the game goes on where it was', async () => {
  const data = folder()
  const first = await serve(data.path, 0)
  const { page, context } = await open(browser)
  await page.goto(first.address)
  await page.locator('article[data-game=littletroubles] .big').click()
  await page.waitForSelector('.hand .card')
  const roll = dice(2)
  await decide(page, roll)
  await decision(page)
  // Which cards can be played is shown a moment later than the cards.
  const hand = async () => (await page.locator('.hand .card .unseen').allTextContents()).map((card) => card.replace(/, playable$/, ''))
  const before = await hand()
  await first.end()
  await page.getByText(/Back in \d+ s|Trying again in \d+ s/).waitFor()
  await shot(page, 'restarting')
  const second = await serve(data.path, Number(new URL(first.address).port))
  await page.locator('.notice').waitFor({ state: 'detached' })
  expect(await hand()).toEqual(before)
  await decide(page, roll)
  await context.close()
  await second.end()
  data.drop()
})

test('a game that is not there, and an invitation that was called off, are said so', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/g/zzzzzzzzzzzz`)
  await page.getByText('There is no such game').waitFor()
  await page.goto(`${address()}/new/ggltcg?friend=1`)
  await page.locator('button[type=submit]').click()
  const link = await page.locator('#invite').inputValue()
  await page.getByRole('button', { name: 'Call it off' }).click()
  await page.waitForSelector('.door')
  const friend = await open(browser)
  await friend.page.goto(link)
  await friend.page.getByText('no longer open').waitFor()
  await shot(friend.page, 'called-off')
  await context.close()
  await friend.context.close()
})

test('a deck that is not legal is refused with the rule before a game begins', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/decks/ggltcg/new`)
  await page.locator('.pick-card').first().click()
  await page.getByRole('button', { name: 'Keep this deck' }).click()
  await page.getByRole('link', { name: 'Play with it' }).click()
  await page.locator('button[type=submit]').click()
  await page.locator('form [role=alert] p').nth(1).waitFor()
  expect(await page.locator('form [role=alert]').textContent()).toMatch(/GG [\d.]+/)
  await shot(page, 'refused-deck')
  await context.close()
})

test('a page whose connection is lost says how many seconds it waits, and comes back by itself', async () => {
  const { page, context } = await open(browser)
  let refuse = false
  await page.routeWebSocket(/\/ws\//, (mine) => {
    if (refuse) {
      void mine.close({ code: 1001 })
      return
    }
    const server = mine.connectToServer()
    cut = () => {
      void mine.close({ code: 1001 })
      void server.close({ code: 1001 })
    }
  })
  let cut = (): void => {}
  await playNow(page, 'ggltcg')
  refuse = true
  cut()
  await page.getByText(/Trying again in [1-9]\d* s/).waitFor()
  await shot(page, 'lost')
  refuse = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.locator('.notice').waitFor({ state: 'detached' })
  await decide(page, dice(1))
  await context.close()
})

test('a page that is older than the server says so and can be loaded again', async () => {
  const { page, context } = await open(browser)
  let old = true
  await page.routeWebSocket(/\/ws\//, (mine) => {
    if (!old) {
      mine.connectToServer()
      return
    }
    mine.send(JSON.stringify({ type: 'bye', code: 'outdated', message: 'this page is of another version; load it again', retry: null }))
    void mine.close({ code: 1000 })
  })
  await page.goto(address())
  await page.locator('article[data-game=ggltcg] .big').click()
  await page.getByText('This page is older than the server').waitFor()
  await shot(page, 'outdated')
  old = false
  await page.getByRole('button', { name: 'Load again' }).click()
  await page.waitForSelector('.table')
  await context.close()
})

test('a friend who is gone is missed, with the seconds until the game may be claimed', async () => {
  const host = await open(browser)
  const guest = await open(browser)
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  await guest.page.goto(await host.page.locator('#invite').inputValue())
  await guest.page.getByRole('button', { name: 'Join the game' }).click()
  await Promise.all([host.page, guest.page].map((page) => page.waitForSelector('.table')))
  await guest.context.close()
  await host.page.getByText(/is gone. In \d+ s you may claim the game/).waitFor()
  await shot(host.page, 'friend-gone')
  await host.context.close()
})
