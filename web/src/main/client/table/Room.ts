import { batch, computed, signal } from '@preact/signals'
import { lore } from '../cards/lore'
import { dress } from '../games/dresses'
import { api, Problem } from '../net/api'
import type { Again, Answer, Claim, Clocks, Command, EmoteKind, GameEvent, OfferedMove, Present, Question, Refused, Status, UndoState, View } from '../net/messages'
import { asksYou } from '../net/messages'
import { compare, due, ShuffleMemory, type Changed } from '../net/shuffle'
import { PlaySocket } from '../net/socket'
import { happened, means, pieces, type Names, type Piece } from '../words/told'
import { language } from '../words/language'
import { t } from '../words/words'
import { asking, moment, unspent } from './asking'
import { EmoteShow } from './EmoteShow'
import { bestFirst } from './hints'
import { back, complete, fitting, intent, point, primary, typed, type Path } from './intent'
import { FaceoffShow } from './FaceoffShow'
import { Forecasts } from './Forecasts'
import { LastTurn } from './LastTurn'
import { modeWords } from './modes'
import { LAST, Pace } from './pace'
import { calm, timed } from './speeds'
import { called, personal } from './sides'

/** Clocks and what is counted down, with the moment at which the server said so. */
export interface Counted {
  at: number
  clocks: Clocks | null
  claim: Claim | null
}

/** What the page last told the person beside the log. */
export interface Notice {
  words: string[]
  kind: 'plain' | 'refused' | 'hint'
}

/** So long a move that was not looked at before waits for what is known of it. */
const WAITS = 700

/** A move that waits to be confirmed, and why. */
export interface Doubt {
  move: string
  words: string
}

/** A move on its way: the id of its command, and the version of the play that the person saw. */
interface Sent {
  commandId: string
  version: number
}

/** A view that waits to be shown: a new one, one of a turn that is shown again, or the newest one, with which that ends. */
interface Coming {
  view: View
  as: 'new' | 'again' | 'back'
}

const LONGEST_LOG = 600

/** How long each view of a turn stays that is shown again. */
const AGAIN = 700

/** One play as this page has it: what is shown, what was pointed at, and the way to the server. */
export class Room {
  readonly view = signal<View | null>(null)
  readonly log = signal<readonly GameEvent[]>([])
  readonly fresh = signal<readonly GameEvent[]>([])
  readonly counted = signal<Counted>({ at: 0, clocks: null, claim: null })
  readonly present = signal<Present | null>(null)
  readonly undo = signal<UndoState | null>(null)
  readonly again = signal<Again | null>(null)
  /** What a way on from the game that is over has answered; it stays when the last scene takes the ways on from the strip. */
  readonly answered = signal('')
  readonly path = signal<Path>([])
  readonly notice = signal<Notice | null>(null)
  /** The move that was sent and what it was an answer to, until the page shows what came of it. */
  readonly sent = signal<Sent | null>(null)
  /** What is known of the moves before they are made. */
  readonly forecasts = new Forecasts(this)
  /** The move that is made when it is asked for once more. */
  readonly doubt = signal<Doubt | null>(null)
  readonly read = signal<string | null>(null)
  /** Whether the sheet of a phone shows hand and question, or leaves the boards their room. */
  readonly sheet = signal<'open' | 'low'>('open')
  /** Whether a card is being dragged. */
  readonly dragging = signal(false)
  readonly lastTurn = new LastTurn()
  readonly faceoffs = new FaceoffShow()
  readonly emotes = new EmoteShow()
  /** Whether the last turn of the other player is being shown again. */
  readonly replaying = signal(false)
  readonly memory = new ShuffleMemory()
  /** Hashes of the shuffle that are not those that this browser saw first. */
  readonly changed = signal<readonly Changed[]>([])
  /** Whether another browser of this person has to open the part that it drew. */
  readonly drawnElsewhere = signal(false)

  /** The moves that this person may make now. */
  readonly moves = computed<readonly OfferedMove[]>(() => {
    const view = this.view.value
    const mine = view?.choice != null && view.choice.seat === view.you && this.sent.value === null && this.socket.connection.value.state !== 'closed'
    return mine ? (view.choice?.moves ?? []) : []
  })
  readonly intent = computed(() => intent(this.moves.value, this.path.value))
  readonly primary = computed(() => primary(this.intent.value))

  /** What the players are called in the eyes of this person. */
  readonly names = computed<Names>(() => {
    const view = this.view.value
    return view === null ? { A: 'A', B: 'B' } : { A: called(view, 'A', t('table.you')), B: called(view, 'B', t('table.you')) }
  })

  /** How long what moves with the view that is shown may take, in real milliseconds. */
  within = timed(LAST)

  /** Is called before a new view is shown, while the old one still stands. */
  beforeChange: (next: View) => void = () => {}

  /** Who talks a newcomer through the game: hears of each new view, and says whether it is to be looked at before the next one. */
  companion: (view: View) => boolean = () => false
  /** Whether the table waits until the newcomer has looked at what has just happened. */
  readonly resting = signal(false)

  /** The turn in which was asked already whether the other side is to be left a win. */
  private warned = 0
  /** The turn and phase in which was asked already whether something is to be left unspent. */
  private asked = ''
  private coming: Coming[] = []
  private readonly pace = new Pace()
  private pause: ReturnType<typeof setTimeout> | undefined

  readonly socket: PlaySocket

  constructor(
    readonly id: string,
    as: 'player' | 'watch',
    readonly game: string,
  ) {
    this.socket = new PlaySocket(
      {
        ticket: () =>
          api.ticket(id, as).then(
            (answer) => answer.ticket,
            (error: unknown) => {
              if (error instanceof Problem && (error.status === 404 || error.status === 403)) {
                return 'missing'
              }
              throw error
            },
          ),
        open: (ticket) => {
          const secure = location.protocol === 'https:' ? 'wss' : 'ws'
          return new WebSocket(`${secure}://${location.host}/ws/plays/${id}?ticket=${ticket}&protocol=2&language=${language.value}`)
        },
        now: () => Date.now(),
      },
      {
        view: (view) => this.receive(view),
        status: (status) => this.count(status),
        refused: (refused) => this.refused(refused),
        accepted: (commandId, version) => this.accepted(commandId, version),
        emote: ({ seat, emote }) => this.emotes.heard(seat, emote),
      },
    )
  }

  /** Compares the hashes with those that were seen first, and brings to the shuffle what is due. */
  private shuffle(view: View): void {
    const changed = compare(this.memory, view)
    const { send, elsewhere } = due(this.memory, view, changed)
    batch(() => {
      this.changed.value = changed
      this.drawnElsewhere.value = elsewhere
    })
    send.forEach((each) => this.socket.offer(each))
  }

  /** Views that come close together are shown one after the other, slowly enough to be seen. */
  private receive(view: View): void {
    this.shuffle(view)
    if (view.whole || (calm() && !this.resting.value)) {
      this.coming = []
      this.within = timed(LAST)
      this.show(view)
      return
    }
    this.coming.push({ view, as: 'new' })
    if (this.pause === undefined && !this.resting.value) {
      this.pace.begin(Date.now())
      this.showNext()
    }
  }

  private showNext(): void {
    clearTimeout(this.pause)
    this.pause = undefined
    const next = this.coming.shift()
    if (next?.as === 'new') {
      const now = Date.now()
      this.within = this.pace.within(this.coming.length, now)
      this.show(next.view)
      if (!this.resting.value) {
        this.pause = setTimeout(() => this.showNext(), this.pace.step(this.coming.length, now))
      }
    } else if (next !== undefined) {
      this.showAgain(next.view, next.as)
      this.pause = setTimeout(() => this.showNext(), timed(AGAIN))
    }
  }

  /** Shows the last turn of the other player again, from its start; nothing can be done meanwhile, and a click ends it. */
  replayTurn(): void {
    const now = this.lastTurn.now()
    const [first, ...rest] = this.lastTurn.views.value
    if (first === undefined || now === null || this.replaying.value || this.resting.value || this.sent.value !== null) {
      return
    }
    const again = rest.map((view) => ({ view, as: 'again' as const }))
    this.coming = [...again, { view: now, as: 'back' }, ...this.coming]
    this.showAgain(first, 'again')
    clearTimeout(this.pause)
    this.pause = setTimeout(() => this.showNext(), timed(AGAIN))
  }

  private showAgain(view: View, as: 'again' | 'back'): void {
    this.within = timed(AGAIN)
    // What came meanwhile is shown after it, in its own time.
    this.pace.begin(Date.now() + timed(AGAIN))
    this.beforeChange(view)
    batch(() => {
      this.view.value = { ...view, table: this.personal(view), choice: as === 'back' ? view.choice : null }
      this.fresh.value = as === 'back' ? [] : view.events
      this.path.value = []
      this.replaying.value = as === 'again'
      this.faceoffs.shown(as === 'back' ? { ...view, events: [] } : view, false)
    })
  }

  private personal(view: View): View['table'] {
    return view.table === null ? null : personal(view.table, { A: called(view, 'A', t('table.you')), B: called(view, 'B', t('table.you')) })
  }

  /** Shows what has come while the table waited for the newcomer. */
  goOn(): void {
    if (!this.resting.value) {
      return
    }
    this.resting.value = false
    if (calm()) {
      this.catchUp()
    } else if (this.coming.length > 0) {
      this.pace.begin(Date.now())
      this.showNext()
    }
  }

  /** Shows at once all that has come, up to what is to be looked at; answers whether anything had. */
  catchUp(): boolean {
    const waited = this.coming.length > 0 && !this.resting.value
    while (this.coming.length > 0 && !this.resting.value) {
      this.showNext()
    }
    if (waited) {
      this.within = 0
    }
    return waited
  }

  private show(view: View): void {
    this.beforeChange(view)
    batch(() => {
      const asked = this.view.value?.version !== view.version || view.whole
      this.lastTurn.shown(view)
      this.replaying.value = false
      this.faceoffs.shown(view, view.you !== null)
      this.view.value = { ...view, table: this.personal(view) }
      this.log.value = [...(view.whole ? [] : this.log.value), ...view.events].slice(-LONGEST_LOG)
      this.fresh.value = view.whole ? [] : view.events
      if (asked) {
        this.path.value = []
        this.forecasts.forget()
        this.doubt.value = null
      }
      if (this.sent.value?.version !== view.version) {
        this.sent.value = null
      }
      this.count(view)
      this.resting.value = this.companion(view)
      if (this.resting.value && view.outcome !== null) {
        // What has decided the game is looked at first, and its end is shown then.
        this.coming.unshift({ view: { ...view, events: [] }, as: 'new' })
        this.view.value = { ...this.view.value, outcome: null, state: 'playing', choice: null }
      }
    })
    const move = this.primary.value
    const own = view.table?.turn?.player === view.you
    if ((asking.on.value || own) && asksYou(view) && move !== null && this.moves.value.length > 1) {
      // What goes on may lose, or end the turn: that has to be known before it is pressed.
      void this.forecasts.of(move).then(({ ending }) => {
        if (this.view.value?.version === view.version && !this.replaying.value) {
          this.forecasts.ending.value = ending
        }
      })
    }
  }

  private count(from: View | Status): void {
    batch(() => {
      this.counted.value = { at: Date.now(), clocks: from.clocks, claim: from.claim }
      this.present.value = from.present
      this.undo.value = from.undo
      this.again.value = from.again
    })
  }

  /** What came of an accepted move is often shown later than it is accepted: until then nothing is offered. */
  private accepted(commandId: string, version: number): void {
    if (this.sent.value?.commandId === commandId && this.view.value?.version === version) {
      this.sent.value = null
    }
  }

  private refused(refused: Refused): void {
    batch(() => {
      this.sent.value = null
      const words = refused.code === 'stale' ? t('act.stale') : t('act.refused', { message: refused.message })
      this.notice.value = { words: [words], kind: 'refused' }
    })
  }

  /** What happened, in pieces, as this person would say it. */
  pieces(event: GameEvent): Piece[] {
    return pieces(event, this.names.value)
  }

  /** What a move means, in pieces, as this person would say it. */
  means(move: OfferedMove): Piece[] {
    const words = modeWords(move, this.view.value?.table?.pending[0], this.view.value?.choice?.question ?? '', lore(this.game))
    return words === null ? means(move, this.names.value) : [{ words: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, card: false }]
  }

  /** What happened, as this person would say it. */
  happened(event: GameEvent): string {
    return happened(event, this.names.value)
  }

  /** A card or the words of a part were pointed at. Pointing at what is already whole confirms it. */
  point(token: string): void {
    const path = this.path.value
    const move = this.primary.value
    if (path.length > 0 && path.at(-1) === token && move !== null && !this.intent.value.targets.has(token)) {
      this.make(move)
      return
    }
    this.follow(point(this.moves.value, path, token))
  }

  /** Takes a card onto a target, as dragging does: makes the move when that is all it takes. */
  drop(card: string, target: string): void {
    const path = complete(this.moves.value, [card, target])
    const left = fitting(this.moves.value, path)
    const only = left[0]
    if (left.length === 1 && only !== undefined && only.steps.length === path.length) {
      this.makeUnseen(only)
    } else if (left.length > 0) {
      this.follow(path)
    }
  }

  private follow(path: Path): void {
    batch(() => {
      this.path.value = path
      this.notice.value = null
      this.doubt.value = null
      this.forecasts.follow()
    })
  }

  cancel(): void {
    this.faceoffs.close()
    this.follow([])
  }

  back(): void {
    this.follow(back(this.moves.value, this.path.value))
  }

  /** Makes a move, unless it has to be confirmed first; answers whether it is on its way. */
  make(move: OfferedMove): boolean {
    const view = this.view.value
    if (view === null || this.sent.value !== null) {
      return true
    }
    const doubt = this.doubt.value?.move === move.notation ? null : this.doubtful(view, move)
    if (doubt !== null) {
      this.doubt.value = { move: move.notation, words: doubt }
      return false
    }
    batch(() => {
      this.notice.value = null
      this.doubt.value = null
      const commandId = this.socket.command({ type: 'move', expectedVersion: view.version, move: move.notation })
      this.sent.value = { commandId, version: view.version }
    })
    return true
  }

  /** Makes a move that was dragged or typed, and may not have been looked at: what it changes is asked first, and waited for a moment. */
  private makeUnseen(move: OfferedMove): void {
    const view = this.view.value
    const go = () => {
      if (this.view.value === view && this.sent.value === null && !this.make(move)) {
        // What has to be confirmed is chosen, so that it can be.
        this.path.value = move.steps.map((part) => part.cards[0] ?? part.words)
      }
    }
    if (view === null || !asking.on.value || this.forecasts.known(view, move) !== undefined || this.doubt.value?.move === move.notation) {
      go()
      return
    }
    void Promise.race([this.forecasts.of(move), new Promise((done) => setTimeout(done, WAITS))]).then(go)
  }

  /** Why a move is asked about once more, as far as that is known without waiting. */
  private doubtful(view: View, move: OfferedMove): string | null {
    if (!asking.on.value) {
      return null
    }
    const foreseen = this.forecasts.known(view, move)
    if (foreseen?.ends === 'lost') {
      return t('ask.lost')
    }
    const turn = view.table?.turn?.number ?? 0
    if (foreseen?.leaves === 'lethal' && this.warned !== turn) {
      this.warned = turn
      return t('ask.lethal')
    }
    const purse = dress(this.game).purse
    const count = unspent(view, move, purse)
    if (count === 0 || purse === undefined || this.asked === moment(view)) {
      return null
    }
    this.asked = moment(view)
    return t(count === 1 ? purse.one : purse.many, { count })
  }

  makePrimary(): void {
    if (this.resting.value) {
      this.goOn()
      return
    }
    if (this.faceoffs.reading.value !== null) {
      this.faceoffs.close()
      return
    }
    const move = this.primary.value
    if (move !== null) {
      this.make(move)
    }
  }

  takeBack(): void {
    const view = this.view.value
    if (view !== null && this.undo.value !== null && this.undo.value.mine !== 'no') {
      this.command({ type: 'undo', expectedVersion: view.version })
    }
  }

  command(command: Command): void {
    this.socket.command(command)
  }

  /** Says something to everybody at the table. */
  emote(emote: EmoteKind): void {
    this.emotes.pause()
    this.socket.offer({ type: 'emote', emote })
  }

  ask(question: Question): Promise<Answer | Refused> {
    return this.socket.ask(question)
  }

  async hint(): Promise<void> {
    this.notice.value = { words: [t('load.wait')], kind: 'hint' }
    const answer = await this.ask({ type: 'hint' })
    if (answer.type === 'refused') {
      this.notice.value = { words: [answer.message || t('act.hint.none')], kind: 'refused' }
      return
    }
    const weighed = bestFirst(answer.weighed)
      .slice(0, 3)
      .map((each) => t('act.hint.chance', { move: this.label(each.move), chance: Math.round(each.chance * 100) }))
    const words = weighed.length > 0 ? weighed : answer.words
    this.notice.value = { words: words.length > 0 ? words : [t('act.hint.none')], kind: 'hint' }
  }

  /** A move in plain words: `Play Umbruh for 1 CC`. */
  private label(notation: string): string {
    const move = this.view.value?.choice?.moves.find((each) => each.notation === notation)
    return move === undefined
      ? notation
      : this.means(move)
          .map((piece) => piece.words)
          .join('')
  }

  async why(move: string): Promise<void> {
    const answer = await this.ask({ type: 'why', move })
    const words = answer.type === 'answer' ? answer.words : [answer.message]
    this.notice.value = { words: words.length > 0 ? words : [t('act.why.none')], kind: 'plain' }
  }

  /** Does what was typed; says what is wrong with it otherwise. */
  async say(text: string): Promise<boolean> {
    const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
    const about = rest.join(' ')
    if (word === 'hint') {
      await this.hint()
      return true
    }
    if (word === 'undo') {
      this.takeBack()
      return true
    }
    if (word === 'why' && about !== '') {
      await this.why(about)
      return true
    }
    if (word === 'explain' && about !== '') {
      await this.explain(about)
      return true
    }
    return this.type(text)
  }

  private type(text: string): boolean {
    const moves = typed(this.moves.value, text)
    const only = moves[0]
    if (only !== undefined && moves.length === 1) {
      this.makeUnseen(only)
      return true
    }
    const words =
      only === undefined
        ? t('act.say.none', { text })
        : t('act.say.many', { count: moves.length, moves: moves.slice(0, 6).map((each) => each.notation).join(' · ') })
    this.notice.value = { words: [words], kind: 'refused' }
    return false
  }

  private async explain(about: string): Promise<void> {
    const answer = await this.ask({ type: 'explain', card: about })
    const words =
      answer.type === 'refused'
        ? [answer.message]
        : answer.explanations.length === 0
          ? answer.words
          : answer.explanations.map((each) =>
              [`${each.card}: ${each.figure} ${each.now}`, t('card.printed', { printed: each.printed }), ...each.changes].join(', '),
            )
    this.notice.value = { words, kind: 'plain' }
  }

  close(): void {
    clearTimeout(this.pause)
    this.emotes.close()
    this.socket.close()
  }
}
