import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, change, dice, drawn, keepMovements, launch, open, playOn, playUntil, shot, type Begun, type GameName } from './browser'
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

/** Plays until something has moved as is looked for. */
const playUntilMoved = (page: Page, game: GameName, found: (each: Begun) => boolean): Promise<void> =>
  playUntil(page, game, dice(5), async () => {
    await drawn(page)
    return (await begun(page)).some(found)
  })

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
  await playUntilMoved(page, 'ggltcg', (each) => flies(each, false) && each.in.includes('half-theirs'))
  expect(faults).toEqual([])
  await context.close()
})

test('what one draws flies from the deck to the hand', async () => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  await playUntilMoved(page, 'mlpccg', (each) => flies(each, false) && each.in.includes('hand'))
  await gone(page, '.is-flying')
  expect(faults).toEqual([])
  await context.close()
})

test('a card that lies on its other side turns over', async () => {
  const { page, context, faults } = await open(browser, wide)
  await keepMovements(page)
  let turned = false
  // What the server tells is changed on its way: every card that is awake lies on its other side.
  await page.routeWebSocket(/\/ws\/plays\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { table?: { sides: { zones: { name: string; cards: { marks: object[] }[] }[] }[] } | null }
      for (const card of turned ? (told.table?.sides ?? []).flatMap((side) => side.zones.filter((zone) => zone.name === 'play').flatMap((zone) => zone.cards)) : []) {
        card.marks.push({ name: 'back', value: '', label: 'back', words: '', telling: 'named' })
      }
      socket.send(JSON.stringify(told))
    })
  })
  await playOn(page, toys)
  await begun(page)
  turned = true
  await say(page, 'tussle umbruh > umbruh')
  await drawn(page)
  const away = (await begun(page)).filter((each) => each.frames[1]?.['transform']?.includes('rotateY(90deg)') === true)
  expect(away.length).toBeGreaterThan(0)
  expect(away.every((each) => each.on === 'card-was')).toBe(true)
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

/** Two Toys tussle, and what moves by that would move for ten minutes; answers once it moves. */
async function tussleSlowly(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 600_000 })
    }
  })
  await say(page, 'tussle umbruh > umbruh')
  await page.waitForFunction(() => document.querySelector('.table')?.getAnimations({ subtree: true }).some((each) => each.effect?.getTiming().duration === 600_000) === true)
}

test('a click ends all that moves, also what the style sheets move', async () => {
  const { page, context } = await open(browser, wide)
  await playOn(page, toys)
  await tussleSlowly(page)
  const moving = () =>
    page.evaluate(() => document.querySelector('.table')?.getAnimations({ subtree: true }).filter((each) => each.timeline instanceof DocumentTimeline && each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime)).length ?? 0)
  expect(await moving()).toBeGreaterThan(0)
  await page.locator('h1').first().dispatchEvent('pointerdown')
  expect(await moving()).toBe(0)
  await context.close()
})

test('the space bar ends what moves, and makes no move by that', async () => {
  const { page, context } = await open(browser, wide)
  await playOn(page, toys)
  await tussleSlowly(page)
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
