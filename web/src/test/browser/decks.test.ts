import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, objectionsInEachLook, open, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const size = (page: Page) => page.locator('.deck-part h2').first().textContent()

/** Does something to a deck and waits until it has been checked: its figures lie above its cards and push them down. */
async function checked(page: Page, act: () => Promise<void>): Promise<void> {
  const check = page.waitForResponse((response) => response.url().endsWith('/deck-check'))
  await act()
  await check
  await drawn(page)
}

const pick = (page: Page, name: string) => page.locator('.pick-card', { has: page.locator('.unseen', { hasText: `Add ${name},` }) })

test('cards are taken from the gallery by a click, by dragging and by keys, and put back', async () => {
  // So high that nothing scrolls while a card is dragged.
  const { page, context, faults } = await open(browser, { height: 1600, bypassCSP: true })
  await page.goto(`${address()}/decks/ggltcg/new`)
  await checked(page, () => pick(page, 'Umbruh').click())
  await checked(page, () => pick(page, 'Ka').dragTo(page.locator('.deck-part').first()))
  await page.locator('.deck-cards', { hasText: 'Ka' }).waitFor()
  await checked(page, () => pick(page, 'Sun').dragTo(page.locator('.legal, .wrong').first()))
  expect(await size(page)).toContain('3 cards')
  await pick(page, 'Wizard').focus()
  await checked(page, () => page.keyboard.press('Enter'))
  expect(await size(page)).toContain('4 cards')
  await checked(page, () => page.keyboard.press('Delete'))
  expect(await size(page)).toContain('3 cards')
  await page.locator('.wrong li').first().waitFor()
  await page.locator('.curve li').first().waitFor()
  await page.locator('.deck-cards li', { hasText: 'Umbruh' }).dragTo(page.locator('.finder p.note'))
  await page.locator('.deck-cards', { hasText: 'Umbruh' }).waitFor({ state: 'detached' })
  await page.getByLabel('A click adds to the').selectOption('side')
  await pick(page, 'Sun').click()
  expect(await page.locator('.deck-part').nth(1).textContent()).toContain('Sun')
  await page.locator('.wrong li').first().waitFor()
  expect(await page.locator('.wrong a').first().getAttribute('href')).toMatch(/^\/rules\/ggltcg#GG-/)
  await shot(page, 'bench')
  expect(await objectionsInEachLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Read: Beary' }).click()
  await page.waitForSelector('dialog[open]')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('on a phone the gallery and the deck are two tabs', async () => {
  const { page, context } = await open(browser, { width: 360, height: 640, bypassCSP: true })
  await page.goto(`${address()}/decks/littletroubles/new`)
  await page.locator('.pick-card').first().click()
  expect(await page.locator('.panel').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Deck (1)' }).click()
  expect(await page.locator('.finder').isVisible()).toBe(false)
  expect(await page.locator('.deck-cards li').count()).toBe(1)
  expect(await objections(page)).toEqual([])
  await context.close()
})

test('a deck goes as a link to somebody who has never been here, and as a list from anywhere', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/decks/mlpccg/new?from=Twilight%20Sparkle%20Theme%20Deck`)
  await page.getByText('This deck is legal.').waitFor()
  const before = await size(page)
  await page.getByText('Share this deck').click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await context.close()

  const other = await open(browser)
  await other.page.goto(link)
  await other.page.getByText('This deck is legal.').waitFor()
  expect(await size(other.page)).toBe(before)
  expect(await other.page.locator('h1').textContent()).toBe('Twilight Sparkle Theme Deck')

  await other.page.getByText('Bring a deck along').click()
  await other.page.getByLabel('List, code or link').fill('2x Mint Jewelup\n1 Nobody At All\n')
  await other.page.getByRole('button', { name: 'Use this text' }).click()
  expect(await other.page.locator('.missed').textContent()).toContain('Nobody At All')
  expect(await size(other.page)).toContain('2 cards')
  await other.page.getByRole('button', { name: 'Take my deck back' }).click()
  expect(await size(other.page)).toBe(before)
  await other.page.locator('.panel input[type=file]').setInputFiles({
    name: 'friend.o8d',
    mimeType: 'text/xml',
    buffer: Buffer.from('<deck><section name="Main"><card qty="3" id="x">Mint Jewelup, A Cut Above</card></section></deck>'),
  })
  await other.page.getByText('3 cards read.').waitFor()
  await other.context.close()
})

test('whoever leaves a deck that is not kept is asked, by a link, by the way back and by a closed window', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/decks`)
  await page.locator('section[data-game=ggltcg] a.primary').click()
  await page.getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL(/\/learn$/)
  await page.goBack()
  await pick(page, 'Ka').click()

  await page.getByRole('link', { name: 'Learn' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(page.url()).toMatch(/\/decks\/ggltcg\/new$/)
  expect(await size(page)).toContain('1 card')

  await page.goBack()
  await page.getByRole('heading', { name: 'Keep this deck?' }).waitFor()
  expect(page.url()).toMatch(/\/decks\/ggltcg\/new$/)
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await page.waitForURL(/\/decks$/)
  await page.goForward()
  await page.locator('.pick-card').first().click()
  await page.locator('.deck-cards li').first().waitFor()

  const asked = new Promise<string>((done) => {
    page.once('dialog', (dialog) => {
      done(dialog.type())
      void dialog.dismiss()
    })
  })
  // Later, so that this is answered before the page stands still for the question.
  await page.evaluate(() => {
    setTimeout(() => {
      location.href = '/learn'
    })
  })
  expect(await asked).toBe('beforeunload')

  await page.getByRole('link', { name: 'Learn' }).click()
  await page.getByRole('button', { name: 'Keep it and go on' }).click()
  await page.waitForURL(/\/learn$/)
  await page.goBack()
  await page.goto(`${address()}/decks`)
  await page.locator('section', { hasText: 'My decks' }).locator('li').first().waitFor()
  await context.close()
})
