/** The messages of a play's socket, as `messages.schema.json` of the server describes them. */

export type Seat = 'A' | 'B'
export type PerSeat<T> = { A: T; B: T }
export type Party = 'server' | Seat
export type PerParty<T> = Record<Party, T>

/** A fact is known by its name and value, which are the same in every language; people read its label and words. */
export interface Fact {
  name: string
  value: string
  label: string
  words: string
  telling: 'named' | 'alone' | 'printed'
}

export interface Stat {
  name: string
  printed: number
  now: number
  reckoned: number
}

export interface Card {
  handle: string
  card: string
  name: string
  owner: Seat
  stats: Stat[]
  marks: Fact[]
}

export interface Zone {
  name: string
  size: number
  hidden: number
  ownersOnly: boolean
  /** How many of its cards count against what may stay there. */
  limit: { counted: number; most: number } | null
  cards: Card[]
}

export interface Side {
  seat: Seat
  /** The titles of the cards with which it began; empty where the rules do not show them to everybody. */
  deckList: string[]
  counters: { name: string; value: number }[]
  zones: Zone[]
}

/** A text that is being carried out, or waits until it is. */
export interface PendingText {
  /** The name of the face that says it. */
  card: string
  seat: Seat
  /** Which of its lines it is, from 0; null for all of them. */
  line: number | null
  /** Whether a part of it is done. */
  begun: boolean
  /** The card that says it, where one sees it. */
  handle: string | null
}

export interface Table {
  turn: { number: number; player: Seat; phase: string } | null
  facts: Fact[]
  /** The text that comes next first. */
  pending: PendingText[]
  sides: Side[]
}

/** One thing that a move points at: any of some cards, or words alone. */
export interface Part {
  words: string
  cards: string[]
}

export interface OfferedMove {
  notation: string
  /** What it does, in words, in which who is asked is `you`. */
  meaning: string
  /** Where the meaning speaks of players and cards. */
  spans: Span[]
  verb: string
  steps: Part[]
  /** Whether it takes back a pick that was made for a set of cards: what it points at is picked. */
  takesBack: boolean
}

export interface Choice {
  seat: Seat
  question: string
  moves: OfferedMove[]
}

/** A part of a sentence that speaks of a player or of a card, in UTF-16 units. */
export interface Span {
  at: number
  length: number
  of: Seat | 'card'
}

export interface GameEvent {
  version: number
  kind: string
  /** The sentence as the viewer was told it: who sits here is `you`, other players are A and B. */
  words: string
  /** Where it speaks of players and cards; none in a sentence of which nothing is known but its words. */
  spans: Span[]
  cards: string[]
  /** The part of the table that it is about, as it lay then: the totals of a faceoff bring one. */
  snapshot?: Table
}

export interface Player {
  name: string
  kind: 'guest' | 'account' | 'computer'
  level?: string
  deck: string | null
}

export interface Outcome {
  winner: Seat | null
  /** Why, in words, in which players have their names. */
  reason: string
  how: 'played' | 'conceded' | 'time' | 'claimed' | 'agreed' | 'recorded'
}

export interface Match {
  games: number
  game: number
  wins: PerSeat<number>
  outcome: Outcome | null
}

export interface ClockOf {
  bank: number
  move: number
}

export interface Clocks extends PerSeat<ClockOf> {
  running: Seat | null
  bank: number
  move: number
}

export interface Present extends PerSeat<boolean> {
  watching: number
}

export interface Claim {
  against: Seat
  in: number
}

export interface UndoState {
  mine: 'free' | 'ask' | 'no'
  asked: Seat | null
}

/** Who offers the same again, and the play in which that player is. */
export interface Again {
  by: Seat
  play: string
}

export type AutoMode = 'off' | 'forced' | 'quiet' | 'turn'

export interface AutoState {
  mode: AutoMode
  stops: string[]
  phases: string[]
}

export interface Between {
  deck: string[]
  side: string[]
  ready: PerSeat<boolean>
  chooser: Seat | null
}

/** What is known of the shuffle; parts, terms and seed when all is over. */
export interface Shuffle {
  drawn: 'together' | 'alone' | 'recorded'
  hashes: PerParty<string | null>
  /** Null for a computer player, which brings no part. */
  opened: PerSeat<boolean | null>
  terms: string | null
  parts: PerParty<string | null> | null
  seed: string | null
}

export interface View {
  type: 'view'
  play: string
  version: number
  hash: string
  before: string | null
  whole: boolean
  you: Seat | null
  state: 'waiting' | 'shuffling' | 'playing' | 'between' | 'over'
  players: PerSeat<Player | null>
  match: Match
  table: Table | null
  choice: Choice | null
  events: GameEvent[]
  clocks: Clocks | null
  present: Present
  claim: Claim | null
  undo: UndoState
  again: Again | null
  auto: AutoState | null
  between: Between | null
  outcome: Outcome | null
  shuffle: Shuffle
  /** Whether the goal of the lesson was reached at some moment; null where no lesson is played. */
  reached: boolean | null
}

export interface Status {
  type: 'status'
  version: number
  hash: string
  clocks: Clocks | null
  present: Present
  claim: Claim | null
  undo: UndoState
  again: Again | null
}

export interface Explanation {
  card: string
  figure: string
  printed: string
  changes: string[]
  now: string
}

export interface Weighed {
  move: string
  chance: number
  visits: number
  proved: boolean
}

/** A mark of a card as it is after a move; no other card of that title lies in the zone. */
export interface ChangedMark {
  side: Seat
  zone: string
  card: string
  name: string
  value: string
}

export interface Answer {
  type: 'answer'
  commandId: string
  to: 'why' | 'explain' | 'hint' | 'forecast'
  words: string[]
  explanations: Explanation[]
  weighed: Weighed[]
  /** How the move that was asked about ends the play for sure. */
  ends?: 'won' | 'lost' | 'drawn'
  /** What the end of the turn brings who asks, in parts of a sentence, where the move that was asked about is a pass in one's own turn. */
  ending?: string[]
  /** The marks of cards that are others after the move, for sure. */
  marks?: ChangedMark[]
  /** That the move leaves a computer that can win in its next turn for sure. */
  leaves?: 'lethal'
}

export interface Refused {
  type: 'refused'
  commandId: string | null
  code: string
  message: string
}

export interface Bye {
  type: 'bye'
  code: 'restarting' | 'elsewhere' | 'outdated' | 'expired' | 'gone' | 'too-many' | 'too-slow' | 'full' | 'signed-out' | 'fault'
  message: string
  retry: number | null
}

/** What a player can say to everybody at the table. */
export type EmoteKind = 'hello' | 'good-luck' | 'well-played' | 'wow' | 'oops' | 'thinking' | 'thanks' | 'sorry'

export interface Emote {
  type: 'emote'
  seat: Seat
  emote: EmoteKind
}

export type ServerMessage =
  | View
  | Status
  | { type: 'accepted'; commandId: string; version: number }
  | Refused
  | Answer
  | Emote
  | { type: 'ping'; n: number }
  | Bye

/** What a person does; each gets an id, and the same one when it is sent again. */
export type Command =
  | { type: 'commit'; hash: string }
  | { type: 'open'; part: string }
  | { type: 'move'; expectedVersion: number; move: string }
  | { type: 'undo'; expectedVersion: number }
  | { type: 'answer-undo'; agree: boolean }
  | { type: 'concede' }
  | { type: 'claim' }
  | { type: 'exchange'; out: string[]; in: string[] }
  | { type: 'first'; seat: Seat }
  | { type: 'auto'; mode: AutoMode; stops: string[] }
  | { type: 'emote'; emote: EmoteKind }

/** What a person asks; nothing changes by it. */
export type Question =
  | { type: 'why'; move: string }
  | { type: 'explain'; card: string; stat?: string }
  | { type: 'hint' }
  | { type: 'forecast'; move: string }

/** Whether this person is asked something; there are no moves while a pass is about to make itself. */
export function asksYou(view: View | null): boolean {
  return view?.choice != null && view.choice.seat === view.you && view.choice.moves.length > 0
}

export function other(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A'
}
