import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, decision, dice, drawn, launch, open, playNow, playOn, shot } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const

/** What of the names, figures and buttons in sight is covered or cut off, in a line each. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = []
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    // What one has to scroll to is not in sight, and nothing is covered there.
    const inSight = (element: Element): boolean => {
      const rect = element.getBoundingClientRect()
      if (rect.width === 0 || rect.height === 0 || !within(rect, new DOMRect(0, 0, innerWidth, innerHeight))) {
        return false
      }
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        const style = getComputedStyle(up)
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && !within(rect, up.getBoundingClientRect())) {
          return false
        }
      }
      return true
    }
    // What the pointer goes through covers all the same.
    const through = [...document.querySelectorAll<HTMLElement>('.faceoff-adds, .card-sign, .card-spine, .mark-chip')].filter((each) => each.closest('.preview') === null)
    through.forEach((each) => each.style.setProperty('pointer-events', 'auto'))
    const lying = '.card-stat, .card-cost, .card-prize, .card-needs, .mark-chip, .card-sign'
    const shown = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y)
      const card = element.closest('.card')
      const over = top?.closest(lying) ?? null
      return top !== null && (element.contains(top) || (card === null ? top.contains(element) : card.contains(top) && (over === null || over === element || over.contains(element))))
    }
    /** Each letter of a text, where it is drawn. */
    const letters = (element: Element): DOMRect[] => {
      const found: DOMRect[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const value = text.textContent ?? ''
        for (let i = 0; i < value.length; i++) {
          if (value[i]?.trim() !== '') {
            const range = document.createRange()
            range.setStart(text, i)
            range.setEnd(text, i + 1)
            found.push(range.getBoundingClientRect())
          }
        }
      }
      return found
    }
    const whole = (element: Element): boolean =>
      letters(element).every((letter) =>
        [0.25, 0.75].every((x) => [0.25, 0.5, 0.75].every((y) => shown(element, letter.left + letter.width * x, letter.top + letter.height * y))),
      )
    const all = [0.2, 0.5, 0.8]
    for (const element of document.querySelectorAll(
      '.table .card-stat, .table .card-name, .table .card-count, .table .card-cost, .table .mark-chip:not(.is-signed), .table .question, .band-who, .meter, .band-sign, .hazard > span, .table .button',
    )) {
      // What is shown large while the pointer rests lies over all else, for so long.
      if (!inSight(element) || element.closest('dialog, .preview') !== null) {
        continue
      }
      const rect = element.getBoundingClientRect()
      const seen = element.matches('.card-name') ? whole(element) : all.every((x) => all.every((y) => shown(element, rect.left + rect.width * x, rect.top + rect.height * y)))
      if (!seen) {
        const card = element.closest('.card')?.querySelector('.card-name')?.textContent ?? ''
        bad.push(`${element.className} ${card} ${element.textContent ?? ''} in ${element.closest('[data-zone]')?.getAttribute('data-zone') ?? ''}`.trim())
      }
      if (element.matches('.button') && element.scrollWidth > element.clientWidth + 1) {
        bad.push(`cut off: ${element.textContent ?? ''}`)
      }
    }
    // How a card stands is told on it, however small it is: by its corner or by a mark, unless all of them stand so.
    for (const mark of document.querySelectorAll('.table .card .mark-chip:not(.is-signed, .mark-involved)')) {
      const card = mark.closest('.card')
      const { width, height } = mark.getBoundingClientRect()
      if (card !== null && inSight(card) && (width < 10 || height < 10)) {
        bad.push(`not told: ${mark.textContent ?? ''} of ${card.querySelector('.card-name')?.textContent ?? ''} in ${card.closest('[data-zone]')?.getAttribute('data-zone') ?? ''}`)
      }
    }
    through.forEach((each) => each.style.removeProperty('pointer-events'))
    return bad
  })
}

/**
 * What of the controls is cut off, and which cards are cut by more than half, where no scrolling brings the rest into sight, in a line each.
 * Where an element of a list that scrolls can be brought into sight, it is taken to be in sight there.
 */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shownOf = (element: Element): number => {
      const all = element.getBoundingClientRect()
      let { left, right, top, bottom } = all
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        const style = getComputedStyle(up)
        const rect = up.getBoundingClientRect()
        if (style.overflowX !== 'visible' || up === document.documentElement) {
          const scrolls = /auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1
          const width = Math.min(right - left, rect.width)
          left = scrolls ? rect.left : Math.max(left, rect.left)
          right = scrolls ? left + width : Math.min(right, rect.right)
        }
        if (style.overflowY !== 'visible' || up === document.documentElement) {
          const scrolls = (/auto|scroll/.test(style.overflowY) || up === document.documentElement) && up.scrollHeight > up.clientHeight + 1
          const height = Math.min(bottom - top, rect.height)
          top = scrolls ? rect.top : Math.max(top, rect.top)
          bottom = scrolls ? top + height : Math.min(bottom, rect.bottom)
        }
      }
      return Math.max(0, Math.min(right - left, innerWidth) / all.width) * Math.max(0, Math.min(bottom - top, innerHeight) / all.height)
    }
    const bad: string[] = []
    for (const element of document.querySelectorAll('.table button, .table select, .table input, .table .card')) {
      const rect = element.getBoundingClientRect()
      if (rect.width < 2 || rect.height < 2 || element.closest('dialog, .preview, .unseen') !== null) {
        continue
      }
      // What lies in a turn of the log that is folded is not drawn, though it has a box.
      if (!element.checkVisibility()) {
        continue
      }
      const shown = shownOf(element)
      const area = element.closest('.half .area')
      const box = area?.getBoundingClientRect()
      if (element.matches('.card') && box !== undefined && box.width > 0 && (rect.bottom > box.bottom + 4 || rect.right > box.right + 4)) {
        bad.push(`to be scrolled to: ${element.className} ${element.textContent ?? ''}`.slice(0, 120))
      }
      // A part that lies over the edge by less than a finger can tell hides nothing.
      if (shown < (element.matches('.card') ? 0.5 : 0.9)) {
        bad.push(`cut to ${Math.round(shown * 100)} %: ${element.className} ${element.textContent ?? ''}`.slice(0, 120))
      }
    }
    return bad
  })
}

/** What is covered or cut off at each size, with a picture of each page on which something is. */
async function coveredAtAnySize(page: Page, moment: string): Promise<string[]> {
  const bad: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    const found = [...(await covered(page)), ...(await clipped(page))]
    bad.push(...found.map((each) => `${width}x${height}, ${moment}: ${each}`))
    if (found.length > 0) {
      await shot(page, `covered-${moment}-${width}x${height}`)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return bad
}

/** Where the parts of the table are: what moves in them is the play's, but they stay. */
function parts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const at: Record<string, string> = {}
    // The chosen card opens in the sheet of a phone, which keeps its height.
    const sheet = document.querySelector('.grip')?.getBoundingClientRect().height !== 0
    for (const name of sheet ? ['.far-bar', '.half-theirs', '.half-mine', '.near-bar', '.grip', '.faceoff', '.faceoff-totals', '.faceoff-field'] : ['.far-bar', '.half-theirs', '.center', '.half-mine', '.hand', '.near-bar', '.faceoff', '.faceoff-totals', '.faceoff-field']) {
      const rect = document.querySelector(name)?.getBoundingClientRect()
      at[name] = rect === undefined ? 'none' : [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
    }
    return at
  })
}

/** Which parts of the table have moved, in a line each. */
function moved(before: Record<string, string>, after: Record<string, string>, when: string): string[] {
  return Object.keys(before).flatMap((name) => (before[name] === after[name] ? [] : [`${when}: ${name} moved from ${before[name]} to ${after[name]}`]))
}

/** What moves at each size when a card is selected, and when that is taken back. */
async function movedBySelecting(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    const before = await parts(page)
    const playable = page.locator('.hand .card.is-playable:visible, .half .card.is-playable:visible, .faceoff .card.is-playable:visible').first()
    if ((await playable.count()) === 0) {
      continue
    }
    await playable.evaluate((card: HTMLElement) => card.click())
    // On a narrow page it may lie in a lane that is not shown.
    await page.waitForSelector('.card.is-chosen', { state: 'attached' })
    await drawn(page)
    const chosen = moved(before, await parts(page), `${width}x${height}, selected`)
    found.push(...chosen)
    if (chosen.length > 0) {
      await shot(page, `moved-${width}x${height}`)
    }
    await page.keyboard.press('Escape')
    await drawn(page)
    found.push(...moved(before, await parts(page), `${width}x${height}, taken back`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[]
}

/** Lets the page keep which parts of the table the browser has seen jump, also for a moment only. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumped: string[] = []
    Object.assign(window, { jumped })
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap((each) => each.sources)) {
        // What lies in the sheet of a phone changes with what is asked; the boards above it stay.
        const sheet = document.querySelector('.grip')?.getBoundingClientRect().height !== 0
        if (node instanceof Element && node.matches(sheet ? '.far-bar, .half, .near-bar, .grip' : '.far-bar, .half, .center, .hand, .near-bar, .middle')) {
          jumped.push(node.className)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has jumped since this was last asked. */
const jumped = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { jumped: string[] }).jumped.splice(0))

/** All positions in English, and the fullest in German, whose words are longer. */
const looks = [...busy.map((each) => ({ ...each, language: 'en-US' })), ...busy.filter((each) => each.file === 'mlpccg-2').map((each) => ({ ...each, language: 'de-DE' }))]

test.each(looks)('nothing of $file in $language is covered, cut off or moved by selecting, from the smallest to the largest window', async (each) => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, language: each.language })
  const roll = dice(3)
  await watchShifts(page)
  await playOn(page, each)
  const bad = [...(await coveredAtAnySize(page, each.file)), ...(await movedBySelecting(page))]
  // The stage of a faceoff takes the place of the table: what moves is measured without it.
  const staged = async () => (await page.locator('.has-stage').count()) > 0
  const move = async (width: number, height: number): Promise<boolean> => {
    await page.setViewportSize({ width, height })
    await drawn(page)
    const before = (await staged()) ? null : await parts(page)
    await jumped(page)
    await decide(page, roll)
    if ((await decision(page)) === 'over') {
      return false
    }
    await drawn(page)
    const leaps = await jumped(page)
    if (before !== null && !(await staged())) {
      bad.push(...moved(before, await parts(page), `${width}x${height}, in a move`))
      bad.push(...leaps.map((name) => `${width}x${height}, in a move: ${name} jumped`))
    }
    return true
  }
  let goesOn = true
  for (let i = 0; goesOn && i < 6; i++) {
    goesOn = await move(1440, 900)
  }
  if (goesOn) {
    bad.push(...(await coveredAtAnySize(page, `${each.file}-later`)))
  }
  for (const [width, height] of sizes.filter(([width]) => width !== 1440)) {
    goesOn &&= await move(width, height)
  }
  expect(bad).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('what lies on the table stays where it is while cards out of a pile are chosen', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900 })
  // MLP 5: one chooses the Problem that one starts with.
  await playNow(page, 'mlpccg')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    expect(await page.locator('.offered .card').count()).toBeGreaterThan(0)
    const cards = await page.locator('.offered').boundingBox()
    expect((cards?.height ?? 0) > 60 && (cards?.y ?? height) + (cards?.height ?? 0) <= height + 1).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawn(page)
  const before = await parts(page)
  const roll = dice(3)
  while ((await page.locator('.offered').count()) > 0) {
    await decide(page, roll)
    await decision(page)
  }
  await drawn(page)
  expect(moved(before, await parts(page), 'chosen')).toEqual([])
  await context.close()
})

test('a hand of many cards covers nothing and keeps its names in sight, from the smallest to the largest window', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  // LT 1.2e: one looks at ten cards for the opening hand.
  await playNow(page, 'littletroubles')
  expect(await page.locator('.hand .card').count()).toBe(10)
  expect(await coveredAtAnySize(page, 'many')).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [360, 640],
  [390, 844],
])('all three figures of each Toy in play are in sight at %i by %i', async (width, height) => {
  const { page, context } = await open(browser, { width: 1440, height: 900 })
  for (const one of busy.filter((each) => each.game === 'ggltcg')) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await playOn(page, one)
    await page.setViewportSize({ width, height })
    await drawn(page)
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.half .zone-play .card-stat')].flatMap((figure) => {
        const { left, width: wide, top, height: high } = figure.getBoundingClientRect()
        const points = [0.3, 0.8].map((down) => document.elementFromPoint(left + wide / 2, top + high * down))
        return points.every((point) => point?.closest('.card') === figure.closest('.card')) ? [] : [`${figure.className} ${figure.textContent ?? ''}`]
      }),
    )
    expect(await page.locator('.half .zone-play .card-stat').count()).toBeGreaterThan(0)
    expect(hidden).toEqual([])
  }
  await context.close()
})

/** Gives each card in play states that it does not have, as the server would tell them. */
async function inAllStates(page: Page): Promise<void> {
  interface Lying {
    zones: { name: string; cards: { marks: object[] }[] }[]
  }
  const mark = (name: string, value = '') => ({ name, value, label: name, words: value, telling: 'named' })
  const states = [[mark('damage', '3')], [mark('frightened')], [mark('exhausted'), mark('boosted')], []]
  await page.routeWebSocket(/\/ws\/plays\//, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { table?: { sides: Lying[] } | null }
      for (const zone of message.table?.sides.flatMap((side) => side.zones) ?? []) {
        if (/^(?:main|play|home|at-own|at-other)$/.test(zone.name)) {
          zone.cards.forEach((card, i) => card.marks.push(...(states[i % states.length] ?? [])))
        }
      }
      socket.send(JSON.stringify(message))
    })
  })
}

test.each(['littletroubles-1', 'mlpccg-2', 'ggltcg-1'])('how each card of %s stands is told off its name and figures, from the smallest to the largest window', async (file) => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await inAllStates(page)
  await playOn(page, busy.find((each) => each.file === file) as (typeof busy)[number])
  expect(await page.locator('.half .is-frightened').count()).toBeGreaterThan(0)
  expect(await coveredAtAnySize(page, `${file}-states`)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
