import { signal } from '@preact/signals'
import { asksYou, type GameEvent, type Table, type View } from '../net/messages'
import { store, stored } from '../shell/stored'
import type { Room } from '../table/Room'
import { farewell, pause, talk, type Said } from './talk'
import { Moment, type Topics } from './topics'

/** Of one game, the last that was guided here, it is kept what was told: a page that is loaded again does not begin anew. */
const TOLD = 'cardwright.guide'

/** Talks a newcomer through a game: hears what is shown, and has something to say where it is new. */
export class Companion {
  readonly says = signal<readonly Said[]>([])
  /** The moment that was last shown, for what is always said. */
  readonly moment = signal<Moment | null>(null)
  private readonly told: Set<string>
  private since: GameEvent[] = []
  private before: Table | null = null
  /** The table that was shown last, on which cards still lie that have gone since. */
  private last: Table | null = null
  private version = -1

  constructor(
    private readonly room: Room,
    private readonly topics: Topics,
  ) {
    const [play, ...told] = (stored(TOLD) ?? '').split(' ')
    this.told = new Set(play === room.id ? told : [])
  }

  /** A view is shown; answers whether it is to be looked at before the next one. */
  shown(view: View): boolean {
    const { you, table, version } = view
    const { outcome } = view
    // Whoever comes back to a game that is over has seen its end, and who gives up knows how it came.
    if (you === null || table === null || version <= this.version || (outcome !== null && (view.whole || outcome.how !== 'played'))) {
      return false
    }
    this.version = version
    // What happened before the page was loaded again was told then.
    this.since.push(...(view.whole && this.told.size > 0 ? [] : view.events))
    const asked = asksYou(view)
    const moment = new Moment(you, this.before, table, this.since, asked ? (view.choice?.moves ?? []) : [], this.room.names.peek(), this.last ?? table, outcome?.winner ?? null)
    this.moment.value = moment
    const said = (outcome !== null ? farewell : asked ? talk : pause)(this.topics, moment, this.told)
    if (asked || said.length > 0) {
      this.says.value = said
      said.forEach((each) => this.told.add(each.id))
      store(TOLD, [this.room.id, ...this.told].join(' '))
      this.since = []
      this.before = table
    }
    this.before ??= table
    this.last = table
    return !asked && said.length > 0 && this.room.faceoffs.reading.peek() === null
  }
}
