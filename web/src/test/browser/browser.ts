import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Locator, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Busy } from './positions/busy'

export const games = ['ggltcg', 'littletroubles', 'mlpccg'] as const
export type GameName = (typeof games)[number]

export const address = (): string => inject('address')

const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(
  (place): place is string => place !== undefined,
)

/** The browser of this machine. */
export function chromiumPath(): string {
  const found = places.find((place) => existsSync(place))
  if (found === undefined) {
    throw new Error(`there is no Chromium at ${places.join(', ')}; install it (on Debian: apt-get install chromium) or set CHROMIUM`)
  }
  return found
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
}

export interface Sheet {
  page: Page
  context: BrowserContext
  /** What the page complained of in its console. */
  faults: string[]
}

/** Narrower windows are those of phones. */
const PHONE = 500

interface Look {
  width?: number
  height?: number
  dark?: boolean
  /** Whether the colours of the system are forced on the page. */
  forced?: boolean
  calm?: boolean
  /** Whether movement is left out where it stutters, as it is unless one has chosen a speed. */
  smooth?: boolean
  bypassCSP?: boolean
  /** The language of the browser: `de-DE`. */
  language?: string
  /** Whether the page may be kept for when there is no network. */
  offline?: boolean
  /** Whether nobody has played here before: then there is a guide. */
  first?: boolean
  /** Whether one is asked before wasteful moves, as one is unless one wishes otherwise. */
  asks?: boolean
}

export async function open(browser: Browser, look: Look = {}): Promise<Sheet> {
  const width = look.width ?? 1280
  const context = await browser.newContext({
    viewport: { width, height: look.height ?? 800 },
    colorScheme: look.dark === true ? 'dark' : 'light',
    forcedColors: look.forced === true ? 'active' : 'none',
    reducedMotion: look.calm === false ? 'no-preference' : 'reduce',
    hasTouch: width < PHONE,
    bypassCSP: look.bypassCSP ?? false,
    locale: look.language ?? 'en-US',
    serviceWorkers: look.offline === true ? 'allow' : 'block',
  })
  if (look.first !== true) {
    await context.addInitScript(() => localStorage.setItem('cardwright.visited', 'yes'))
  }
  if (look.asks !== true) {
    await context.addInitScript(() => localStorage.setItem('cardwright.ask', 'off'))
  }
  if (look.calm === false && look.smooth !== true) {
    // Who has chosen a speed has it, however busy the machine is.
    await context.addInitScript(() => localStorage.setItem('cardwright.speed', 'normal'))
  }
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  if (width < PHONE) {
    phones.add(page)
  }
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAskedAgain(message)) {
      faults.push(`${message.text()} ${message.location().url}`)
    }
  })
  return { page, context, faults }
}

/** Whoever plays as fast as a test has spent what one may ask in a minute; the page then waits and asks again. */
function isAskedAgain(message: ConsoleMessage): boolean {
  return message.text().includes(' 429 ') && message.location().url.includes('/turning-points')
}

// Pages of phones, on which all is done by touch.
const phones = new WeakSet<Page>()

/** Touches or clicks something, as one does on that page. What was clicked in time is clicked, however long a busy page takes to answer. */
async function hit(part: Locator, options: { position?: { x: number; y: number }; timeout?: number } = {}): Promise<void> {
  try {
    await (phones.has(part.page()) ? part.tap(options) : part.click(options))
  } catch (error) {
    if (!isPerformed(error)) {
      throw error
    }
  }
}

/** Whether a click or touch was made before the time for it was over, as the log in the error tells. */
function isPerformed(error: unknown): boolean {
  return error instanceof Error && / (click|tap) action done/.test(error.message)
}

export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync('target/screenshots', { recursive: true })
  await page.screenshot({ path: `target/screenshots/${name}.png` })
}

interface Found {
  id: string
  nodes: { target: string[] }[]
}

/** What axe objects to once all is drawn, in a line each, by all rules but those that are named. */
export async function objections(page: Page, ...without: string[]): Promise<string[]> {
  // A number that rises is read by its white edge, which axe does not see.
  await drawn(page)
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  return page.evaluate(async (left) => {
    const { axe } = window as unknown as { axe: { run: (on: Document, options: object) => Promise<{ violations: Found[] }> } }
    const found = await axe.run(document, { rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) })
    return found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(', ')}`)
  }, without)
}

/** How a page may look: by what a device asks for, or by the theme that is chosen on the page. */
export const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  light: (page) => asked(page, 'light', 'none'),
  dark: (page) => asked(page, 'dark', 'none'),
  forced: (page) => asked(page, 'dark', 'active'),
  contrast: async (page) => {
    await asked(page, 'light', 'none')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'contrast'))
  },
}

async function asked(page: Page, colorScheme: 'light' | 'dark', forcedColors: 'none' | 'active'): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors })
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
}

/** What axe objects to on a page that looks so. */
export function objectionsIn(look: string, page: Page): Promise<string[]> {
  // In forced colours the browser draws all words in the colours of the system; axe reckons with those of the page.
  return objections(page, ...(look === 'forced' ? ['color-contrast'] : []))
}

/** What axe objects to in each look, in a line each; the page is in the light again then. */
export async function objectionsInEachLook(page: Page): Promise<string[]> {
  const bad: string[] = []
  for (const [look, wear] of Object.entries(looks)) {
    await wear(page)
    bad.push(...(await objectionsIn(look, page)).map((one) => `${look}: ${one}`))
  }
  await asked(page, 'light', 'none')
  return bad
}

/** Through the door of a game to the first decision against the computer. */
export async function playNow(page: Page, game: GameName): Promise<void> {
  await page.goto(address())
  await hit(page.locator(`article[data-game=${game}] .big`))
  await page.waitForURL(/\/g\//)
  await decision(page)
}

/** Goes on from a faceoff that is over. It may be gone by now, as when a touch before it has led on. */
async function goOn(page: Page): Promise<void> {
  const button = page.locator('#go-on')
  await hit(button, { timeout: PATIENCE }).catch(async (error: unknown) => {
    if ((await button.count()) > 0) {
      throw error
    }
  })
}

/** Waits until this person is to decide, or the game is over. */
export async function decision(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector('.middle.is-mine .acts button:visible, .result:visible, .card.is-playable:visible')
  // A faceoff that is over stays until it has been read.
  while ((await page.locator('#go-on').count()) > 0) {
    await goOn(page)
    await page.waitForSelector('.middle.is-mine .acts button:visible, .result:visible, .card.is-playable:visible')
  }
  return (await page.locator('.result').count()) > 0 ? 'over' : 'mine'
}

const version = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-version')

/** Waits until the table has changed. */
export async function change(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before)
}

/** Waits until the page has drawn what it knows, its animations have ended, and numbers that rose are gone. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
    const moving = (): Animation[] =>
      document.getAnimations().filter((each) => each.timeline instanceof DocumentTimeline && each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)
    do {
      await frame()
      await frame()
      await Promise.allSettled(moving().map((each) => each.finished))
    } while (moving().length > 0 || document.querySelector('.float') !== null)
  })
}

/** A movement that a page has begun. */
export interface Begun {
  /** The classes of what moves. */
  on: string
  /** The handle of the card that it belongs to. */
  card: string
  /** The half or hand in which that lies. */
  in: string
  /** The part of its style sheet that moves instead of it. */
  pseudo: string
  frames: Record<string, string>[]
  duration: number
  delay: number
}

/** Lets a page keep each movement that it begins, so that what has moved can be told however busy the machine is. */
export async function keepMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: Begun[] = []
    Object.assign(window, { begun })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const times = options as KeyframeAnimationOptions
      begun.push({
        on: this.getAttribute('class') ?? '',
        card: this.closest<HTMLElement>('.card')?.dataset['handle'] ?? '',
        in: this.closest('.half-mine, .half-theirs, .hand, .far-bar, .near-bar')?.getAttribute('class') ?? '',
        pseudo: times.pseudoElement ?? '',
        frames: structuredClone(frames) as Record<string, string>[],
        duration: Number(times.duration),
        delay: Number(times.delay),
      })
      return animate.call(this, frames, options)
    }
  })
}

/** What has begun to move since this was last asked. */
export const begun = (page: Page): Promise<Begun[]> => page.evaluate(() => (window as unknown as { begun: Begun[] }).begun.splice(0))

/** A small chance that is the same in each run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % sides
  }
}

interface Reach {
  /** Where a click meets the card, measured from its corner. */
  at: { x: number; y: number } | null
  /** What lies there instead. */
  above: string
}

/** Finds where a card can be clicked, once it has been brought into sight. */
async function reach(card: Locator): Promise<Reach> {
  const look = (element: Element): Reach => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const above = new Set<string>()
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.5, 0.25, 0.75]) {
        const at = { x: across * box.width, y: down * box.height }
        const top = document.elementFromPoint(box.x + at.x, box.y + at.y)
        if (element.contains(top)) {
          return { at, above: '' }
        }
        above.add(
          top === null ? 'nothing: outside the window' : `<${top.tagName.toLowerCase()} class="${top.getAttribute('class') ?? ''}"> ${(top.textContent ?? '').slice(0, 60)}`,
        )
      }
    }
    const place = [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
    return { at: null, above: `at ${place} of ${innerWidth}x${innerHeight}: ${[...above].join('; ')}` }
  }
  // It may go just now, as when a connection is cut and the table is drawn anew.
  return card.evaluate(look, undefined, { timeout: PATIENCE / 4 }).catch(() => ({ at: null, above: 'it is gone' }))
}

/** How long a card that glides or is covered is waited for, in milliseconds. */
const PATIENCE = 20_000

/** Clicks a card where nothing covers it, as soon as it can be clicked: it may still be on its way. One that is no more there is left. */
async function tap(card: Locator): Promise<void> {
  const late = Date.now() + PATIENCE
  for (;;) {
    if ((await card.count()) === 0) {
      return
    }
    const { at, above } = await reach(card)
    try {
      if (at !== null) {
        await hit(card, { position: at, timeout: PATIENCE / 4 })
        return
      }
    } catch (error) {
      if (Date.now() > late) {
        throw error
      }
    }
    if (Date.now() > late) {
      await shot(card.page(), 'covered-card')
      throw new Error(`a card is covered everywhere: ${await card.textContent()}, ${above}`)
    }
    await card.page().evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Makes one decision with the mouse or a finger: a card that may be played and its targets, or a button. */
export async function decide(page: Page, roll: (sides: number) => number): Promise<void> {
  const before = await version(page)
  const cards = page.locator('.hand .card.is-playable:visible, .half .card.is-playable:visible, .offered .card.is-playable:visible, .bands .card.is-playable:visible, .faceoff .card.is-playable:visible')
  const count = await cards.count()
  if (count > 0 && roll(4) > 0) {
    await tap(cards.nth(roll(count)))
    for (let step = 0; step < 6; step++) {
      const targets = page.locator('.hand .card.is-target:visible, .half .card.is-target:visible, .offered .card.is-target:visible, .bands .card.is-target:visible, .faceoff .card.is-target:visible')
      const ready = await page.locator('#primary').count()
      const left = await targets.count()
      if (ready > 0 || left === 0) {
        break
      }
      await tap(targets.nth(roll(left)))
    }
  }
  await press(page, roll, before)
  await change(page, before)
}

/** Presses buttons until a move is sent: then the page offers nothing, or shows a later version. */
async function press(page: Page, roll: (sides: number) => number, before: string | null): Promise<void> {
  for (let step = 0; step < 6 && (await version(page)) === before; step++) {
    const primary = page.locator('#primary')
    if ((await primary.count()) > 0) {
      await hit(primary, { timeout: PATIENCE })
      return
    }
    const buttons = page.locator('.acts .button:not(.quiet), .ways .way:not(.quiet)')
    const count = await buttons.count()
    if (count > 0) {
      await hit(buttons.nth(roll(count)), { timeout: PATIENCE })
      if ((await page.locator('.middle.is-mine .acts').count()) === 0) {
        return
      }
      continue
    }
    const cards = page.locator('.card.is-playable:visible, .card.is-target:visible')
    const left = await cards.count()
    if (left === 0) {
      return
    }
    await tap(cards.nth(roll(left)))
  }
}

/** Plays on until the game is over. */
export async function playOut(page: Page, step: () => Promise<void>, most = 900): Promise<void> {
  for (let i = 0; i < most; i++) {
    if ((await decision(page)) === 'over') {
      return
    }
    await step()
  }
  throw new Error(`the game is not over after ${most} decisions`)
}

/** Plays from decision to decision until what is looked for is there, in a new game where one ends before. */
export async function playUntil(page: Page, game: GameName, roll: (sides: number) => number, found: () => Promise<boolean>, most = 200): Promise<void> {
  await playNow(page, game)
  for (let i = 0; i < most; i++) {
    if (await found()) {
      return
    }
    if ((await decision(page)) === 'over') {
      await playNow(page, game)
    } else {
      await decide(page, roll)
      await decision(page)
    }
  }
  throw new Error(`what is looked for in ${game} is not there after ${most} decisions`)
}

/** Opens a recorded game under "Open a record…", plays on from its busy moment, and waits for the first decision. */
export async function playOn(page: Page, busy: Busy): Promise<void> {
  await openAt(page, busy)
  await decision(page)
}

/** Opens a recorded game under "Open a record…" at a moment, in the eyes of who decides then. */
export async function replayAt(page: Page, busy: Busy): Promise<void> {
  await page.goto(address())
  await page.locator('input[type=file]').setInputFiles(`src/test/browser/positions/${busy.file}.record`)
  await page.waitForURL(/\/replay/)
  await page.goto(`${page.url().replace(/\?.*/, '')}?at=${busy.at}`)
  await page.locator('.replay select').selectOption(busy.seat)
}

/** Opens a recorded game under "Open a record…", and plays on from a moment of it. */
export async function openAt(page: Page, busy: Busy): Promise<void> {
  await replayAt(page, busy)
  await page.getByRole('button', { name: /Play on from here|Von hier aus weiterspielen/ }).click()
  await page.waitForURL(/\/g\/\w+$/)
}
