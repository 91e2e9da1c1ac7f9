import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, change, drawn, keepMovements, launch, open, playOn, replayAt, shot, type Begun } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const wide = { width: 1440, height: 900, calm: false }
const toys = busy.find((each) => each.file === 'ggltcg-1') as Busy

/** A flight along an arc, from where a card was not in sight or from where it was. */
const flies = (each: Begun, seen: boolean) => each.frames.length === 5 && each.on.includes('card-in') && (each.frames[0]?.['opacity'] === undefined) === seen
const turns = (each: Begun) => each.frames[1]?.['transform']?.includes('rotateY(90deg)') === true

/** Goes on through a record until so much has moved as is looked for; answers all that has moved. */
async function steps(page: Page, enough: (all: readonly Begun[]) => boolean, most = 60): Promise<Begun[]> {
  const all: Begun[] = []
  for (let i = 0; i < most && !enough(all); i++) {
    const at = page.url()
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.waitForFunction((old) => location.href !== old, at)
    await drawn(page)
    all.push(...(await begun(page)))
  }
  return all
}

/** Waits until what was only there to move is gone. */
const gone = (page: Page, what: string) => page.waitForFunction((each) => document.querySelector(each) === null, what)

/** Makes the move that is typed. */
async function say(page: Page, move: string): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-version')
  await page.locator('#say').fill(move)
  await page.locator('#say').press('Enter')
  await change(page, before)
}

test('what the other player plays flies from that hand on an arc', async () => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  await replayAt(page, { ...toys, at: 1, seat: 'A' })
  await page.locator('.half-mine .card').first().waitFor()
  await begun(page)
  const theirs = (each: Begun) => flies(each, false) && each.in.includes('half-theirs')
  expect((await steps(page, (seen) => seen.some(theirs))).some(theirs)).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('what the other player draws is seen to come from the deck, as a back', async () => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  await replayAt(page, { game: 'mlpccg', file: 'mlpccg-1', at: 20, seat: 'A' })
  await page.locator('.half-mine .card').first().waitFor()
  await begun(page)
  const back = (each: Begun) => each.on.includes('is-flying')
  expect((await steps(page, (seen) => seen.some(back))).some(back)).toBe(true)
  await gone(page, '.is-flying')
  expect(faults).toEqual([])
  await context.close()
})

test.each<Busy>([
  { game: 'littletroubles', file: 'littletroubles-1', at: 120, seat: 'A' },
  { game: 'mlpccg', file: 'mlpccg-1', at: 100, seat: 'A' },
])('a card that lies on its other side in $game turns over', async (at) => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  await replayAt(page, at)
  await page.locator('.half-mine .card').first().waitFor()
  await begun(page)
  const all = await steps(page, (seen) => seen.some(turns), 120)
  expect(all.filter(turns).every((each) => each.on.startsWith('card-was'))).toBe(true)
  expect(all.some(turns)).toBe(true)
  await gone(page, '.card-was')
  expect(faults).toEqual([])
  await context.close()
})

test('who loses a tussle goes to bed under the blanket, and what is gained flies to its counter', async () => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  await playOn(page, toys)
  await begun(page)
  await say(page, 'tussle umbruh > umbruh')
  await drawn(page)
  const all = await begun(page)
  const blankets = all.filter((each) => each.pseudo === '::after')
  expect(blankets.length).toBeGreaterThan(0)
  expect(all.filter((each) => each.on === 'snore').length).toBe(blankets.length)
  // Whoever goes to bed with Umbruh gains a CC.
  expect(all.filter((each) => each.on === 'gain').length).toBeGreaterThan(0)
  await gone(page, '.snore, .gain, .float')
  expect(faults).toEqual([])
  await context.close()
})

test('a click ends all that moves, also what the style sheets move', async () => {
  const { page, context } = await open(browser, wide)
  await playOn(page, toys)
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 600_000 })
    }
  })
  await say(page, 'tussle umbruh > umbruh')
  const moving = () =>
    page.evaluate(() => document.querySelector('.table')?.getAnimations({ subtree: true }).filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime)).length ?? 0)
  await page.waitForFunction(() => document.querySelector('.table')?.getAnimations({ subtree: true }).some((each) => each.effect?.getTiming().duration === 600_000) === true)
  expect(await moving()).toBeGreaterThan(0)
  await page.locator('h1').first().dispatchEvent('pointerdown')
  expect(await moving()).toBe(0)
  await context.close()
})

test('the space bar ends what moves, and makes no move by that', async () => {
  const { page, context } = await open(browser, wide)
  await playOn(page, toys)
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 600_000 })
    }
  })
  await say(page, 'tussle umbruh > umbruh')
  await page.waitForFunction(() => document.querySelector('.table')?.getAnimations({ subtree: true }).some((each) => each.effect?.getTiming().duration === 600_000) === true)
  await page.locator('#primary').waitFor()
  const before = await page.locator('.table').getAttribute('data-version')
  await page.locator('.center').evaluate((strip: HTMLElement) => strip.focus())
  await page.keyboard.press(' ')
  await page.waitForFunction(() => document.querySelector('.table')?.getAnimations({ subtree: true }).every((each) => each.effect?.getTiming().duration !== 600_000) === true)
  expect(await page.locator('.table').getAttribute('data-version')).toBe(before)
  await page.keyboard.press(' ')
  await change(page, before)
  await context.close()
})

test('where less motion is wished for nothing moves: it fades in a breath, and numbers stand', async () => {
  const { page, context } = await open(browser, { ...wide, calm: true })
  await keepMovements(page)
  await playOn(page, toys)
  await begun(page)
  await say(page, 'tussle umbruh > umbruh')
  await page.waitForSelector('.float')
  await drawn(page)
  const all = await begun(page)
  expect(all.length).toBeGreaterThan(0)
  for (const each of all) {
    expect([Object.keys(each.frames[0] ?? {}), each.duration]).toEqual([['opacity'], 120])
  }
  await shot(page, 'less-motion')
  await context.close()
})
