import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, decide, decision, dice, drawn, games, launch, open, playNow, playOut, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

describe.each(games)('%s', (game) => {
  test('a first move is made after one click on the home page', async () => {
    const { page, context, faults } = await open(browser, { calm: false })
    await playNow(page, game)
    await decide(page, dice(1))
    await shot(page, `table-${game}`)
    expect(faults).toEqual([])
    await context.close()
  })
})

// Each game is played to its end by touch, two also by mouse, the shortest one with all that moves.
test.each(['ggltcg', 'mlpccg'] as const)('a whole game of %s is played with the mouse', async (game) => {
  const { page, context, faults } = await open(browser, { calm: game !== 'ggltcg' })
  const roll = dice(7)
  await playNow(page, game)
  await playOut(page, () => decide(page, roll))
  await shot(page, `over-mouse-${game}`)
  expect(await page.locator('.result h2').textContent()).toMatch(/You win|You lose|A draw/)
  expect(faults).toEqual([])
  await context.close()
})

test.each(games)('a whole game of %s is played by touch alone at 360 by 640', async (game) => {
  const { page, context, faults } = await open(browser, { width: 360, height: 640 })
  const roll = dice(11)
  await playNow(page, game)
  await playOut(page, async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await decide(page, roll)
  })
  await shot(page, `over-touch-${game}`)
  expect(faults).toEqual([])
  await context.close()
})

test.each(games)('on a slow device all that moves at a table of %s runs smoothly, or is left out', async (game) => {
  const { page, context, faults } = await open(browser, { calm: false, smooth: true })
  await playNow(page, game)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // The frames of each stretch of time in which something moves: cards, numbers, signs, whatever it is.
  await page.evaluate(() => {
    const seen: { rates: number[] } = { rates: [] }
    Object.assign(window, { seen })
    let live: Animation[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      live.push(animation)
      return animation
    }
    let first = 0
    let frames = 0
    let last = 0
    const count = (now: number): void => {
      live = live.filter((each) => each.playState === 'running')
      if (live.length > 0) {
        first = frames === 0 ? now : first
        last = now
        frames++
      } else if (frames > 0) {
        if (last - first >= 150) {
          seen.rates.push(((frames - 1) * 1_000) / (last - first))
        }
        frames = 0
      }
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  const roll = dice(3)
  const state = () =>
    page.evaluate(() => {
      const rates = (window as unknown as { seen: { rates: number[] } }).seen.rates
      return { still: document.querySelector('.table[data-speed=none]') !== null, smooth: rates.length > 3 && rates.slice(-3).every((rate) => rate >= 50) }
    })
  let now = await state()
  for (let i = 0; i < 40 && !now.still && !now.smooth; i++) {
    if ((await decision(page)) === 'over') {
      break
    }
    await decide(page, roll)
    now = await state()
  }
  expect(now.still || now.smooth).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('a whole game is played with the keys alone', async () => {
  const { page, context, faults } = await open(browser)
  await page.goto((await import('./browser')).address())
  await page.waitForSelector('.door')
  await tabTo(page, 'article[data-game=ggltcg] .big')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/g\//)
  const roll = dice(5)
  await playOut(page, () => byKeys(page, roll))
  expect(await page.locator('.result h2').textContent()).toMatch(/You win|You lose|A draw/)
  expect(faults).toEqual([])
  await context.close()
})

/** Presses Tab, and the arrows within a list of cards, until the focus is where it is wanted. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await closeDialog(page)
    if ((await isAt(page, wanted)) || (await arrowTo(page, wanted))) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to ${wanted}`)
}

const isAt = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted)

async function arrowTo(page: Page, wanted: string): Promise<boolean> {
  const steps = await page.evaluate((css) => {
    const cards = [...(document.activeElement?.closest('.cards')?.querySelectorAll('.card') ?? [])]
    const at = cards.findIndex((card) => card === document.activeElement)
    const to = cards.findIndex((card) => card.matches(css))
    return at < 0 || to < 0 ? 0 : to - at
  }, wanted)
  for (let i = 0; i < Math.abs(steps); i++) {
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
  return steps !== 0 && isAt(page, wanted)
}

async function byKeys(page: Page, roll: (sides: number) => number): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-version')
  const hand = await page.locator('.hand .card').count()
  if (hand > 0 && roll(3) > 0) {
    await page.keyboard.press(String(1 + roll(Math.min(9, hand))))
    await closeDialog(page)
  }
  for (let i = 0; i < 5 && (await page.locator('#primary').count()) === 0; i++) {
    const way = (await page.locator('.card.is-target').count()) > 0 ? '.card.is-target' : '.acts .button:not(.quiet)'
    const wanted = (await page.locator(way).count()) > 0 ? way : '.card.is-playable'
    await tabTo(page, wanted)
    await page.keyboard.press('Enter')
    if ((await page.locator('.middle.is-mine').count()) === 0) {
      break
    }
  }
  await closeDialog(page)
  if ((await page.locator('#primary').count()) > 0) {
    await page.locator('.center').evaluate((strip: HTMLElement) => strip.focus())
    await page.keyboard.press(' ')
  }
  await change(page, before)
}

/** A card that cannot be played opens to be read; Escape closes it. */
async function closeDialog(page: Page): Promise<void> {
  await drawn(page)
  if ((await page.locator('dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape')
  }
}
