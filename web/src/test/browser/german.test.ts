import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, decision, dice, drawn, games, launch, objections, open, playNow, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const spoken = (page: Page) => page.locator('html').getAttribute('lang')

test('the language is chosen beside the colours, without a reload, and kept for the next visit', async () => {
  const { page, context, faults } = await open(browser)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(address())
  await page.getByRole('heading', { name: 'Pick a world' }).waitFor()
  expect(await spoken(page)).toBe('en')
  expect(fetched.filter((each) => each.includes('german'))).toEqual([])
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('heading', { name: 'Wähl dir eine Welt' }).waitFor()
  expect([await spoken(page), await page.evaluate(() => 'stays' in window)]).toEqual(['de', true])
  await page.reload()
  await page.getByRole('heading', { name: 'Wähl dir eine Welt' }).waitFor()
  await page.getByLabel('Sprache').selectOption('en')
  await page.getByRole('heading', { name: 'Pick a world' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test.each(games)('%s is played in German by who has a German browser', async (game) => {
  const { page, context, faults } = await open(browser, { language: 'de-DE' })
  await playNow(page, game)
  expect(await spoken(page)).toBe('de')
  const random = dice(5)
  const told = async () => (await page.locator('.log').textContent()) ?? ''
  // Before the first turn a card that was picked may be put back among the others, however often.
  for (let i = 0, inTurns = 0; i < 200 && inTurns < 12 && (await decision(page)) === 'mine'; i++) {
    inTurns += (await told()).includes('Zug 1: ') ? 1 : 0
    await decide(page, random)
  }
  const log = await told()
  expect(log).toContain('Zug 1: ')
  expect(log).not.toMatch(/Turn \d|\b(you|draws|plays|gains)\b/)
  expect(await page.locator('.log [lang=en]').count()).toBeGreaterThan(0)
  await drawn(page)
  expect(await objections(page)).toEqual([])
  await shot(page, `${game}-german`)
  expect(faults).toEqual([])
  await context.close()
})

test('the language is chosen at the table too, which goes on where it is', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playNow(page, 'littletroubles')
  const address = page.url()
  const version = await page.locator('.table').getAttribute('data-version')
  await page.locator('.rail').getByLabel('Language').selectOption('de')
  await page.locator('.table').waitFor()
  await page.locator('.rail').getByLabel('Sprache').waitFor()
  expect([page.url(), await page.locator('.table').getAttribute('data-version'), await spoken(page)]).toEqual([address, version, 'de'])
  // Kinds of cards are said in German to who cannot see them.
  expect(await page.locator('.hand .card').first().textContent()).toMatch(/gewöhnlich|selten/)
  await drawn(page)
  await shot(page, 'table-german')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
