import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, games, launch, objections, open, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('a gallery of hundreds has only those cards in the document that are near the window, and all of them for who scrolls', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/cards/mlpccg`)
  await page.locator('.gallery li').first().waitFor()
  const all = Number(await page.locator('.gallery li').first().getAttribute('aria-setsize'))
  expect(all).toBeGreaterThan(400)
  expect(await page.locator('.gallery li').count()).toBeLessThan(100)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator(`.gallery li[aria-posinset="${all}"]`).waitFor()
  await page.getByLabel('Search cards by name, kind or text').fill('twilight sparkle, faithful student')
  await page.getByText('1 card', { exact: true }).waitFor()
  expect(await page.locator('.gallery li').count()).toBe(1)
  await context.close()
})

test('what is looked for stands in the address, stays while one types, and is there again after a card was read', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto(`${address()}/cards/littletroubles`)
  const words = page.getByLabel('Search cards by name, kind or text')
  await words.pressSequentially('cookies')
  expect(await words.inputValue()).toBe('cookies')
  await page.getByLabel('Cost').selectOption('≤2')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Rarity').selectOption('Common')
  await page.waitForURL(/q=cookies&cost=%E2%89%A42&rarity=Common/)
  const found = await page.getByRole('status').first().textContent()
  await page.locator('.gallery a').first().click()
  await page.waitForURL(/card=/)
  await page.goBack()
  await page.locator('.gallery li').first().waitFor()
  expect(await page.getByRole('status').first().textContent()).toBe(found)
  expect(await words.inputValue()).toBe('cookies')
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['ggltcg', 'Knight', 'GG 7.11', 'GG Q13'],
  ['mlpccg', 'Twilight Sparkle, Faithful Student', 'MLP 75', ''],
])('the page of a card of %s, %s, has its rules, rulings and scenarios', async (game, card, rule, ruling) => {
  const { page, context } = await open(browser, { bypassCSP: true })
  await page.goto(`${address()}/cards/${game}?card=${encodeURIComponent(card)}`)
  await page.getByRole('heading', { name: 'Rules behind this card' }).waitFor()
  expect(await page.locator('.references .rules').first().textContent()).toContain(rule)
  if (ruling !== '') {
    expect(await page.locator('.references .rules').nth(1).textContent()).toContain(ruling)
  }
  await page.locator('.scenarios summary').first().click()
  expect(await page.locator('.scenarios pre').first().textContent()).toContain(`game: ${game}`)
  await shot(page, `card-${game}`)
  expect(await objections(page)).toEqual([])
  const link = page.locator('.references .rule-id').first()
  const id = await link.textContent()
  await link.click()
  await page.waitForURL(/\/rules\//)
  await page.locator('.rules li').first().waitFor()
  expect(await page.locator(`[id="${(id ?? '').replace(' ', '-')}"]`).textContent()).toContain(id)
  await context.close()
})

test('every page has a title of its own', async () => {
  const { page, context } = await open(browser)
  const paths = [
    '/',
    '/decks',
    '/learn',
    '/credits',
    '/nowhere',
    ...games.flatMap((game) => [`/new/${game}`, `/cards/${game}`, `/phrases/${game}`, `/learn/${game}`, `/rules/${game}`, `/decks/${game}/new`]),
    '/cards/ggltcg?card=Ka',
    '/cards/ggltcg?card=Knight',
    '/decks/mlpccg/new?from=Twilight%20Sparkle%20Theme%20Deck',
  ]
  const titles = new Map<string, string>()
  for (const path of paths) {
    await page.goto(address() + path)
    await page.locator('main h1').first().waitFor()
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      return location.pathname === '/' || document.title.startsWith(heading)
    })
    const title = await page.title()
    expect(titles.get(title), path).toBeUndefined()
    titles.set(title, path)
  }
  await context.close()
})

test('the credits name every figure that stands on a card', async () => {
  const { page, context, faults } = await open(browser, { width: 360, height: 640, bypassCSP: true })
  await page.goto(`${address()}/credits`)
  await page.locator('summary', { hasText: 'figures of Fluent Emoji' }).click()
  await page.getByText(/kangaroo \u00b7/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await shot(page, 'credits-small')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('the phrases of a game are found by their words, and lead to their cards and rules', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto(`${address()}/cards/ggltcg`)
  await page.getByRole('link', { name: 'What cards of GGLTCG can say' }).click()
  const phrases = page.locator('.phrases > li')
  await phrases.first().waitFor()
  const all = await phrases.count()
  await page.getByLabel('Words in a phrase or its meaning').fill('unsleep')
  await page.getByRole('status').filter({ hasText: '1 phrase' }).waitFor()
  expect(all).toBeGreaterThan(50)
  expect(await phrases.count()).toBe(1)
  expect(await phrases.getByRole('link', { name: 'GG 9.4' }).getAttribute('href')).toBe('/rules/ggltcg#GG-9.4')
  await phrases.getByRole('link').last().click()
  await page.locator('.one-card').waitFor()
  await page.goto(`${address()}/phrases/ggltcg?words=xylophone`)
  await page.getByText('There is no such phrase.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})
