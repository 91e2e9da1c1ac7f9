import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, change, decide, decision, dice, drawn, launch, objections, open, playNow, playOn, playUntil, shot } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const version = (page: Page) => page.locator('.table').getAttribute('data-version')

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a decision is taken back', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'littletroubles')
  const before = await page.locator('.question').textContent()
  await decide(page, dice(4))
  await decision(page)
  const at = await version(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await change(page, at)
  expect(await page.locator('.question').textContent()).toBe(before)
  await context.close()
})

test('moves can be typed, and what cannot be understood is said', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'ggltcg')
  await type(page, 'dance')
  await page.getByText('No move begins like “dance”.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#say').fill('')
  const before = await version(page)
  await page.locator('#say').fill('end')
  await page.keyboard.press('Enter')
  await change(page, before)
  await context.close()
})

test('a hint, why not and where the figures come from are answered', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'ggltcg')
  await page.locator('.middle').waitFor()
  if ((await page.getByRole('button', { name: 'Hint' }).isEnabled()) === true) {
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('.notice-hint').getByText(/\d+ % to win/).first().waitFor()
    await shot(page, 'hint')
  }
  await page.locator('.hand .card').first().focus()
  await page.keyboard.press('z')
  await page.locator('.sources li').first().waitFor()
  expect(await page.locator('.sources').textContent()).toMatch(/printed|cost/)
  await shot(page, 'explained')
  await page.keyboard.press('Escape')
  const dim = page.locator('.hand .card.is-dim')
  if ((await dim.count()) > 0) {
    await dim.first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Why not?' }).waitFor()
    await page.locator('.reasons li').first().waitFor()
    expect(await page.locator('.reasons').textContent()).toMatch(/GG [\dQ]/)
  }
  await context.close()
})

test('a card on which the pointer or the focus rests is shown large with its words, and nothing moves for that', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  const busiest = busy.find((each) => each.file === 'littletroubles-1')
  if (busiest === undefined) {
    throw new Error('there is no such position')
  }
  await playOn(page, busiest)
  for (const [width, height] of [[1440, 900], [1024, 768]] as const) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await drawn(page)
    const before = await page.locator('.half-mine').boundingBox()
    const card = page.locator('.half-mine .zone-main .card').first()
    await card.hover()
    const large = page.locator('.preview')
    await large.waitFor()
    const box = await large.locator('.preview-card').boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(240)
    expect(await large.locator('.card-name').textContent()).toBe(await card.locator('.card-name').textContent())
    await drawn(page)
    await shot(page, `large-${width}`)
    expect(await objections(page)).toEqual([])
    expect(await page.locator('.half-mine').boundingBox()).toEqual(before)
    await page.mouse.move(1, 1)
    await large.waitFor({ state: 'detached' })
    // With keys the same, and Escape puts it away.
    await page.keyboard.press('Tab')
    await card.focus()
    await page.keyboard.press('ArrowRight')
    await large.waitFor()
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
  }
  const quick = page.locator('.hand .card').filter({ hasText: 'Quick Action' }).first()
  if ((await quick.count()) > 0) {
    await quick.focus()
    await page.keyboard.press('z')
    await page.locator('dialog .words dt', { hasText: 'Quick' }).waitFor()
  }
  expect(faults).toEqual([])
  await context.close()
})

test('a card in play says why nothing can be done with it now', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'mlpccg')
  await page.locator('.question').waitFor()
  await page.locator('.half-mine .card').last().focus()
  await page.keyboard.press('z')
  await page.getByRole('dialog').getByRole('heading', { name: 'Why not?' }).waitFor()
  await page.locator('.reasons li').getByText(/MLP 62/).first().waitFor()
  await context.close()
})

test('a file that is no record is refused with what is wrong, and another can be opened', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto(address())
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear players,') })
  await page.getByText('its first line has to be').waitFor()
  await file.setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(300_000, 'x') })
  await page.getByText('That file is too long').waitFor()
  await file.setInputFiles('src/test/browser/positions/ggltcg-1.record')
  await page.waitForURL(/\/replay/)
  await page.goto(page.url().replace(/\/replay.*/, ''))
  await page.waitForURL(/\/replay/)
  // The browser itself notes that the file was refused, and the ticket for a table.
  expect(faults.filter((each) => !/status of (422|403)/.test(each))).toEqual([])
  await context.close()
})

test('a card is played by dragging it onto the table', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'ggltcg')
  const toy = page.locator('.hand .card.is-playable').filter({ hasText: /, Toy, / }).first()
  const name = await toy.locator('.card-name').textContent()
  const card = await toy.boundingBox()
  const half = await page.locator('.half-mine').boundingBox()
  if (card === null || half === null) {
    throw new Error('there is no card or no table')
  }
  await page.mouse.move(card.x + 30, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(half.x + 300, half.y + 80, { steps: 8 })
  await page.mouse.up()
  // The computer's turn may follow at once and fold this one, and its cards may take the Toy from the table.
  await page.locator('.log').getByText(`You play ${name} for`).first().waitFor({ state: 'attached' })
  await context.close()
})

test('a card that comes into play while it is dragged does nothing more where it is let go', async () => {
  const { page, context } = await open(browser)
  // What is left pays for a tussle with one of several Toys, so that the Toy could be chosen next.
  await playOn(page, busy.find((each) => each.file === 'ggltcg-1')!)
  const card = await page.locator('.hand .card.is-playable', { hasText: 'Snuggles' }).first().boundingBox()
  const half = await page.locator('.half-mine').boundingBox()
  if (card === null || half === null) {
    throw new Error('there is no card or no table')
  }
  await page.mouse.move(card.x + 30, card.y + 40)
  await page.mouse.down()
  await page.mouse.move(half.x + 300, half.y + 20, { steps: 8 })
  await page.getByLabel('Type a move').fill('play snuggles')
  await page.getByLabel('Type a move').press('Enter')
  const inPlay = page.locator('.half-mine .zone-play .card', { hasText: 'Snuggles' })
  await inPlay.waitFor()
  await page.mouse.up()
  await drawn(page)
  expect(await inPlay.getAttribute('class')).not.toContain('is-chosen')
  expect(await page.locator('.log').textContent()).toContain('You play Snuggles for')
  await context.close()
})

test('a phase can be marked as one to be asked in, and the habit of passing be chosen', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'littletroubles')
  const fight = page.locator('.phases button').filter({ hasText: 'Fight' }).last()
  await fight.click()
  await page.locator('.phases button[aria-pressed=true]').waitFor()
  await page.getByLabel('Passing by yourself').selectOption('quiet')
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.rail select')?.value === 'quiet')
  await context.close()
})

test('a match of three with a clock goes from game to game until one side has won two', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/new/littletroubles`)
  await page.getByLabel('Format').selectOption('grade-school')
  await page.getByLabel('Games').selectOption('3')
  await page.getByLabel('Clock').selectOption('quick')
  await page.locator('button[type=submit]').click()
  for (let game = 1; game <= 2; game++) {
    await decision(page)
    expect(await page.locator('.clock').count()).toBe(2)
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.locator('dialog .primary').click()
    await page.waitForSelector('.result')
    if (game === 1) {
      await page.getByText('Exchange cards with your side deck').waitFor()
      await shot(page, 'between')
      await page.getByRole('button', { name: 'Ready for the next game' }).click()
      await Promise.race([
        page.getByRole('button', { name: 'I do' }).click().catch(() => {}),
        page.waitForSelector('.middle.is-mine'),
      ])
      await page.waitForSelector('.middle')
    }
  }
  await page.getByText('Match 0 : 2').waitFor()
  await context.close()
})

test('a first game tells what can be done', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/learn/mlpccg`)
  await page.getByRole('button', { name: 'Begin: A whole game' }).click()
  await page.waitForSelector('.table')
  await page.getByText('First choose the Problem that you begin with.').waitFor()
  expect(await page.locator('.guide').getByRole('link', { name: 'MLP 10' }).getAttribute('href')).toBe('/rules/mlpccg#MLP-10')
  await page.locator('.guide').getByText('0 of 15 points').waitFor()
  await shot(page, 'first-game')
  await context.close()
})

test.each([
  [360, 640],
  [1440, 900],
])('a first visitor is told what can be done at %i by %i, and nothing moves when it changes', async (width, height) => {
  const { page, context, faults } = await open(browser, { width, height, first: true, bypassCSP: true })
  await playNow(page, 'ggltcg')
  const guide = page.getByRole('region', { name: 'Guide to your first game' })
  await guide.getByText('Cards with a glowing frame can be played').waitFor()
  await drawn(page)
  await shot(page, `guide-${width}`)
  expect(await objections(page)).toEqual([])
  const boards = () => page.locator('.half-theirs').boundingBox()
  const before = await boards()
  const roll = dice(5)
  // A game that is played so may be lost before the fourth decision: then its last scene stands where the questions stood.
  for (let i = 0; i < 4; i++) {
    await decide(page, roll)
    if ((await decision(page)) === 'over') {
      break
    }
    await drawn(page)
    expect(await boards()).toEqual(before)
  }
  expect(faults).toEqual([])
  await context.close()
})

test('a first visitor can skip all that is told, and is told nothing in the next game', async () => {
  const { page, context, faults } = await open(browser, { first: true })
  await playNow(page, 'ggltcg')
  const guide = page.getByRole('region', { name: 'Guide to your first game' })
  await guide.getByRole('button', { name: 'No more tips' }).click()
  await guide.waitFor({ state: 'detached' })
  await page.reload()
  await decision(page)
  expect(await guide.count()).toBe(0)
  // The next game is one as any other.
  await playNow(page, 'littletroubles')
  expect(await guide.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('the colours are chosen at the table too, and kept for the next visit', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playNow(page, 'ggltcg')
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system')
  for (const look of ['dark', 'contrast']) {
    await page.locator('.rail').getByLabel('Colors').selectOption(look)
    expect(await theme()).toBe(look)
    await drawn(page)
    await shot(page, `table-${look}`)
    expect(await objections(page)).toEqual([])
  }
  await page.reload()
  await decision(page)
  expect(await theme()).toBe('contrast')
  expect(faults).toEqual([])
  await context.close()
})

test('a folded turn of the log is told in short, and in whole when it is opened', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  const folded = page.locator('.log-turn > details:not([open]):has(.log-short)').first()
  await playUntil(page, 'ggltcg', dice(6), async () => (await folded.count()) > 0)
  const short = folded.locator('.log-short').first()
  expect(await short.isVisible()).toBe(true)
  await drawn(page)
  expect(await objections(page)).toEqual([])
  await shot(page, 'log-in-short')
  await folded.locator('summary').click()
  expect(await page.locator('.log-turn > details[open] .log-short').first().isVisible()).toBe(false)
  await context.close()
})

test('each player has a face, and that of who is to decide stands in a ring that breathes twice', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900, calm: false })
  await playNow(page, 'littletroubles')
  expect(await page.locator('.far-bar .portrait').getAttribute('data-likeness')).toBe('robot')
  const mine = page.locator('.near-bar .is-deciding .portrait')
  expect(['fox', 'bear']).toContain(await mine.getAttribute('data-likeness'))
  const ring = await mine.evaluate((face) => {
    const { animationName, animationIterationCount, boxShadow } = getComputedStyle(face, '::before')
    return [animationName, animationIterationCount, boxShadow.includes('rgb(255, 216, 74)')]
  })
  expect(ring).toEqual(['breathe', '2', true])
  await shot(page, 'faces')
  await context.close()
})

test('the shuffle of a finished game is checked, and play again begins another of the same kind', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'ggltcg')
  const first = page.url()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('dialog .primary').click()
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('Shuffle verified:').waitFor()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/g/') && url.href !== first)
  await decision(page)
  await context.close()
})

test('the page at 200 % is no wider than the window', async () => {
  const { page, context } = await open(browser, { width: 640, height: 400 })
  await playNow(page, 'littletroubles')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await shot(page, 'zoomed-200')
  await decide(page, dice(9))
  await context.close()
})

test('a guest becomes an account, signs out and in, takes another password, and signs out everywhere', async () => {
  const { page, context } = await open(browser)
  await page.goto(address())
  await page.getByText('Keep your games and decks').click()
  const login = `tester-${Date.now() % 1_000_000}`
  await page.getByLabel('Login').fill(login)
  await page.getByLabel(/^Password/).fill('a long password')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`You are signed in as ${login}.`).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const signIn = async (password: string) => {
    await page.getByText('Keep your games and decks').click()
    await page.getByLabel('Login').fill(login)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(`You are signed in as ${login}.`).waitFor()
  }
  await signIn('a long password')
  const change = async (to: string) => {
    await page.getByLabel('Password until now').fill('a long password')
    await page.getByLabel(/^New password/).fill(to)
    await page.getByRole('button', { name: 'Take the new password' }).click()
  }
  await page.getByText('Change the password').click()
  await change('aaaaaaaaaa')
  await page.getByText(/guessed soon/).waitFor()
  await change('seven quiet lanterns')
  await page.getByText('Your new password holds, and all other browsers are signed out.').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await signIn('seven quiet lanterns')
  await context.close()
})
