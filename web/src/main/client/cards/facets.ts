import type { Dress } from '../games/dress'
import type { CardText } from '../net/api'
import { kindOf } from './lore'

/** Something printed on cards that they can be sorted out by, with the values that it has. */
export interface Facet {
  /** The word of a figure, or one of the facets that every game may have. */
  name: string
  values: readonly string[]
  /** Whether its values are numbers, so that one can ask for at most or at least so much. */
  ordered: boolean
  of: (card: CardText) => readonly string[]
}

/** What is looked for: words, and for some facets a value, `≤3` or `≥3`. */
export interface Filter {
  words: string
  chosen: Readonly<Record<string, string>>
}

export const everything: Filter = { words: '', chosen: {} }

/** All lines of kind and figures that a card has. */
function lines(card: CardText): string[] {
  return card.back === null ? [card.kind] : [card.kind, card.back.kind]
}

/** The facts of a line of kind and figures, as name and value: `Friend, blue 2, cost 3, Unicorn`. */
function facts(line: string, dress: Dress): [string, string][] {
  const [, ...parts] = line.split(', ')
  const kind = kindOf(line)
  const rarity = dress.rarities?.find((each) => kind.startsWith(`${each} `))
  const all: [string, string][] = [['kind', rarity === undefined ? kind : kind.slice(rarity.length + 1)]]
  if (rarity !== undefined) {
    all.push(['rarity', rarity])
  }
  for (const part of parts) {
    const figure = /^([a-z][a-z ]*) (\d+|X|\?)(?:\/(\d+))?$/.exec(part)
    const name = figure?.[1]
    const value = figure?.[2]
    if (part.startsWith('requires ')) {
      for (const need of part.slice('requires '.length).split(' and ')) {
        const colour = /^([a-z]+) \d/.exec(need)?.[1]
        if (colour !== undefined && colour !== 'not') {
          all.push(['requires', colour])
        }
      }
    } else if (name === undefined || value === undefined) {
      all.push(['trait', part])
    } else if (dress.shapes?.[name] !== undefined) {
      all.push(['color', name], ['power', value])
    } else {
      const [first, second] = dress.pairs?.[name] ?? [name, name]
      all.push([first, value], ...(figure?.[3] === undefined ? [] : [[second, figure[3]] as [string, string]]))
    }
  }
  return all
}

/** What the cards of a game differ in, each fact that is printed on them: first those that most people ask for. */
export function facetsOf(cards: readonly CardText[], dress: Dress): Facet[] {
  const keywords = (dress.keywords ?? []).map((word) => [word, new RegExp(`\\b${word}\\b`)] as const)
  const known = new Map<CardText, ReadonlyMap<string, string[]>>()
  const names = new Set<string>(['kind', 'color', 'cost', 'requires', 'keyword', 'trait'])
  for (const card of cards) {
    const own = new Map<string, string[]>()
    const add = (name: string, value: string): void => {
      names.add(name)
      const values = own.get(name)
      if (values === undefined) {
        own.set(name, [value])
      } else {
        values.push(value)
      }
    }
    for (const [name, value] of lines(card).flatMap((line) => facts(line, dress))) {
      add(name, value)
    }
    const text = [...lines(card), ...card.text, ...(card.back?.text ?? [])].join('\n')
    for (const [word, pattern] of keywords) {
      if (pattern.test(text)) {
        add('keyword', word)
      }
    }
    if (card.set !== '') {
      add('set', card.set)
    }
    const code = dress.codes?.[card.number.split(' ').at(-1) ?? '']
    if (code !== undefined) {
      add('rarity', code)
    }
    known.set(card, own)
  }
  return [...names]
    .map((name) => facet(name, cards, (card) => known.get(card)?.get(name) ?? []))
    .filter((each) => each.values.length > 1)
}

/** Words by the alphabet, numbers by their size. */
const order = new Intl.Collator('en', { numeric: true })

function facet(name: string, cards: readonly CardText[], of: (card: CardText) => readonly string[]): Facet {
  const values = [...new Set(cards.flatMap(of))].sort(order.compare)
  return { name, values, ordered: values.filter((each) => /^\d+$/.test(each)).length > 1, of }
}

/** Whether one of the values is what is asked for: that very one, or a number within a bound. */
function answers(values: readonly string[], asked: string): boolean {
  const bound = /^([≤≥])(\d+)$/.exec(asked)
  if (bound === null) {
    return values.includes(asked)
  }
  const most = Number(bound[2])
  return values.some((value) => /^\d+$/.test(value) && (bound[1] === '≤' ? Number(value) <= most : Number(value) >= most))
}

/** Every word that is printed on a card, in small letters. */
function words(card: CardText): string {
  const back = card.back === null ? [] : [card.back.opening, card.back.kind, ...card.back.text]
  return [card.name, card.number, card.kind, ...card.text, ...back].join(' ').toLowerCase()
}

/** The cards whose name, kind or text has all of these words. */
export function search(cards: readonly CardText[], asked: string): CardText[] {
  const wanted = asked.toLowerCase().split(/\s+/).filter((word) => word !== '')
  if (wanted.length === 0) {
    return [...cards]
  }
  return cards.filter((card) => {
    const all = words(card)
    return wanted.every((word) => all.includes(word))
  })
}

/** The cards that have all that is asked for. */
export function filtered(cards: readonly CardText[], facets: readonly Facet[], filter: Filter): CardText[] {
  const asked = facets.filter((each) => filter.chosen[each.name] !== undefined)
  return search(cards, filter.words).filter((card) => asked.every((each) => answers(each.of(card), filter.chosen[each.name] ?? '')))
}

/** A filter as the query of an address, and back, so that a list can be sent to somebody and come back to. */
export function query(filter: Filter): string {
  const asked = new URLSearchParams(filter.words === '' ? {} : { q: filter.words })
  for (const [name, value] of Object.entries(filter.chosen)) {
    asked.set(name, value)
  }
  const text = asked.toString()
  return text === '' ? '' : `?${text}`
}

export function asked(from: URLSearchParams): Filter {
  const chosen = Object.fromEntries([...from].filter(([name]) => name !== 'q' && name !== 'card'))
  return { words: from.get('q') ?? '', chosen }
}
