import { language } from '../words/language'
import type { Choice, Explanation, GameEvent, Outcome, PerSeat, Player, Seat, Shuffle, Table } from './messages'

/** What the server says over HTTP, as `openapi.yaml` describes it. */

export interface FormatOf {
  name: string
  says: string
  sets: string[]
  decks: string[]
}

export interface GameOf {
  name: string
  title: string
  cards: number
  revealsDecks: boolean
  formats: FormatOf[]
  options: { words: string; says: string; once: boolean }[]
}

export interface Games {
  protocol: number
  levels: { name: string; says: string }[]
  clocks: { name: string; bank: number; move: number }[]
  games: GameOf[]
}

export interface Deck {
  name: string
  plan: string
  format: string
  cards: string[]
  side: string[]
  text: string
}

export interface Objection {
  words: string
  rule: string | null
}

export interface KeptDeck {
  id: string
  game: string
  changed: number
  deck: Deck
  objections: Objection[]
}

export interface DeckCheck {
  deck: Deck
  objections: Objection[]
  count: number
  side: number
  costs: { cost: number | null; count: number }[]
  kinds: { kind: string; count: number }[]
}

export interface CardText {
  name: string
  set: string
  number: string
  kind: string
  text: string[]
  back: { opening: string; kind: string; text: string[] } | null
}

/** A phrase of the card language: all ways to say one thing. */
export interface CardPhrase {
  group: string
  patterns: string[]
  meaning: string
  example: string
  exampleFrom: string
  cards: string[]
}

/** Other words in place of some characters of a line; columns are counted from 1. */
export interface Fix {
  column: number
  endColumn: number
  text: string
  /** Whether the line is understood with it; else there is another mistake behind it. */
  whole: boolean
}

/** What the server says about a place in cards that somebody writes. */
export interface Diagnostic {
  line: number
  column: number
  endColumn: number
  severity: 'ERROR' | 'INFORMATION'
  code: string
  message: string
  remedy: string
  fixes: Fix[]
}

/** A part of a line as the game has read it: a phrase of the reference, from a column to another. */
export interface ReadPart {
  column: number
  endColumn: number
  group: string
  name: string
  meaning: string
  parts: ReadPart[]
}

/** A line that is understood, as the game words it. */
export interface ReadLine {
  line: number
  role: 'NAME' | 'KIND' | 'TEXT' | 'REVERSE'
  written: string
  /** What holds of the whole line; may be empty. */
  meaning: string
  parts: ReadPart[]
}

/** What cards that somebody writes were read as: those that are understood, what is wrong, and line by line what the game makes of them. */
export interface CardReading {
  cards: CardText[]
  diagnostics: Diagnostic[]
  lines: ReadLine[]
}

/** What can stand at a place. */
export interface Completion {
  text: string
  column: number
  endColumn: number
  group: string
  meaning: string
}

/** A set of cards that somebody writes. */
export interface CardSet {
  id: string
  game: string
  name: string
  changed: number
  mine: boolean
  text: string
}

export type CardSetTitle = Omit<CardSet, 'mine' | 'text'>

/** A deck in which a card has taken the place of another one. */
export interface Substitution {
  format: string
  deck: Deck
  replaced: string
  copies: number
}

/** A card of somebody's own and the deck it is to be played in. */
export interface CardInDeck {
  text: string
  card: string
  format?: string
  deck?: DeckChoice
}

/** Games of a deck with a card against the same deck without it. */
export interface Measured extends Substitution {
  from: number
  to: number
  wins: number
  losses: number
  draws: number
  turns: number
  /** How many pairs of games, with the seats exchanged, brought 0, half a point, 1, 1½ and 2 points. */
  pairs: number[]
}

export interface Me {
  kind: 'nobody' | 'guest' | 'account'
  name: string
  login: string | null
}

export interface DeckChoice {
  ready?: string
  kept?: string
  text?: string
  /** Whether the cards of somebody's own that the play has take the places of others. */
  own?: boolean
}

export interface NewPlay {
  game: string
  format?: string
  deck?: DeckChoice
  games?: 1 | 3
  agreed?: string[]
  clock?: { bank: number; move: number } | null
  watch?: boolean
  /** A set of cards that the game has beside its own. */
  cards?: string
  opponent: { level: string; deck?: DeckChoice } | { friend: true; open?: boolean }
}

export interface Play {
  id: string
  game: string
  format: string
  games: 1 | 3
  agreed: string[]
  state: 'waiting' | 'shuffling' | 'playing' | 'between' | 'over' | 'called-off' | 'expired'
  /** Whether it is played with cards of somebody's own beside the game's. */
  ownCards: boolean
  /** Whether it begins at a position that somebody has set up. */
  position: boolean
  /** Which lesson of the game it is, from 1; null for all other plays. */
  lesson: number | null
  you: Seat | null
  players: PerSeat<Player | null>
  wins: PerSeat<number>
  watch: boolean
  open: boolean
  clock: { bank: number; move: number } | null
  begun: number
  changed: number
  invite: string | null
  again: string | null
  outcome: Outcome | null
}

export interface Replay {
  play: string
  game: string
  games: number
  format: string
  players: PerSeat<Player | null>
  decks: PerSeat<Deck>
  shuffle: Shuffle
  outcome: Outcome
  decisions: { seat: Seat | null; move: string; turn: number | null }[]
}

export interface Moment {
  at: number
  table: Table
  /** Where changed figures come from, by the name of the card. */
  explained: Record<string, Explanation[]>
  events: GameEvent[]
  choice: Choice | null
  outcome: Outcome | null
}

export interface Verified {
  shuffle: Shuffle
  movesFit: boolean
  fingerprint: string
  says: string
}

export interface ExampleTitle {
  id: string
  name: string
  rules: string[]
}

/** A scenario that names a card, as it is written. */
export interface ExampleOfCard extends ExampleTitle {
  text: string
}

/** A place for cards of a position that somebody sets up, by the name that a scenario has for it. */
export interface PositionPlace {
  name: string
  label: string
  /** The kinds of cards that can lie there. */
  kinds: string[]
  most: number
}

/** What a card can carry: a flag, an amount up to `most`, one of `words`, or cards of the kinds `takes`. */
export interface PositionMark {
  name: string
  label: string
  places: string[]
  /** The kinds of cards that can have it; all when empty. */
  kinds: string[]
  value: 'flag' | 'amount' | 'words' | 'cards'
  most?: number
  words?: string[]
  takes?: string[]
}

/** What a position of a game can be made of. */
export interface PositionForm {
  places: PositionPlace[]
  counters: { name: string; label: string; least: number; most: number; usual: number }[]
  phases: string[]
  marks: PositionMark[]
}

/** A position as the server has read it. */
export interface ReadPosition {
  text: string
  name: string
  cards: string
  facts: Record<string, unknown>
  sides: PerSeat<Record<string, unknown>>
  ownCards: CardText[]
  table: Table
  seat: Seat | null
  question: string
}

/** What plays that have something in common brought, and where their share of points lies, 19 times in 20. */
export interface Tally {
  name: string
  plays: number
  points: number
  low: number
  high: number
}

/** What somebody's own plays of a game have come to. */
export interface History {
  plays: { id: string; changed: number; seat: Seat; opponent: string; deck: string; points: number }[]
  decks: Tally[]
  opponents: Tally[]
  cards: Tally[]
}

/** A decision of a game that is over, thought through again from what its seat could know. Chances are from 0 to 1. */
export interface JudgedDecision {
  /** Its number, from 1. */
  at: number
  seat: Seat
  move: string
  chance: number
  known: boolean
  best: string
  bestChance: number
  lost: number
  mistake: boolean
  proved: boolean
  /** Of A, before the decision. */
  chanceOfA: number
  /** The standard error of that. */
  error: number
  /** The moves that were thought best, and the one that was made. */
  moves: { move: string; meaning: string; chance: number; error: number; known: boolean }[]
}

export interface AnalysisPart {
  to: number
  of: number
  judged: JudgedDecision[]
}

/** What a lesson tells, in the language of the page. */
export interface Lesson {
  /** From 1. */
  number: number
  title: string
  /** What there is to know before the first move; an empty line begins a paragraph. */
  story: string
  goal: string
  hint: string
  after: string
  rules: string[]
  /** The moves of a way to the goal. */
  moves: string[]
}

/** A moment of an example, and what led to it. */
export interface ExampleStep {
  seat: Seat | null
  /** Empty for the first. */
  move: string
  table: Table
  events: GameEvent[]
  choice: Choice | null
}

export interface RuleExample extends ExampleTitle {
  /** Its position as a scenario, to be played from; empty where it cannot be. */
  position: string
  /** The cards that it brings along, made up to show the rule. */
  ownCards: CardText[]
  steps: ExampleStep[]
}

/** What everybody may know of a puzzle. */
export interface PuzzleTitle {
  /** From 1. */
  number: number
  /** Stays the same as long as the puzzle does, whichever others are added. */
  id: string
  title: string
  theme: string
  /** Who has the same rating solves it one time in two; first answers move it. */
  rating: number
}

/** How somebody is rated at the puzzles of a game: the true strength lies within two deviations, as a rule. */
export interface SolverRating {
  rating: number
  deviation: number
}

/** What an answer has changed; nothing but the first answer to a puzzle changes anything. */
export interface Counted {
  first: boolean
  before: SolverRating
  after: SolverRating
  puzzleBefore: number
  puzzleAfter: number
}

/** The puzzles of a game, and how one is rated at them. */
export interface PuzzleList {
  own: SolverRating
  puzzles: PuzzleTitle[]
}

/** A puzzle as whoever solves it at A sees it. */
export interface Puzzle extends PuzzleTitle {
  /** Whether the best move wins whatever comes; null where the game cannot be solved exactly. */
  forced: boolean | null
  position: ExampleStep
}

/** What came of an answer. */
export interface PuzzleAnswer {
  right: boolean
  /** The chance to win by the best move and by this one, in hundredths. */
  best: number
  chance: number
  /** Whether the chance of this one is only known to be no higher. */
  atMost: boolean
  steps: ExampleStep[]
  /** What comes of the best move; empty where it was made. */
  solution: ExampleStep[]
  counted: Counted
}

/** A moment that decided a game: after so many decisions, and what came of the last of them. */
export interface TurningPoint {
  at: number
  seat: Seat
  turn: number | null
  move: string
  meaning: string
  events: GameEvent[]
}

/** What the server refused, or that it did not answer at all (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly objections: Objection[] = [],
    /** In so many seconds it may be asked again, where too much was asked. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

async function plain(path: string): Promise<string> {
  const response = await fetch(path).catch(() => {
    throw new Problem(0, 'unavailable', '')
  })
  const text = await response.text()
  if (!response.ok) {
    throw problem(response, text)
  }
  return text
}

/** Sends a text as it is, or anything else as JSON. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': language.value,
        ...(method === 'GET' ? {} : { 'X-Cardwright': '1' }),
        ...(body === undefined ? {} : { 'Content-Type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new Problem(0, 'unavailable', '')
  }
  const text = await response.text()
  if (!response.ok) {
    throw problem(response, text)
  }
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function problem(response: Response, text: string): Problem {
  const wait = Number(response.headers.get('Retry-After') ?? 0) || 0
  try {
    const said = JSON.parse(text) as { code: string; message: string; objections?: Objection[] }
    return new Problem(response.status, said.code, said.message, said.objections ?? [], wait)
  } catch {
    return new Problem(response.status, 'fault', `${response.status}`, [], wait)
  }
}

/** Asks again when it may, a few times, where too much was asked before. */
async function patiently<T>(ask: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (times === 0 || !(error instanceof Problem) || error.status !== 429) {
      throw error
    }
    await new Promise((again) => setTimeout(again, Math.max(1, error.wait) * 1_000))
    return patiently(ask, times - 1)
  }
}

let begun: Promise<Me> | undefined

/** Makes sure that the server knows this browser, as a guest if need be. */
function begin(): Promise<Me> {
  begun ??= call<Me>('POST', '/api/me').catch((error: unknown) => {
    begun = undefined
    throw error
  })
  return begun
}

async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await begin()
  return call<T>(method, path, body)
}

const kept = new Map<string, Promise<unknown>>()

/** Asked once in a language and then remembered while the page is open; a failure is not remembered. */
function once<T>(path: string): Promise<T> {
  const key = `${language.value} ${path}`
  const known = kept.get(key) as Promise<T> | undefined
  if (known !== undefined) {
    return known
  }
  const asked = call<T>('GET', path)
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}

/** The printed cards of a game, and the tokens that their texts make. */
function printed(game: string) {
  return once<{ cards: CardText[]; tokens: CardText[] }>(`/api/games/${game}/cards`)
}

export const api = {
  games: () => once<Games>('/api/games'),
  decks: (game: string) => once<{ decks: Deck[] }>(`/api/games/${game}/decks`).then((all) => all.decks),
  cards: (game: string) => printed(game).then((all) => all.cards),
  faces: (game: string) => printed(game).then((all) => [...all.cards, ...all.tokens]),
  phrases: (game: string) => once<{ phrases: CardPhrase[] }>(`/api/games/${game}/phrases`).then((all) => all.phrases),
  checkDeck: (game: string, format: string, text: string) =>
    call<DeckCheck>('POST', `/api/games/${game}/deck-check`, { format, text }),
  examples: (game: string) =>
    once<{ examples: ExampleTitle[] }>(`/api/games/${game}/examples`).then((all) => all.examples),
  examplesOf: (game: string, card: string) =>
    once<{ examples: ExampleOfCard[] }>(`/api/games/${game}/examples?card=${encodeURIComponent(card)}`).then((all) => all.examples),
  example: (game: string, example: string) => patiently(() => once<RuleExample>(`/api/games/${game}/examples/${example}`)),
  tryExample: (game: string, example: string, at: number, moves: readonly string[]) =>
    patiently(() => call<{ steps: ExampleStep[] }>('POST', `/api/games/${game}/examples/${example}/try`, { at, moves })).then((tried) => tried.steps),
  history: (game: string) => known<History>('GET', `/api/games/${game}/history`),
  analysis: (play: string, game: number, thought: 'quick' | 'whole', from: number) =>
    patiently(() => known<AnalysisPart>('GET', `/api/plays/${play}/analysis?game=${game}&thought=${thought}&from=${from}`), 20),
  comesOf: (play: string, game: number, at: number, move: string) =>
    patiently(() => known<{ words: string[] }>('GET', `/api/plays/${play}/analysis/${at}?game=${game}&move=${encodeURIComponent(move)}`)).then((all) => all.words),
  variation: (play: string, game: number, at: number, moves: readonly string[]) =>
    patiently(() => known<{ steps: ExampleStep[] }>('POST', `/api/plays/${play}/variation`, { game, at, moves, answers: true })).then((tried) => tried.steps),
  lessons: (game: string) => once<{ lessons: Lesson[] }>(`/api/games/${game}/lessons`).then((all) => all.lessons),
  playLesson: (game: string, lesson: number) => known<Play>('POST', `/api/games/${game}/lessons/${lesson}/play`),
  puzzles: (game: string) => once<PuzzleList>(`/api/games/${game}/puzzles`),
  puzzle: (game: string, puzzle: number) => patiently(() => once<Puzzle>(`/api/games/${game}/puzzles/${puzzle}`)),
  answerPuzzle: (game: string, puzzle: number, move: string) =>
    patiently(() => known<PuzzleAnswer>('POST', `/api/games/${game}/puzzles/${puzzle}/answer`, { move })),
  positionForm: (game: string) => once<PositionForm>(`/api/games/${game}/position-form`),
  readPosition: (game: string, text: string) => patiently(() => call<ReadPosition>('POST', `/api/games/${game}/positions`, { text }), 8),
  playPosition: (game: string, text: string, seat: Seat, level: string) =>
    known<Play>('POST', `/api/games/${game}/positions/play`, { text, seat, level }),
  begin,
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => known<Me>('PUT', '/api/me', { name }),
  register: (login: string, password: string) => known<Me>('POST', '/api/account', { login, password }),
  signIn: (login: string, password: string) => known<Me>('POST', '/api/session', { login, password }),
  signOut: () => known<void>('DELETE', '/api/session'),
  signOutEverywhere: () => known<void>('DELETE', '/api/sessions'),
  changePassword: (password: string, newPassword: string) => known<Me>('PUT', '/api/account', { password, newPassword }),
  myDecks: () => known<{ decks: KeptDeck[] }>('GET', '/api/decks').then((all) => all.decks),
  keepDeck: (game: string, text: string) => known<KeptDeck>('POST', '/api/decks', { game, text }),
  changeDeck: (id: string, game: string, text: string) =>
    known<KeptDeck>('PUT', `/api/decks/${id}`, { game, text }),
  dropDeck: (id: string) => known<void>('DELETE', `/api/decks/${id}`),
  plays: (which: 'mine' | 'open' | 'watch' | 'over') =>
    known<{ plays: Play[] }>('GET', `/api/plays?which=${which}`).then((all) => all.plays),
  create: (play: NewPlay) => known<Play>('POST', '/api/plays', play),
  play: (id: string) => call<Play>('GET', `/api/plays/${id}`),
  join: (id: string, deck: DeckChoice, code: string | null) =>
    known<Play>('POST', `/api/plays/${id}/join`, code === null ? { deck } : { deck, code }),
  facesOfPlay: (id: string): Promise<CardText[]> => api.cardsOfPlay(id).then((own) => [...own.cards, ...own.tokens]),
  cardsOfPlay: (id: string) => call<{ name: string; cards: CardText[]; tokens: CardText[] }>('GET', `/api/plays/${id}/cards`),
  readCards: (game: string, text: string) => patiently(() => call<CardReading>('POST', `/api/games/${game}/read`, { text })),
  complete: (game: string, text: string, line: number, column: number) =>
    call<{ completions: Completion[] }>('POST', `/api/games/${game}/completions`, { text, line, column }).then((all) => all.completions),
  substitute: (game: string, asked: CardInDeck) => known<Substitution>('POST', `/api/games/${game}/substitution`, asked),
  measure: (game: string, asked: CardInDeck & { level: string; seed: number; from: number }) => known<Measured>('POST', `/api/games/${game}/measure`, asked),
  tryOut: (game: string, asked: CardInDeck & { level: string; name: string }) => known<Play>('POST', `/api/games/${game}/try`, asked),
  cardSets: () => known<{ sets: CardSetTitle[] }>('GET', '/api/sets').then((all) => all.sets),
  cardSet: (id: string) => call<CardSet>('GET', `/api/sets/${id}`),
  keepCardSet: (set: { game: string; name: string; text: string }) => known<CardSet>('POST', '/api/sets', set),
  changeCardSet: (id: string, set: { game: string; name: string; text: string }) => known<CardSet>('PUT', `/api/sets/${id}`, set),
  dropCardSet: (id: string) => known<void>('DELETE', `/api/sets/${id}`),
  leave: (id: string) => known<void>('POST', `/api/plays/${id}/leave`),
  rematch: (id: string) => known<Play>('POST', `/api/plays/${id}/rematch`),
  ticket: (id: string, as: 'player' | 'watch') =>
    known<{ ticket: string; as: string }>('POST', `/api/plays/${id}/ticket`, { as }),
  replay: (id: string, game: number) => call<Replay>('GET', `/api/plays/${id}/replay?game=${game}`),
  moment: (id: string, game: number, at: number, as: string) =>
    patiently(() => once<Moment>(`/api/plays/${id}/replay/${at}?game=${game}&as=${as}`)),
  turningPoints: (id: string, game: number) =>
    patiently(() => once<{ moments: TurningPoint[] }>(`/api/plays/${id}/turning-points?game=${game}`)).then((all) => all.moments),
  record: (id: string) => plain(`/api/plays/${id}/record`),
  openRecord: (text: string) => known<Play>('POST', '/api/records', text),
  verify: (id: string) => call<Verified>('GET', `/api/plays/${id}/verify`),
  playOn: (id: string, game: number, at: number, seat: Seat, level: string) =>
    known<Play>('POST', `/api/plays/${id}/play-on`, { game, at, seat, level }),
}
