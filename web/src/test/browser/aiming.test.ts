import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, decision, drawn, launch, objections, open, openAt, playOn, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const toys = busy.find((each) => each.file === 'ggltcg-1') as Busy

/** No card lies on both sides, and the computer has one that it tussles with again and again. */
const few = busy.find((each) => each.file === 'ggltcg-2') as Busy

/** Where an arrow starts and where its tip is, in the window, and whether the pointer meets it there. */
function ends(page: Page, as: string): Promise<{ tip: { x: number; y: number }; met: boolean }> {
  return page.locator(`.arrow.is-${as} .arrow-line`).evaluate((line: SVGPathElement) => {
    const stage = line.ownerSVGElement?.getBoundingClientRect()
    const end = line.getPointAtLength(line.getTotalLength())
    const tip = { x: end.x + (stage?.x ?? 0), y: end.y + (stage?.y ?? 0) }
    return { tip, met: document.elementFromPoint(tip.x, tip.y)?.closest('svg.arrows') != null }
  })
}

test('an arrow goes from the chosen Toy to the one that is pointed at, and then to the one that is chosen', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playOn(page, toys)
  expect(await page.locator('.arrow').count()).toBe(0)
  await page.locator('.half-mine .zone-play .card.is-playable').first().click()
  const target = page.locator('.half-theirs .card.is-target').first()
  await target.hover()
  await page.locator('.arrow.is-considered').waitFor()
  await drawn(page)
  const box = await target.boundingBox()
  const { tip, met } = await ends(page, 'considered')
  expect(met).toBe(false)
  expect(box === null || tip.x < box.x || tip.x > box.x + box.width || tip.y < box.y || tip.y > box.y + box.height).toBe(true)
  await shot(page, 'arrow-considered')
  expect(await objections(page)).toEqual([])
  await target.click()
  await page.mouse.move(5, 5)
  await page.locator('.arrow.is-chosen').waitFor()
  await shot(page, 'arrow-chosen')
  await page.keyboard.press('Escape')
  await page.locator('.arrow').first().waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('an arrow follows the focus of who uses keys', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, toys)
  await page.locator('.half-mine .zone-play .card.is-playable').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.half-theirs .card.is-target').first().focus()
  await page.locator('.arrow.is-considered').waitFor()
  await context.close()
})

test('after the other player has aimed, an arrow shows for a moment who went at whom', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, few)
  await page.evaluate(() => {
    const seen: { from: string; gone: boolean }[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const arrow = document.querySelector<SVGPathElement>('.arrow.is-done .arrow-line')
      const last = seen.at(-1)
      if (arrow !== null && (last === undefined || last.gone)) {
        const start = arrow.getPointAtLength(0)
        const top = arrow.ownerSVGElement?.getBoundingClientRect().y ?? 0
        const half = [...document.querySelectorAll('.half')].find((each) => each.getBoundingClientRect().bottom + 10 >= start.y + top)
        seen.push({ from: half?.className ?? '', gone: false })
      } else if (arrow === null && last !== undefined) {
        last.gone = true
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: { from: string; gone: boolean }[] }).seen)
  // The computer tussles as soon as that pays.
  for (let i = 0; i < 40 && (await seen()).length === 0 && (await decision(page)) === 'mine'; i++) {
    const before = await page.locator('.table').getAttribute('data-version')
    await page.locator('#primary').click()
    await change(page, before)
  }
  const first = (await seen())[0]
  expect(first?.from).toContain('half-theirs')
  await shot(page, 'arrow-done')
  await page.locator('.arrow.is-done').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('where both players have a Toy of one name, the arrow goes from the one that aims to the other', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  interface Shown {
    type: string
    whole?: boolean
    events?: object[]
    table?: { turn: { player: string } | null; sides: { zones: { name: string; cards: { handle: string; name: string }[] }[] }[] } | null
  }
  // What the computer does is its own affair: each of its moves is told as a tussle of the two Archers, who stay where they are.
  let archers: string[] = []
  let turn: string | undefined
  let stood: Shown['table']
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const shown = JSON.parse(text.toString()) as Shown
      const played = shown.table?.turn?.player ?? turn
      if (shown.type === 'view' && shown.whole === false && turn === 'A') {
        shown.events = [{ version: 1, kind: 'tussled', words: "A's Archer tussles Archer.", spans: [], cards: archers }]
        shown.table = stood ?? null
      } else {
        stood = shown.table ?? stood
      }
      turn = played
      if (archers.length === 0 && shown.table != null) {
        archers = shown.table.sides.flatMap((side) => side.zones.filter((zone) => zone.name === 'play').flatMap((zone) => zone.cards.filter((card) => card.name === 'Archer').map((card) => card.handle)))
      }
      socket.send(JSON.stringify(shown))
    })
  })
  await openAt(page, { ...toys, at: 7, seat: 'B' })
  await decision(page)
  expect(new Set(archers).size).toBe(2)
  const place = async (half: string, handle: string | undefined) => (await page.locator(`${half} .card[data-handle="${handle}"]`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const theirs = await place('.half-theirs', archers[0])
  const mine = await place('.half-mine', archers[1])
  await page.evaluate(() => {
    const ends: number[][] = []
    Object.assign(window, { ends })
    new MutationObserver(() => {
      const line = document.querySelector<SVGPathElement>('.arrow.is-done .arrow-line')
      if (line !== null && ends.length === 0) {
        const stage = line.ownerSVGElement?.getBoundingClientRect()
        ends.push(...[line.getPointAtLength(0), line.getPointAtLength(line.getTotalLength())].map((end) => [end.x + (stage?.x ?? 0), end.y + (stage?.y ?? 0)]))
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.locator('#primary').click()
  await page.waitForFunction(() => (window as unknown as { ends: number[][] }).ends.length > 0)
  const [from, to] = await page.evaluate(() => (window as unknown as { ends: number[][] }).ends)
  const by = (box: { x: number; y: number; width: number; height: number }, [x = 0, y = 0]: number[] = []) =>
    x > box.x - 10 && x < box.x + box.width + 10 && y > box.y - 10 && y < box.y + box.height + 10
  expect([by(theirs, from), by(mine, to)]).toEqual([true, true])
  expect(faults).toEqual([])
  await context.close()
})
