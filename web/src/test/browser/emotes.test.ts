import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, launch, objectionsInEachLook, open, playNow, shot, type Sheet } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

/** Lets two people sit down, the second of whom reads German. */
async function sitDown(host: Sheet, guest: Sheet): Promise<void> {
  await host.page.goto(`${address()}/new/ggltcg?friend=1`)
  await host.page.locator('button[type=submit]').click()
  await guest.page.goto(await host.page.locator('#invite').inputValue())
  await guest.page.getByRole('button', { name: 'Mitspielen' }).click()
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.middle')))
}

/** Says something, as soon as one may again. */
async function say(page: Page, words: string): Promise<void> {
  const button = page.getByRole('button', { name: words, exact: true })
  await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 60_000 }).toBe('false')
  await button.click()
}

/** Lets what is said on a page stay until it has been looked at. */
const staying = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (deed: () => void, after: number) => later(deed, after === 4_000 ? 600_000 : after) })
  })

/** Where everything of the table is. */
const layout = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.table > *, .bar > *, .card')].filter((each) => !each.matches('.unseen')).map((each) => JSON.stringify(each.getBoundingClientRect())))

test('what one player says is seen and heard by everybody at the table in their own language, until it is hidden', async () => {
  const host = await open(browser, { height: 900 })
  const guest = await open(browser, { height: 900, language: 'de-DE' })
  const watcher = await open(browser)
  await Promise.all([guest, watcher].map(({ page }) => staying(page)))
  await sitDown(host, guest)
  await watcher.page.goto(`${host.page.url().replace(/\?.*/, '')}?watch`)
  await watcher.page.waitForSelector('.middle')
  expect(await watcher.page.locator('.emote-button').count()).toBe(0)
  const before = await layout(guest.page)

  await say(host.page, 'Good luck!')
  await host.page.locator('.near-bar > .emote', { hasText: 'Good luck!' }).waitFor()
  await guest.page.locator('.far-bar > .emote', { hasText: 'Viel Glück!' }).waitFor()
  await watcher.page.locator('.emote', { hasText: 'Good luck!' }).waitFor()
  const name = await guest.page.locator('.far-bar .bar-name b').textContent()
  expect(await guest.page.locator('[aria-live=polite] p', { hasText: 'Viel Glück!' }).textContent()).toBe(`${name}: Viel Glück!`)
  expect(await layout(guest.page)).toEqual(before)
  expect(await objectionsInEachLook(guest.page)).toEqual([])
  await shot(guest.page, 'emote')
  await host.page.locator('.emote').waitFor({ state: 'detached' })

  await guest.page.getByRole('button', { name: 'Zurufe ausblenden' }).click()
  expect(await guest.page.locator('.emote').count()).toBe(0)
  await say(host.page, 'Thanks!')
  await say(guest.page, 'Ich überlege')
  await host.page.locator('.far-bar > .emote', { hasText: 'Let me think' }).waitFor()
  await guest.page.locator('.near-bar > .emote', { hasText: 'Ich überlege' }).waitFor()
  expect(await guest.page.locator('.emote').count()).toBe(1)
  await guest.page.reload()
  expect(await guest.page.getByRole('button', { name: 'Zurufe ausblenden' }).getAttribute('aria-pressed')).toBe('true')
  // Nothing that was said before is told to who comes back.
  expect(await guest.page.locator('.emote').count()).toBe(0)

  await guest.page.getByRole('button', { name: 'Aufgeben' }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
  await watcher.page.waitForSelector('.result')
  await say(host.page, 'Well played!')
  await watcher.page.locator('.emote', { hasText: 'Well played!' }).waitFor()
  expect([...host.faults, ...guest.faults, ...watcher.faults]).toEqual([])
  await Promise.all([host, guest, watcher].map(({ context }) => context.close()))
})

test('on a phone emotes are in the drawer, which makes way for what was said', async () => {
  const host = await open(browser, { width: 390, height: 844 })
  const guest = await open(browser, { language: 'de-DE' })
  await sitDown(host, guest)
  await host.page.locator('.drawer-button').tap()
  expect(await host.page.locator('.emote-button').evaluateAll((all) => all.every((each) => each.getBoundingClientRect().height >= 44 && each.textContent !== ''))).toBe(true)
  expect(await objectionsInEachLook(host.page)).toEqual([])
  await host.page.getByRole('button', { name: 'Hello!' }).tap()
  await host.page.locator('.near-bar > .emote').waitFor()
  expect(await host.page.locator('.rail.is-open').count()).toBe(0)
  await guest.page.locator('.far-bar > .emote', { hasText: 'Hallo!' }).waitFor()
  await host.context.close()
  await guest.context.close()
})

test('against the computer there is nobody to say anything to', async () => {
  const { page, context } = await open(browser)
  await playNow(page, 'ggltcg')
  expect(await page.locator('.emotes').count()).toBe(0)
  await context.close()
})
