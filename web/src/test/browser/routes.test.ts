import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, drawn, games, launch, objections, objectionsInEachLook, open, playNow, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

/** Both widths, both themes and forced colours; what is small and light has the layout of the one and the colours of the other. */
const looks = [
  { name: 'light', dark: false, forced: false, width: 1280, height: 800 },
  { name: 'small-dark', dark: true, forced: false, width: 360, height: 640 },
  { name: 'forced', dark: true, forced: true, width: 1280, height: 800 },
]

/** In forced colours the browser draws all words in the colours of the system; axe reckons with those of the page. */
const without = (look: (typeof looks)[number]) => (look.forced ? ['color-contrast'] : [])

type Route = readonly [name: string, path: string, there: string]

const ofGame = (game: string): Route[] => [
  [`new-${game}`, `/new/${game}`, 'form'],
  [`cards-${game}`, `/cards/${game}`, '.gallery li'],
  [`phrases-${game}`, `/phrases/${game}`, '.phrases li'],
  [`workshop-${game}`, `/workshop/${game}`, '.read-outline li'],
  [`position-${game}`, `/position/${game}`, '.position-card'],
  [`learn-${game}`, `/learn/${game}`, '.sheet .button'],
  [`history-${game}`, `/history/${game}`, '.button'],
  [`rules-${game}`, `/rules/${game}`, '.rules li'],
  [`deck-${game}`, `/decks/${game}/new`, '.finder .gallery li'],
]

const routes: Route[] = [
  ['home', '/', '.door'],
  ['decks', '/decks', '.list li'],
  ['learn', '/learn', '.doors li'],
  ['history', '/history', '.doors li'],
  ['cards', '/cards', '.doors li'],
  ['workshop', '/workshop', '.doors li'],
  ['puzzles', '/puzzles', '.doors li'],
  ['puzzles-ggltcg', '/puzzles/ggltcg', '.puzzle-list li'],
  ['puzzle', '/puzzles/ggltcg/1', '.puzzle .card'],
  ['lab', '/lab', '.lab .button'],
  ['credits', '/credits', 'h1'],
  ['missing', '/nowhere', 'h1'],
  ['no-game', '/g/zzzzzzzzzzzz', 'h1'],
]

describe.each(looks)('in $name', (look) => {
  // In forced colours no game has colours of its own, so that one stands for the others there.
  const all = [...routes, ...(look.forced ? ['mlpccg'] : games).flatMap(ofGame)]
  test.each(all)('%s has nothing that axe objects to and is no wider than the page', async (name, path, there) => {
    const { page, context } = await open(browser, { ...look, bypassCSP: true })
    await page.goto(address() + path)
    await page.waitForSelector(there)
    await drawn(page)
    await shot(page, `${name}-${look.name}`)
    expect(await objections(page, ...without(look))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    await context.close()
  })

  test.each(games)('the table of %s has nothing that axe objects to', async (game) => {
    const { page, context } = await open(browser, { ...look, bypassCSP: true })
    await playNow(page, game)
    await shot(page, `table-${game}-${look.name}`)
    expect(await objections(page, ...without(look))).toEqual([])
    const card = page.locator('.offered button.card, .hand button.card').first()
    await card.focus()
    await page.keyboard.press('z')
    await page.waitForSelector('dialog[open]')
    await shot(page, `zoom-${game}-${look.name}`)
    expect(await objections(page, ...without(look))).toEqual([])
    await context.close()
  })
})

test.each(looks)('the page of an invitation has nothing that axe objects to for either friend, in $name', async (look) => {
  const host = await open(browser, { ...look, bypassCSP: true })
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  const link = await host.page.locator('#invite').inputValue()
  await drawn(host.page)
  await shot(host.page, `invite-${look.name}`)
  expect(await objections(host.page, ...without(look))).toEqual([])
  const guest = await open(browser, { ...look, bypassCSP: true })
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Join the game' }).waitFor()
  await drawn(guest.page)
  await shot(guest.page, `join-${look.name}`)
  expect(await objections(guest.page, ...without(look))).toEqual([])
  await host.context.close()
  await guest.context.close()
})

test('a finished game has a replay that can be stepped through, shared and played on from', async () => {
  const { page, context } = await open(browser, { bypassCSP: true })
  await playNow(page, 'ggltcg')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('dialog .primary').click()
  await page.waitForSelector('.result')
  await shot(page, 'over')
  expect(await objectionsInEachLook(page)).toEqual([])
  await page.getByRole('link', { name: 'See the game again' }).click()
  await page.waitForSelector('.replay')
  await shot(page, 'replay')
  expect(await objectionsInEachLook(page)).toEqual([])
  await context.close()
})

test('a deck is begun from a ready-made one, judged while it changes, kept and found again', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/decks`)
  await page.locator('section[data-game=littletroubles] .list a').first().click()
  await page.getByText('This deck is legal.').waitFor()
  await page.locator('.deck-cards button[aria-label^=Remove]').first().click()
  for (let i = 0; i < 30; i++) {
    await page.locator('.deck-cards button[aria-label^=Add]').first().click()
  }
  await page.locator('.wrong li').first().waitFor()
  expect(await page.locator('.wrong').textContent()).toMatch(/LT \d/)
  await shot(page, 'deck-illegal')
  await page.getByLabel('Name of the deck').fill('My test deck')
  await page.getByRole('button', { name: 'Keep this deck' }).click()
  await page.waitForURL(/\/decks\/littletroubles\/(?!new)/)
  await page.goto(`${address()}/decks`)
  await page.getByText('My test deck').waitFor()
  await context.close()
})

test.each(games)('a ready-made deck of %s is legal as the page writes it', async (game) => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/decks`)
  await page.locator(`section[data-game=${game}] .list a`).first().click()
  await page.getByText('This deck is legal.').waitFor()
  await page.locator('.curve li').first().waitFor()
  await page.getByRole('button', { name: 'A sample hand' }).click()
  await context.close()
})

test('an example stands beside its rule as a table to step through', async () => {
  const { page, context } = await open(browser, { bypassCSP: true })
  await page.goto(`${address()}/rules/ggltcg`)
  await page.locator('.examples summary').first().click()
  await page.locator('.examples button').first().click()
  await page.waitForSelector('.example .table')
  await page.getByRole('button', { name: 'One step on' }).first().click()
  await shot(page, 'example')
  expect(await objectionsInEachLook(page)).toEqual([])
  await context.close()
})

test('a rule is found by its words, and its example goes on with moves of one\'s own', async () => {
  const { page, context, faults } = await open(browser, { bypassCSP: true })
  await page.goto(`${address()}/rules/ggltcg`)
  await page.getByLabel('Words or number of a rule').fill('direct attack cost')
  await page.getByText('GG 8.3').first().waitFor()
  expect(await page.locator('.rules > li').count()).toBeLessThan(5)
  await page.getByLabel('Words or number of a rule').fill('GG 7.8')
  await page.locator('#GG-7\\.8 .examples summary').click()
  await page.locator('#GG-7\\.8 .examples button').first().click()
  await page.locator('.moves-to-try summary').click()
  const before = await page.locator('.replay .steps .note').textContent()
  await page.locator('.moves-to-try button').first().click()
  await page.getByRole('button', { name: 'Back to the example' }).waitFor()
  expect(await page.locator('.replay .steps .note').textContent()).not.toBe(before)
  await page.locator('.moves-to-try button').first().click()
  await page.getByRole('button', { name: 'One step back' }).first().click()
  await page.getByRole('button', { name: 'Back to the example' }).click()
  expect(await page.locator('.replay .steps .note').textContent()).toBe(before)
  await shot(page, 'rules-try')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
