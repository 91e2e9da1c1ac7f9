import type { Card, ChangedMark, Fact, Seat } from '../net/messages'

/** Power that a side has of what a Problem asks of one colour, of any but one, or of any. */
export interface Meter {
  colour: string
  /** Whether any colour but that one counts. */
  not: boolean
  has: number
  asks: number
}

/** How far a side is with a Problem. */
export interface Stand {
  meters: Meter[]
  can: boolean
  /** The name of the Troublemaker that is in its way. */
  blocker: string | null
  /** Whether it can confront, or what it lacks, in words. */
  words: string
}

const METER = /^([AB]) (not )?([\w -]+)$/
const OTHERS = /^(?:can confront|blocks) ([AB])$/

/** Whether a mark is only for those who draw it: another one tells the same in words. */
export function isDrawn(mark: Fact): boolean {
  return OTHERS.test(mark.name) || METER.test(mark.name)
}

/** The meters of a side once marks of the Problem have changed; none where none of its meters does. */
export function metersAfter(problem: Card, seat: Seat, changed: readonly ChangedMark[]): Meter[] {
  const now = new Map(changed.map((mark) => [mark.name, mark.value]))
  const moved = changed.some((mark) => METER.exec(mark.name)?.[1] === seat)
  return moved ? stand({ ...problem, marks: problem.marks.map((mark) => ({ ...mark, value: now.get(mark.name) ?? mark.value })) }, seat).meters : []
}

/** What the marks of a Problem say of a side. */
export function stand(problem: Card, seat: Seat): Stand {
  const value = (name: string) => problem.marks.find((mark) => mark.name === name)
  const meters = problem.marks.flatMap((mark): Meter[] => {
    const name = METER.exec(mark.name)
    const [has, asks] = mark.value.split('/').map(Number)
    if (name === null || name[1] !== seat || has === undefined || asks === undefined) {
      return []
    }
    return [{ colour: name[3] ?? '', not: name[2] !== undefined, has, asks }]
  })
  return {
    meters,
    can: value(`can confront ${seat}`) !== undefined,
    blocker: value(`blocks ${seat}`)?.value ?? null,
    words: value(seat)?.words ?? '',
  }
}
