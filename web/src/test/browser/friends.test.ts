import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, dice, launch, open, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

/** Lets each connection of the page be cut after so many messages of the server. */
async function cutting(page: Page, after: number): Promise<() => number> {
  let cuts = 0
  await page.routeWebSocket(/\/ws\//, (mine: WebSocketRoute) => {
    const server = mine.connectToServer()
    let messages = 0
    server.onMessage((message) => {
      messages++
      mine.send(message)
      if (messages === after) {
        cuts++
        void mine.close({ code: 1001 })
        void server.close({ code: 1001 })
      }
    })
  })
  return () => cuts
}

test('two browsers play a whole game by a link, with both connections cut again and again', async () => {
  const host = await open(browser)
  const guest = await open(browser)
  const cuts = [await cutting(host.page, 9), await cutting(guest.page, 7)]
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  const link = await host.page.locator('#invite').inputValue()
  await shot(host.page, 'invite')
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Join the game' }).click()
  const pages = [host.page, guest.page]
  await Promise.all(pages.map((page) => page.waitForSelector('.table')))
  const roll = dice(3)
  let moves = 0
  let missed = 0
  for (let i = 0; i < 4_000; i++) {
    const over = await Promise.all(pages.map((page) => page.locator('.result').count()))
    if (over.every((count) => count > 0)) {
      break
    }
    for (const page of pages) {
      if ((await page.locator('.middle.is-mine .acts').count()) > 0) {
        // A page that is just connected again may take a button away under the pointer, or show a card large that was to be played.
        try {
          await decide(page, roll)
          moves++
        } catch {
          missed++
          await page.keyboard.press('Escape')
        }
      }
    }
    await host.page.waitForTimeout(50)
  }
  const said = await Promise.all(pages.map((page) => page.locator('.result h2').textContent()))
  expect([...said].sort().join(' and ')).toMatch(/^You lose and You win$|^A draw and A draw$/)
  expect(moves).toBeGreaterThan(4)
  expect(cuts.every((count) => count() > 0)).toBe(true)
  expect(missed).toBeLessThanOrEqual(cuts.reduce((all, count) => all + count(), 0))
  await host.context.close()
  await guest.context.close()
})

test('a friend is asked before a decision is taken back', async () => {
  const host = await open(browser)
  const guest = await open(browser)
  await host.page.goto(`${address()}/new/littletroubles?friend=1`)
  await host.page.locator('button[type=submit]').click()
  await guest.page.goto(await host.page.locator('#invite').inputValue())
  await guest.page.getByRole('button', { name: 'Join the game' }).click()
  const pages = [host.page, guest.page]
  await Promise.all(pages.map((page) => page.waitForSelector('.table')))
  const first = await Promise.any(pages.map((page) => page.waitForSelector('.middle.is-mine .acts').then(() => page)))
  const second = first === host.page ? guest.page : host.page
  await first.locator('#primary').click()
  await first.getByRole('button', { name: 'Ask to take back' }).click()
  await second.getByText('would like to take the last decision back').waitFor()
  await shot(second, 'asked-to-take-back')
  await second.getByRole('button', { name: 'Let them' }).click()
  await first.getByText('Your friend is asked').waitFor({ state: 'detached' })
  await first.waitForSelector('.middle.is-mine .acts')
  expect(await first.locator('.question').textContent()).toContain('Do you keep')
  await host.context.close()
  await guest.context.close()
})

test('a second tab takes the game over, and the first one says so and can have it back', async () => {
  const first = await open(browser)
  await first.page.goto(address())
  await first.page.locator('article[data-game=ggltcg] .big').click()
  await first.page.waitForSelector('.table')
  const second = await first.context.newPage()
  await second.goto(first.page.url())
  await second.waitForSelector('.table')
  await first.page.getByText('open in another tab').waitFor()
  await shot(first.page, 'second-tab')
  await first.page.getByRole('button', { name: 'Play here' }).click()
  await second.getByText('open in another tab').waitFor()
  await first.context.close()
})

test('who watches sees the table and no hand', async () => {
  const player = await open(browser)
  await player.page.goto(address())
  await player.page.locator('article[data-game=littletroubles] .big').click()
  await player.page.waitForSelector('.hand .card')
  const watcher = await open(browser)
  await watcher.page.goto(`${player.page.url()}?watch`)
  await watcher.page.waitForSelector('.table')
  expect(await watcher.page.locator('.hand button.card').count()).toBe(0)
  expect(await watcher.page.locator('.hand .card.back').count()).toBeGreaterThan(0)
  await shot(watcher.page, 'watching')
  await player.context.close()
  await watcher.context.close()
})

test('after a game both friends can play again, the other is asked at the old table, and who watches comes along', async () => {
  const host = await open(browser)
  const guest = await open(browser)
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  const link = await host.page.locator('#invite').inputValue()
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Join the game' }).click()
  const pages = [host.page, guest.page]
  await Promise.all(pages.map((page) => page.waitForSelector('.table')))
  const watcher = await open(browser)
  await watcher.page.goto(`${host.page.url().replace(/\?.*/, '')}?watch`)
  await watcher.page.waitForSelector('.table')
  await guest.page.getByRole('button', { name: 'Give up' }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await Promise.all(pages.map((page) => page.waitForSelector('.result')))
  const before = host.page.url()
  await host.page.getByRole('button', { name: 'Play again' }).click()
  await host.page.locator('#invite').waitFor()
  expect(host.page.url()).not.toBe(before)
  await guest.page.getByText('would like to play again').waitFor()
  await shot(guest.page, 'asked-to-play-again')
  // Whoever comes before the game has begun waits for it.
  await watcher.page.getByRole('link', { name: 'Watch the next game' }).click()
  await guest.page.getByRole('button', { name: 'Play again' }).click()
  await Promise.all(pages.map((page) => page.waitForSelector('.table:not(:has(.result))')))
  expect(guest.page.url().replace(/\?.*/, '')).toBe(host.page.url().replace(/\?.*/, ''))
  await watcher.page.waitForSelector('.table:not(:has(.result))')
  expect(watcher.page.url()).toBe(`${host.page.url().replace(/\?.*/, '')}?watch`)
  await watcher.context.close()
  await host.context.close()
  await guest.context.close()
})
