import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, launch, objections, open, playOn, playUntil, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('what a move changes for sure stands beside the pointer, and moves nothing', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  const card = page.locator('.hand .card.is-playable').first()
  await playUntil(page, 'ggltcg', dice(9), async () => (await card.count()) > 0)
  const strip = await page.locator('.middle').boundingBox()
  await card.hover({ force: true })
  const bubble = page.locator('.foresight:visible')
  await bubble.waitFor()
  expect(await bubble.textContent()).toMatch(/^[A-Z].+\.$/)
  expect(await page.locator('.middle').boundingBox()).toEqual(strip)
  await shot(page, 'foresight')
  await page.mouse.move(5, 5)
  await bubble.waitFor({ state: 'detached' }).catch(() => bubble.waitFor({ state: 'hidden' }))
  expect(faults).toEqual([])
  await context.close()
})

test('what the strip says of the chosen card is not said again beside the pointer', async () => {
  const { page, context, faults } = await open(browser, { width: 1280, height: 800 })
  await playOn(page, busy.find((each) => each.file === 'ggltcg-1') as Busy)
  const card = page.locator('.hand .card.is-playable', { has: page.locator('.stat-speed') }).first()
  await card.hover()
  await page.locator('.foresight:visible').waitFor()
  await card.click()
  await page.locator('.middle .forecast').waitFor()
  expect(await page.locator('.foresight:visible').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

/** Both Problems can be confronted by who decides, in the Main Phase. */
const ponies = busy.find((each) => each.file === 'mlpccg-2') as Busy

test('what the turn brings when it is ended now stands in the strip, which keeps its height', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playOn(page, ponies)
  const ending = page.locator('.ending')
  await ending.waitFor()
  expect(await ending.textContent()).toContain('If you end now: Looking For Trouble +1 · A Thorn in His Paw +4 · then a faceoff')
  const strip = (await page.locator('.middle').boundingBox())?.height
  await page.locator('.hand .card.is-playable').first().click()
  await ending.waitFor({ state: 'detached' })
  expect((await page.locator('.middle').boundingBox())?.height).toBe(strip)
  await page.keyboard.press('Escape')
  await ending.waitFor()
  await shot(page, 'ending-now')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('each place to which a chosen card can go says the total after it, and changes no place for that', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, ponies)
  const lane = page.locator('.half-mine .area-own .zone').first()
  const before = await lane.boundingBox()
  await page.locator('.half-mine .card', { hasText: 'Rainbow Dash' }).first().click()
  const own = page.locator('.zone-target', { hasText: 'At your Problem' })
  await own.locator('.place-after').waitFor()
  expect(await own.textContent()).toContain('At your Problem, then 10 of 2 blue, 5 of 2 not blue')
  const other = page.locator('.zone-target', { hasText: 'At their Problem' })
  await other.locator('.place-after').waitFor()
  expect(await other.textContent()).toContain('then 11 of 8 power')
  expect(await lane.boundingBox()).toEqual(before)
  expect(await page.locator('.acts .button').allTextContents()).toEqual(expect.arrayContaining([expect.stringMatching(/^Move to your Problem for \d action token/), expect.stringMatching(/^Move to their Problem for \d action token/)]))
  await shot(page, 'places')
  expect(faults).toEqual([])
  await context.close()
})

test('why a card cannot be chosen is said in the middle of a choice, too, with the rule', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, busy.find((each) => each.file === 'ggltcg-2') as Busy)
  await page.locator('.half-mine .zone-play .card.is-playable').first().click()
  await page.locator('.card.is-target').first().waitFor()
  // A card of the hand is no target of a tussle.
  const idle = page.locator('.hand .card:not(.is-playable, .is-target, .is-chosen)').first()
  await idle.focus()
  await page.keyboard.press('z')
  await page.getByRole('dialog').getByRole('heading', { name: 'Why not?' }).waitFor()
  await page.locator('.reasons li').first().waitFor()
  expect(await page.locator('.reasons').textContent()).toMatch(/\(GG [\d.]+/)
  expect(faults).toEqual([])
  await context.close()
})
