import { batch, signal, type ReadonlySignal } from '@preact/signals'
import type { Answer, ChangedMark, OfferedMove, Question, Refused, View } from '../net/messages'
import { intent, point, primary, type Intent, type Path } from './intent'

/** What a move changes for sure, in words, how it ends the play, and what the end of the turn brings. */
export interface Forecast {
  words: readonly string[]
  ends: Answer['ends']
  ending: readonly string[]
  marks: readonly ChangedMark[]
  leaves: Answer['leaves']
}

const UNKNOWN: Forecast = { words: [], ends: undefined, ending: [], marks: [], leaves: undefined }

/** Of so many places to which a chosen card can go it is asked what they come to. */
const PLACES = 3

/** The position, the moves in it, how far one of them has been chosen, and the way to the server. */
interface Choosing {
  readonly view: ReadonlySignal<View | null>
  readonly moves: ReadonlySignal<readonly OfferedMove[]>
  readonly path: ReadonlySignal<Path>
  readonly intent: ReadonlySignal<Intent>
  readonly primary: ReadonlySignal<OfferedMove | null>
  ask(question: Question): Promise<Answer | Refused>
}

/** Forecasts of moves: asked of the server, kept as long as the position stands, and shown for what is being chosen. */
export class Forecasts {
  /** What the chosen move changes for sure. */
  readonly words = signal<readonly string[]>([])
  /** What is another on cards after the move to each place to which the chosen card can go, by the words of the place. */
  readonly after = signal<ReadonlyMap<string, readonly ChangedMark[]>>(new Map())
  /** What the turn brings when it is ended now, in parts of a sentence. */
  readonly ending = signal<readonly string[]>([])

  private version = 0
  private asked = new Map<string, Promise<Forecast>>()
  private answered = new Map<string, Forecast>()

  constructor(private readonly choosing: Choosing) {}

  /** Each move of a position is asked about once; what nothing is known of is not said. */
  of(move: OfferedMove): Promise<Forecast> {
    const version = this.choosing.view.value?.version ?? 0
    if (this.version !== version) {
      this.version = version
      this.asked = new Map()
      this.answered = new Map()
    }
    const { asked, answered } = this
    const before = asked.get(move.notation)
    if (before !== undefined) {
      return before
    }
    const forecast = this.choosing.ask({ type: 'forecast', move: move.notation }).then((answer) => {
      if (answer.type !== 'answer') {
        return UNKNOWN
      }
      const known = { words: answer.words, ends: answer.ends, ending: answer.ending ?? [], marks: answer.marks ?? [], leaves: answer.leaves }
      answered.set(move.notation, known)
      return known
    })
    asked.set(move.notation, forecast)
    return forecast
  }

  /** What is known of a move of this position without waiting. */
  known(view: View, move: OfferedMove): Forecast | undefined {
    return this.version === view.version ? this.answered.get(move.notation) : undefined
  }

  /** What the move that pointing at a card would make whole changes for sure; nothing where there is no such move. */
  async pointedAt(card: string): Promise<readonly string[]> {
    const path = this.choosing.path.value
    const moves = this.choosing.moves.value
    const further = path.at(-1) === card ? path : point(moves, path, card)
    return this.changesOf(further.includes(card) ? primary(intent(moves, further)) : null)
  }

  /** What a move changes for sure; nothing where there is none yet. */
  async changesOf(move: OfferedMove | null): Promise<readonly string[]> {
    return move === null ? [] : (await this.of(move)).words
  }

  /** Another move is being chosen: asks what it changes, and what each place comes to that is left to choose. */
  follow(): void {
    batch(() => {
      this.words.value = []
      this.after.value = new Map()
    })
    if (this.choosing.path.value.length > 0) {
      this.askChosen()
      this.askPlaces()
    }
  }

  /** A new position: nothing is known of it yet. */
  forget(): void {
    batch(() => {
      this.words.value = []
      this.after.value = new Map()
      this.ending.value = []
    })
  }

  private askChosen(): void {
    const move = this.choosing.primary.value
    if (move !== null) {
      void this.of(move).then(({ words }) => {
        if (this.choosing.primary.value === move) {
          this.words.value = words
        }
      })
    }
  }

  private askPlaces(): void {
    const path = this.choosing.path.value
    for (const { words, move } of this.choosing.intent.value.words.slice(0, PLACES)) {
      if (move !== null) {
        void this.of(move).then(({ marks }) => {
          if (this.choosing.path.value === path && marks.length > 0) {
            this.after.value = new Map(this.after.value).set(words, marks)
          }
        })
      }
    }
  }
}
