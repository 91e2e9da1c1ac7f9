import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, open, shot } from './browser'
import { folder, serve } from './server'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('without a network the front page, the cards and their pictures can be read, and nothing else is promised', async () => {
  const data = folder()
  const server = await serve(data.path, 0)
  const { page, context } = await open(browser, { offline: true })
  await page.goto(server.address)
  await page.waitForSelector('.door')
  // A function that is waited for would be true as soon as it promises something.
  const isKept = () => page.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match('/api/games/mlpccg/cards')) !== undefined)
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  const pictures = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((each) => each.url)))).flat().filter((url) => /\/art-[a-z]+-.*\.svg$/.test(url)).length)
  await expect.poll(pictures, { timeout: 60_000 }).toBe(5)
  await server.end()

  await page.goto(server.address)
  await page.waitForSelector('article[data-game=littletroubles]')
  await shot(page, 'offline-home')
  await page.locator('article[data-game=ggltcg] .big').click()
  await page.waitForFunction(() => document.querySelector('article[data-game=ggltcg] [role=alert]')?.textContent !== '')
  await page.goto(`${server.address}/cards/mlpccg`)
  await page.waitForSelector('.card.is-printed')
  expect(await page.locator('.card.is-printed').count()).toBeGreaterThan(3)
  // Cards that were not looked at before have their pictures, too.
  await page.locator('.card.is-printed .picture-scene use').first().waitFor({ state: 'attached' })
  await shot(page, 'offline-cards')
  await context.close()
  data.drop()
})
