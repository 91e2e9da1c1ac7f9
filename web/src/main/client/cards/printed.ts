import type { Stat } from '../net/messages'

/** The figures that the line of a face prints: `Toy, cost 1, speed 3` has a cost of 1 and a speed of 3. A number behind a colour is power. */
export function printed(line: string, colours: Readonly<Record<string, unknown>> = {}): Stat[] {
  return line.split(', ').flatMap((part) => {
    const match = /^([a-z][a-z ]*) (\d+)(?:\/(\d+))?$/.exec(part)
    if (match === null || match[1] === undefined || match[1].startsWith('requires ')) {
      return []
    }
    const number = Number(match[2])
    return [{ name: match[1] in colours ? 'power' : match[1], printed: number, now: number, reckoned: number }]
  })
}

/** The figures that the line of a face prints in pairs: `reward 5/0`. */
export function pairsOf(line: string): { name: string; one: number; two: number }[] {
  return line.split(', ').flatMap((part) => {
    const match = /^([a-z][a-z ]*) (\d+)\/(\d+)$/.exec(part)
    return match?.[1] === undefined ? [] : [{ name: match[1], one: Number(match[2]), two: Number(match[3]) }]
  })
}

/** So much of a colour that is needed; `other` is any colour but the one that stands before it. */
export interface Need {
  colour: string
  number: number
}

/** What has to be there before a card can be played or a Problem confronted: `requires yellow 4 and not yellow 3`. */
export function needs(line: string): Need[] {
  const asked = /\brequires ([^,]*)/.exec(line)?.[1]
  return (asked ?? '').split(' and ').flatMap((part) => {
    const match = /^(not )?([a-z]+) (\d+)$/.exec(part)
    return match === null || match[2] === undefined ? [] : [{ colour: match[1] === undefined ? match[2] : 'other', number: Number(match[3]) }]
  })
}

/** The first colour that a face has, from its line; none where it has none or only asks for one. */
export function colourOf(line: string): string | undefined {
  return /, ([a-z]+) \d/.exec(line.split(/, requires/)[0] ?? '')?.[1]
}
