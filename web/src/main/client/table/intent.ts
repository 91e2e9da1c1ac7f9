import type { OfferedMove, Part } from '../net/messages'

/**
 * What a person has pointed at so far, in order: card handles, or the words of a part that is no card.
 * From this and the offered moves follows all that may be pointed at next.
 */
export type Path = readonly string[]

/** Something that can be chosen next that is not a card. */
export interface WordChoice {
  words: string
  label: string
  /** The whole move, where nothing is left to choose after it. */
  move: OfferedMove | null
}

export interface Intent {
  path: Path
  /** Cards that may be pointed at next. */
  targets: ReadonlySet<string>
  /** Buttons that lead on. */
  words: readonly WordChoice[]
  /** Moves that are whole with this path. */
  whole: readonly OfferedMove[]
}

function means(part: Part | undefined, token: string): boolean {
  if (part === undefined) {
    return false
  }
  return part.cards.length > 0 ? part.cards.includes(token) : part.words === token
}

/** The moves that begin as the path says. */
export function fitting(moves: readonly OfferedMove[], path: Path): OfferedMove[] {
  return moves.filter((move) => path.every((token, i) => means(move.steps[i], token)))
}

/** All that follows from the path. */
export function intent(moves: readonly OfferedMove[], path: Path): Intent {
  const depth = path.length
  const targets = new Set<string>()
  const words = new Map<string, WordChoice>()
  const whole: OfferedMove[] = []
  for (const move of fitting(moves, path)) {
    const part = move.steps[depth]
    if (part === undefined) {
      whole.push(move)
    } else if (part.cards.length > 0) {
      part.cards.forEach((card) => targets.add(card))
    } else {
      const last = move.steps.length === depth + 1
      const label = depth === 0 && move.verb !== '' ? `${move.verb} ${part.words}` : part.words
      const only = last && !words.has(label) ? move : null
      words.set(label, { words: part.words, label, move: only })
    }
  }
  return { path, targets, words: [...words.values()], whole }
}

/**
 * The path after a card was pointed at: one step further where it is a target, begun anew where it
 * begins a move, taken back where it was the last one; the same path where it means nothing.
 */
export function point(moves: readonly OfferedMove[], path: Path, token: string): Path {
  if (path.at(-1) === token && !intent(moves, path).targets.has(token)) {
    return path
  }
  const further = [...path, token]
  if (fitting(moves, further).length > 0) {
    return complete(moves, further)
  }
  const anew = [token]
  return fitting(moves, anew).length > 0 ? complete(moves, anew) : path
}

/** Follows the path as long as there is only one way on. */
export function complete(moves: readonly OfferedMove[], path: Path): Path {
  let now = [...path]
  for (;;) {
    const left = fitting(moves, now)
    const only = left[0]
    const part = only?.steps[now.length]
    if (left.length !== 1 || part === undefined) {
      return now
    }
    now = [...now, part.cards[0] ?? part.words]
  }
}

/** One step back. */
export function back(moves: readonly OfferedMove[], path: Path): Path {
  let now = path.slice(0, -1)
  while (now.length > 0 && complete(moves, now).length > now.length) {
    now = now.slice(0, -1)
  }
  return now
}

/** The cards that are picked for a set so far: pointing at one takes it back. */
export function picked(moves: readonly OfferedMove[]): Set<string> {
  return new Set(moves.filter((move) => move.takesBack).flatMap((move) => move.steps[0]?.cards ?? []))
}

/** The cards with which a move begins. */
export function playable(moves: readonly OfferedMove[]): Set<string> {
  return new Set(moves.flatMap((move) => move.steps[0]?.cards ?? []))
}

const WAYS_OUT = /^(pass|end turn|end|done|stop|no\b)/

/**
 * What the one big button does: the move that the path makes whole; with nothing chosen, the move
 * that lets the game go on, or else the first of those that are mere buttons.
 */
export function primary(state: Intent): OfferedMove | null {
  if (state.path.length > 0) {
    return state.whole.length === 1 ? (state.whole[0] ?? null) : null
  }
  return state.whole.find((move) => WAYS_OUT.test(move.notation) && move.verb !== 'no') ?? state.whole[0] ?? null
}

/** The moves that a typed text may mean: the very move, else those that begin so, else those with its words. */
export function typed(moves: readonly OfferedMove[], text: string): OfferedMove[] {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (wanted === '') {
    return []
  }
  const exact = moves.filter((move) => move.notation === wanted)
  if (exact.length > 0) {
    return exact
  }
  const beginning = moves.filter((move) => move.notation.startsWith(wanted))
  if (beginning.length > 0) {
    return beginning
  }
  const words = wanted.split(' ')
  return moves.filter((move) => {
    const own = move.notation.split(' ')
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
}

/**
 * The moves that a person may have in mind who points at a card that cannot be chosen, in their notation: while a target is chosen, that it is this card; where a
 * question is answered, that it is the answer; and what one does with a card that lies there. None where the card can be chosen.
 */
export function meant(moves: readonly OfferedMove[], path: Path, card: { handle: string; name: string }, deeds: readonly string[]): string[] {
  const name = card.name.toLowerCase()
  const now = intent(moves, path)
  if (now.targets.has(card.handle) || path.includes(card.handle) || moves.length === 0) {
    return []
  }
  if (path.length > 0) {
    const aimed = fitting(moves, path).find((move) => (move.steps[path.length]?.cards.length ?? 0) > 0)
    const words = aimed?.steps[path.length]?.words ?? ''
    const from = aimed?.notation.indexOf(words) ?? -1
    return aimed === undefined || from < 0 ? [] : [`${aimed.notation.slice(0, from)}${JOINS.exec(words)?.[0] ?? ''}${name}`]
  }
  const onward = moves.filter((move) => !move.takesBack && (move.steps[0]?.cards.length ?? 0) > 0)
  const verbs = [...new Set(onward.map((move) => move.verb))]
  const answers = verbs.some((verb) => DEEDS.test(verb)) ? [] : verbs
  return [...answers, ...deeds].map((verb) => `${verb} ${name}`)
}

/** Words with which what one points at is joined to a move. */
const JOINS = /^(?:> ?|(?:on|with|for|by sleeping|by|to|at|from|against) )/

/** Verbs of what one does of one's own accord: every other one answers a question. */
const DEEDS = /^(play|use|tussle|direct attack|fight|grab|move|challenge|rally|draw)\b/
