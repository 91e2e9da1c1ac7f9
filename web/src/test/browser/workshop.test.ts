import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, decide, decision, dice, games, launch, objections, open, playOut, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const OTTER = `# Sleepy Otter
Toy, cost 1, speed 2, strength 3, stamina 4
When this card is sleeped, you may return a Toy you control to its owner's hand.`

const editor = (page: Page) => page.getByRole('textbox', { name: 'The text of the cards' })

/** Writes a text in the place of all that stands in the editor. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

/** Writes a set with one card, and saves it. */
async function saveOtters(page: Page): Promise<void> {
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, OTTER)
  await page.getByLabel('Name of the set').fill('Otters')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/workshop\/ggltcg\/[0-9a-z]{16}/)
}

test.each(games)('the workshop of %s begins with a card that the game understands, and needs no leave of the security policy', async (game) => {
  const { page, context, faults } = await open(browser)
  await page.goto(`${address()}/workshop/${game}`)
  await page.getByText('The game understands this card.').waitFor()
  expect(await page.locator('.read-outline li').count()).toBeGreaterThan(1)
  expect(await editor(page).evaluate((area) => getComputedStyle(area.closest('.cm-scroller') ?? area).fontFamily)).toContain('monospace')
  expect(faults).toEqual([])
  await context.close()
})

test('from a printed card one begins a card like it, behind what was written before', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, OTTER)
  await page.goto(`${address()}/cards/ggltcg?card=Knight`)
  await page.getByRole('link', { name: 'Write a card like this' }).click()
  await page.getByText('The game understands this card.').waitFor()
  expect(await editor(page).innerText()).toContain('# My Knight')
  expect(await editor(page).innerText()).toContain('# Sleepy Otter')
  await context.close()
})

test('a mistake is named with a fix, and a click on it mends the card', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, OTTER.replace('return', 'retrun'))
  await page.getByText('The game does not understand this card yet.').waitFor()
  const problem = page.getByRole('list', { name: 'What is not understood' }).getByRole('listitem').first()
  expect(await problem.textContent()).toContain('Line 3')
  await shot(page, 'workshop-mistake')
  await problem.getByRole('button').nth(1).click()
  await page.getByText('The game understands this card.').waitFor()
  expect(await editor(page).innerText()).toContain('you may return a Toy')
  expect(faults).toEqual([])
  await context.close()
})

test('what can stand at the cursor is offered while one types, and Tab takes it', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, '# Otter\nToy, cost 1, speed 2, strength 3, stamina 4\n')
  await page.keyboard.type('When this card is sl')
  const offered = page.locator('.cm-tooltip-autocomplete li')
  await offered.filter({ hasText: 'sleeped' }).first().waitFor()
  await page.keyboard.press('Tab')
  expect(await editor(page).innerText()).toContain('When this card is sleeped')
  await context.close()
})

test('a card is saved, read by who has the link, copied and thrown away', async () => {
  const { page, context } = await open(browser)
  await saveOtters(page)
  const link = page.url()
  const { page: other, context: elsewhere } = await open(browser)
  await other.goto(link)
  await other.getByText('Somebody else writes this set.').waitFor()
  expect(await editor(other).innerText()).toContain('Sleepy Otter')
  await other.getByRole('button', { name: 'Keep a copy' }).click()
  await other.waitForURL((url) => url.href !== link)
  await elsewhere.close()
  await page.goto(`${address()}/workshop`)
  await page.getByRole('link', { name: 'Otters' }).click()
  await page.getByRole('button', { name: 'Throw the set away' }).click()
  await page.getByRole('heading', { name: 'Workshop' }).waitFor()
  await page.goto(link)
  await page.getByText('there is no such set of cards').waitFor()
  await context.close()
})

test('a set leaves as a file and comes back from it', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, OTTER)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toBe(OTTER)
  await write(page, '# Nothing')
  await page.getByLabel('Open a file').setInputFiles(file)
  await page.getByText('The game understands this card.').waitFor()
  expect(await editor(page).innerText()).toContain('Sleepy Otter')
  await context.close()
})

test('a card is tried out in a game, where it lies in the hand as it was written', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto(`${address()}/workshop/littletroubles`)
  await page.getByText('The game understands this card.').waitFor()
  const name = (await page.locator('.workshop-shown h2').textContent()) ?? ''
  await page.getByRole('button', { name: 'Play it', exact: true }).click()
  await page.waitForURL(/\/g\/[0-9a-z]{12}$/)
  await page.locator('.card-name', { hasText: name }).first().waitFor()
  await shot(page, 'workshop-tried')
  expect(faults).toEqual([])
  await context.close()
})

test('a game with a card of one\'s own is played to its end and seen again, with the card as it was written', async () => {
  const { page, context, faults } = await open(browser)
  const roll = dice(3)
  await page.goto(`${address()}/workshop/ggltcg`)
  await editor(page).waitFor()
  await write(page, OTTER)
  await page.getByText('The game understands this card.').waitFor()
  await page.getByRole('button', { name: 'Play it', exact: true }).click()
  await page.waitForURL(/\/g\/[0-9a-z]{12}$/)
  await decision(page)
  await playOut(page, () => decide(page, roll))
  expect(await page.locator('.result h2').textContent()).toMatch(/You win|You lose|A draw/)
  await page.goto(`${page.url()}/replay`)
  const card = page.locator('.card', { has: page.locator('.card-name', { hasText: 'Sleepy Otter' }) })
  await card.first().waitFor()
  expect(await card.first().textContent()).toContain('When this card is sleeped')
  expect(faults).toEqual([])
  await context.close()
})

test('a card is measured as long as one likes, and what it is worth has an interval', async () => {
  const { page, context } = await open(browser)
  // The second part waits until one stops, so that it is not over before on a fast machine.
  let asked = 0
  let goOn = () => {}
  const stopped = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/\/measure/, async (route) => {
    asked++
    if (asked > 1) {
      await stopped
    }
    await route.continue().catch(() => undefined)
  })
  await page.goto(`${address()}/workshop/ggltcg`)
  await page.getByText('The game understands this card.').waitFor()
  await page.getByLabel('Who plays').selectOption('greedy')
  await page.getByRole('button', { name: 'Measure it' }).click()
  await page.locator('.measure-bars dd').nth(1).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  goOn()
  expect(await page.locator('.measure-reach').first().evaluate((line) => line.getBoundingClientRect().width)).toBeGreaterThan(0)
  expect(await page.locator('.measure-bars dd').first().textContent()).toMatch(/\d+\.\d % \d+\.\d to \d+\.\d/)
  await page.getByRole('button', { name: '200 games more' }).waitFor()
  await shot(page, 'workshop-measured')
  await context.close()
})

test('a friend is told which set is in use and reads its cards before joining; both play with it', async () => {
  const { page, context } = await open(browser)
  await saveOtters(page)
  await page.getByText('The game understands this card.').waitFor()
  await page.getByRole('button', { name: 'Play a friend with it' }).click()
  await page.waitForURL(/\/g\//)
  const invitation = await page.locator('#invite').inputValue()
  const { page: friend, context: elsewhere } = await open(browser, { bypassCSP: true })
  await friend.goto(invitation)
  await friend.getByText('Played with the set “Otters”').waitFor()
  await friend.getByRole('button', { name: 'Read its cards' }).click()
  await friend.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'When this card is sleeped' }).waitFor()
  await shot(friend, 'workshop-set-in-use')
  expect(await objections(friend)).toEqual([])
  await friend.keyboard.press('Escape')
  await friend.getByRole('button', { name: 'Join the game' }).click()
  await page.locator('.card-name', { hasText: 'Sleepy Otter' }).first().waitFor()
  await elsewhere.close()
  await context.close()
})
