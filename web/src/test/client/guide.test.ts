import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Companion } from '../../main/client/guide/Companion'
import { guideTexts, topicsOf } from '../../main/client/guide/games'
import { pause, talk } from '../../main/client/guide/talk'
import { Moment, type Topics } from '../../main/client/guide/topics'
import type { GameEvent, OfferedMove, Seat, Span, Table, View } from '../../main/client/net/messages'
import type { Room } from '../../main/client/table/Room'

const names = { A: 'You', B: 'Computer' }

/** A table on which it is that player's turn, with those counters of A and of B. */
function table(player: Seat, phase: string, mine: Record<string, number>, theirs: Record<string, number>, number = 5): Table {
  const side = (seat: Seat, counters: Record<string, number>) => ({ seat, deckList: [], counters: Object.entries(counters).map(([name, value]) => ({ name, value })), zones: [] })
  return { turn: { number, player, phase }, facts: [], pending: [], sides: [side('A', mine), side('B', theirs)] }
}

/** An event, in words in which `[B]` names a player and `[Ka]` a card. */
function event(kind: string, words: string): GameEvent {
  const spans: Span[] = []
  let plain = ''
  for (const part of words.split(/(\[[^\]]+\])/)) {
    const of = /^\[(.+)\]$/.exec(part)?.[1]
    if (of !== undefined) {
      spans.push({ at: plain.length, length: of === 'A' ? 3 : of.length, of: of === 'A' || of === 'B' ? of : 'card' })
    }
    plain += of === 'A' ? 'You' : (of ?? part)
  }
  return { version: 1, kind, words: plain, spans, cards: [] }
}

const move = (notation: string): OfferedMove => ({ notation, meaning: '', spans: [], verb: '', steps: [], takesBack: false })

const ids = (said: readonly { id: string }[]) => said.map((each) => each.id)

const none = new Set<string>()

test('of what a guide can say each thing has a sentence, and no sentence is left over', async () => {
  for (const game of ['plain', 'ggltcg', 'littletroubles', 'mlpccg']) {
    const { progress, happened, now } = topicsOf(game)
    const topics = ids([...progress, ...happened, ...now])
    expect(new Set(topics).size, game).toBe(topics.length)
    expect(Object.keys(await guideTexts(game, 'en')).sort()).toEqual(['way', ...topics].sort())
  }
})

test('each rule that a guide leads to is in the rules of its game', () => {
  for (const [game, book] of [['ggltcg', 'ggltcg'], ['littletroubles', 'little-troubles'], ['mlpccg', 'mlpccg']] as const) {
    const rules = readFileSync(`../docs/rules/${book}.md`, 'utf8')
    const { progress, happened, now } = topicsOf(game)
    const missing = [...progress, ...happened, ...now].flatMap((each) => each.rule ?? []).filter((rule) => !rules.includes(`**${rule}**`))
    expect(missing, game).toEqual([])
  }
})

test('each thing is said once, at most two at a time, and where nothing is new nothing is said', () => {
  const topics: Topics = {
    way: () => ({}),
    progress: [],
    happened: [{ id: 'one', when: () => ({}), rule: 'GG 1.1' }, { id: 'two', when: () => ({}) }, { id: 'never', when: () => null }],
    now: [{ id: 'three', when: (m) => (m.can('play') ? {} : null) }],
  }
  const moment = new Moment('A', null, table('A', '', {}, {}), [], [move('play ka')], names)
  const told = new Set<string>()
  const said = () => {
    const all = talk(topics, moment, told)
    all.forEach((each) => told.add(each.id))
    return ids(all)
  }
  expect(said()).toEqual(['one', 'three'])
  expect(said()).toEqual(['two'])
  expect(said()).toEqual([])
})

test('what is worth a look is looked at the first time, though one is asked nothing', () => {
  const won = new Moment('A', table('B', 'fight', { wins: 0 }, { wins: 0 }), table('A', 'build', { wins: 1 }, { wins: 0 }), [event('compared', '[Ka] 5/3 against [Umbruh] 2/2.')], [], names)
  const { progress, happened } = topicsOf('littletroubles')
  expect(progress.length + happened.length).toBeGreaterThan(0)
  expect(pause(topicsOf('littletroubles'), won, none)).toEqual([{ id: 'won', fill: { name: 'Computer', one: 'Ka', two: 'Umbruh' }, rule: 'LT 2.2.3d' }])
  expect(pause(topicsOf('littletroubles'), won, new Set(['won']))).toEqual([])
  expect(ids(talk(topicsOf('littletroubles'), won, new Set(['won'])))).toContain('won-again')
})

test('a card that comes as a copy is looked at, also when one has just gone on from the card before it', () => {
  const room = { id: 'p', names: { peek: () => names }, faceoffs: { reading: { peek: () => null } } } as unknown as Room
  const companion = new Companion(room, topicsOf('ggltcg'))
  const turn = table('B', '', { awake: 6 }, { awake: 6 })
  const shown = (version: number, ...events: GameEvent[]) => companion.shown({ version, you: 'A', table: turn, events, outcome: null, whole: false, choice: null } as unknown as View)
  expect(shown(1, event('played', '[B] plays [Beary] for 1 CC.'))).toBe(true)
  expect(ids(companion.says.value)).toEqual(['theirs-played'])
  expect(shown(2, event('played', '[B] plays [Copy] for 0 CC.'))).toBe(false)
  expect(shown(3, event('entered-as-copy', "[Copy] enters play as [Beary] on [B]'s side."))).toBe(true)
  expect(ids(companion.says.value)).toEqual(['copy'])
  expect(shown(4, event('entered-as-copy', "[Copy] enters play as [Beary] on [B]'s side."))).toBe(false)
})

test('a tussle of the other side that cost a card is told by name, and shorter the next time', () => {
  const before = table('B', '', { awake: 6 }, { awake: 6 })
  const lost = new Moment('A', before, table('A', '', { awake: 5 }, { awake: 6 }), [event('tussled', "[B]'s [Ka] tussles [Umbruh] for 2 CC."), event('sleeped', '[Umbruh] falls asleep.')], [move('end')], names)
  expect(talk(topicsOf('ggltcg'), lost, none)[0]).toEqual({ id: 'lost', fill: { mine: 5, by: 'Ka', card: 'Umbruh' }, rule: 'GG 12.1' })
  expect(talk(topicsOf('ggltcg'), lost, new Set(['lost']))[0]).toMatchObject({ id: 'lost-again', rule: null })
})

test('the cookies of the Resource Phase are those of the turn that has ended, and of who had it', () => {
  const events = [
    event('gained', '[A] gain 2 cookies and have 21.'),
    event('stage-began', 'The Resource Phase begins.'),
    event('gained', '[A] gain 1 cookie and have 22.'),
    event('gained', '[A] gain 3 cookies and have 25.'),
    event('gained', '[B] gains 1 cookie and has 52.'),
    event('turn-began', 'Turn 6: [B] begins.'),
    event('gained', '[B] gains 7 cookies and has 59.'),
  ]
  const moment = new Moment('A', table('A', 'build', { cookies: 19 }, {}), table('B', 'build', { cookies: 25 }, {}), events, [], names)
  expect([moment.broughtAtEnd('A', 'gained'), moment.broughtAtEnd('B', 'gained'), moment.ended('A'), moment.ended('B')]).toEqual([4, 0, true, false])
})

test('progress is celebrated before what has happened is told', () => {
  const moment = new Moment('A', table('A', 'score', { points: 11 }, { points: 3 }), table('A', 'main', { points: 12 }, { points: 3 }), [event('confronted', '[A] confront [Runaway Cart].')], [move('pass')], names)
  expect(ids(talk(topicsOf('mlpccg'), moment, new Set(['pass', 'half'])))).toEqual(['near', 'confronted'])
})

test('a game that nobody has described for a guide is welcomed all the same', async () => {
  const moment = new Moment('A', null, table('A', '', {}, {}), [], [move('throw')], names)
  expect(ids(talk(topicsOf('snow-day'), moment, none))).toEqual(['begin'])
  expect((await guideTexts('snow-day', 'de'))['begin']).toContain('Willkommen')
})
