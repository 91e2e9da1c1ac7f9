import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, decision, dice, games, launch, objections, open, playOut, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`)

async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`${address()}/position/${game}`)
  await page.getByText('This is possible.').waitFor()
}

test.each(games)('a position of %s stands there to begin with, and axe finds nothing', async (game) => {
  const { page, context, faults } = await open(browser)
  await setUp(page, game)
  expect(await objections(page)).toEqual([])
  await shot(page, `position-${game}`)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await objections(page)).toEqual([])
  await shot(page, `position-${game}-phone`)
  expect(faults).toEqual([])
  await context.close()
})

test('a card is dragged into play and gets damage, and one plays on from there', async () => {
  const { page, context } = await open(browser)
  await setUp(page, 'ggltcg')
  await page.getByLabel('Search cards by name, kind or text').fill('Beary')
  const beary = page.locator('.position-cards').getByRole('button', { name: /^Beary/ })
  await beary.dragTo(place(page, 'A play'))
  await place(page, 'A play').getByRole('button', { name: /^Beary/ }).click()
  await page.getByLabel('damage', { exact: true }).fill('2')
  await page.getByText('This is possible.').waitFor()
  await place(page, 'A play').getByRole('button', { name: 'Beary, damage 2' }).waitFor()

  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL(/\/g\/[0-9a-z]{12}/)
  await decision(page)
  expect(await page.locator('.half-mine').innerText()).toContain('Beary')
  await context.close()
})

test('with the keyboard a card is chosen, put into a place and taken away again', async () => {
  const { page, context } = await open(browser)
  await setUp(page, 'ggltcg')
  await page.getByLabel('Search cards by name, kind or text').fill('Demideca')
  await page.locator('.position-cards').getByRole('button', { name: /^Demideca/ }).press('Enter')
  await place(page, 'A hand').getByRole('button', { name: 'Put here: Demideca' }).press('Enter')
  const lying = place(page, 'A hand').getByRole('button', { name: 'Demideca', exact: true })
  await lying.press('Enter')
  await place(page, 'A hand').getByRole('button', { name: 'Take away' }).press('Enter')
  await lying.waitFor({ state: 'detached' })
  await context.close()
})

test('what the game does not take is said, and nothing can be played then', async () => {
  const { page, context } = await open(browser)
  await setUp(page, 'ggltcg')
  for (const name of ['Ka', 'Wizard']) {
    await place(page, 'B play').getByRole('button', { name, exact: true }).click()
    await place(page, 'B play').getByRole('button', { name: 'Take away' }).click()
  }
  await page.getByText('no card awake').waitFor({ state: 'detached' })
  for (const name of ['Beary', 'Wake']) {
    await place(page, 'B hand').getByRole('button', { name, exact: true }).click()
    await place(page, 'B hand').getByRole('button', { name: 'Take away' }).click()
  }
  await page.getByText('has no card awake').waitFor()
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true)
  await context.close()
})

test('a link and a scenario file bring the position to somebody else', async () => {
  const { page, context } = await open(browser)
  await setUp(page, 'ggltcg')
  await page.getByText('As text').click()
  const text = page.getByLabel('The position as a scenario')
  await expect.poll(() => text.inputValue()).toContain('cc: 4')
  await text.fill((await text.inputValue()).replace('name: to begin with', 'name: By hand').replace('cc: 4', 'cc: 6'))
  await page.getByRole('button', { name: 'Set up what is written' }).click()
  await page.getByText('The position is set up.').waitFor()
  expect(await page.getByLabel('Name of the position').inputValue()).toBe('By hand')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a scenario file' }).click()
  const file = await (await saved).path()
  const other = await open(browser)
  await setUp(other.page, 'ggltcg')
  await other.page.locator('.position-file input').setInputFiles({ name: 'by-hand.yaml', mimeType: 'text/plain', buffer: await (await import('node:fs/promises')).readFile(file) })
  await other.page.getByText('The position is set up.').waitFor()
  expect(await other.page.getByLabel('Name of the position').inputValue()).toBe('By hand')
  await other.context.close()
  await context.close()
})

test('a card that one writes is tried from a position, in the hand of its writer', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/workshop/ggltcg`)
  await page.getByText('The game understands this card.').waitFor()
  const name = await page.locator('.workshop-shown h2').innerText()
  await page.getByRole('button', { name: 'Set up a position' }).click()
  await page.waitForURL(/\/position\/ggltcg/)
  await place(page, 'A hand').getByRole('button', { name }).waitFor()
  await page.getByText('This is possible.').waitFor()
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL(/\/g\/[0-9a-z]{12}/)
  await decision(page)
  expect(await page.locator('.hand').innerText()).toContain(name)
  await context.close()
})

test('from an example beside its rule one plays on', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/rules/ggltcg`)
  await page.locator('.examples > summary').first().click()
  await page.locator('.examples button').first().click()
  await page.getByRole('link', { name: 'Play on from here, or change it' }).first().click()
  await page.getByText('This is possible.').waitFor()
  await context.close()
})

test('a game from a position is played to its end and seen again, and any moment of it can be reported', async () => {
  const { page, context, faults } = await open(browser)
  const roll = dice(5)
  await setUp(page, 'ggltcg')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL(/\/g\/[0-9a-z]{12}$/)
  await decision(page)
  await playOut(page, () => decide(page, roll))
  expect(await page.locator('.result h2').textContent()).toMatch(/You win|You lose|A draw/)
  await page.goto(`${page.url()}/replay`)
  const report = page.getByRole('link', { name: 'Report a wrong ruling here' })
  const text = await page.evaluate(async (address) => (await fetch(address)).text(), (await report.getAttribute('href')) ?? '')
  expect(text).toContain('name: to begin with')
  expect(text).toContain('{card: Umbruh, damage: 1}')
  expect(faults).toEqual([])
  await context.close()
})
