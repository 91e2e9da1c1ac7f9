import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Companion } from '../../main/client/guide/Companion'
import { guideTexts, topicsOf } from '../../main/client/guide/games'
import { farewell, pause, talk } from '../../main/client/guide/talk'
import { Moment, type Topics } from '../../main/client/guide/topics'
import type { Card, GameEvent, OfferedMove, Seat, Span, Table, View } from '../../main/client/net/messages'
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
    const { progress, happened, now, still, end } = topicsOf(game)
    const topics = ids([...progress, ...happened, ...now, ...(still ?? []), ...end])
    expect(new Set(topics).size, game).toBe(topics.length)
    expect(Object.keys(await guideTexts(game, 'en')).sort()).toEqual(['way', ...topics].sort())
    expect(Object.keys(await guideTexts(game, 'de')).sort(), game).toEqual(['way', ...topics].sort())
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
    end: [],
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
  expect(shown(2, event('played', '[B] plays [Copy] for 0 CC.'))).toBe(true)
  expect(ids(companion.says.value)).toEqual(['theirs-played-again'])
  expect(shown(3, event('entered-as-copy', "[Copy] enters play as [Beary] on [B]'s side."))).toBe(true)
  expect(ids(companion.says.value)).toEqual(['copy'])
  expect(shown(4, event('entered-as-copy', "[Copy] enters play as [Beary] on [B]'s side."))).toBe(false)
})

/** A card with its speed. */
const toy = (handle: string, speed: number): Card => ({ handle, card: handle, name: handle, owner: 'A', stats: [{ name: 'speed', printed: speed, now: speed, reckoned: speed }], marks: [] })

/** A turn of B in which B's Umbruh and the newcomer's Knight meet, and what is said of it when Knight has fallen asleep. */
function met(speeds: { umbruh: number; knight: number }, ...told: GameEvent[]) {
  const zone = (name: string, ...cards: Card[]) => ({ name, size: cards.length, hidden: 0, ownersOnly: false, limit: null, cards })
  const at = (awake: number, mine: ReturnType<typeof zone>[]): Table => {
    const all = table('B', '', { awake }, { awake: 6 })
    return { ...all, sides: all.sides.map((side) => ({ ...side, zones: side.seat === 'A' ? mine : [zone('play', toy('Umbruh', speeds.umbruh)), zone('sleep')] })) }
  }
  const knight = toy('Knight', speeds.knight)
  const before = at(6, [zone('play', knight), zone('sleep')])
  const after = at(5, [zone('play'), zone('sleep', knight)])
  const tussled = { ...event('tussled', "[B]'s [Umbruh] tussles [Knight] for 2 CC."), cards: ['Umbruh', 'Knight'] }
  return new Moment('A', before, after, [tussled, ...told, event('sleeped', '[Knight] falls asleep.')], [], names, before)
}

const strikes = (one: string, other: string) => ({ ...event('struck', `[${one}] strikes [${other}] for 4.`), cards: [one, other] })

test('it is told from the figures why a tussle was lost, and the table rests there each time', () => {
  const topics = topicsOf('ggltcg')
  const said = (...met: Parameters<typeof pause>[1][]) => met.map((each) => pause(topics, each, none)[0])
  expect(
    said(
      met({ umbruh: 4, knight: 4 }, strikes('Umbruh', 'Knight')),
      met({ umbruh: 3, knight: 4 }, strikes('Umbruh', 'Knight'), strikes('Knight', 'Umbruh')),
      met({ umbruh: 2, knight: 4 }, strikes('Knight', 'Umbruh'), strikes('Umbruh', 'Knight')),
      met({ umbruh: 4, knight: 4 }, event('won-by-text', '[Umbruh] wins the tussle against [Knight].')),
    ),
  ).toEqual([
    { id: 'lost-first', rule: 'GG 7.7', fill: { mine: 5, by: 'Umbruh', card: 'Knight', yours: 4, theirs: 5 } },
    { id: 'lost-once', rule: 'GG 7.9', fill: { mine: 5, by: 'Umbruh', card: 'Knight', yours: 4, theirs: 4 } },
    { id: 'lost-back', rule: 'GG 7.8', fill: { mine: 5, by: 'Umbruh', card: 'Knight', yours: 4, theirs: 3 } },
    { id: 'lost-text', rule: 'GG 7.11', fill: { mine: 5, by: 'Umbruh', card: 'Knight', yours: 4, theirs: 5 } },
  ])
  const first = met({ umbruh: 4, knight: 4 }, strikes('Umbruh', 'Knight'))
  expect(ids(pause(topics, first, new Set(['lost-first'])))).toEqual(['lost-first-again'])
  expect(ids(pause(topics, first, new Set(['lost-back'])))).toEqual(['lost-first'])
})

test('the table rests where a card falls asleep by a text, and where an attack is called off', () => {
  const topics = topicsOf('ggltcg')
  const { before, table: after } = met({ umbruh: 4, knight: 4 })
  const text = new Moment('A', before, after, [event('sleeped', '[Knight] falls asleep.')], [], names)
  expect(pause(topics, text, none)).toEqual([{ id: 'fell', rule: 'GG 12.1', fill: { cards: 'Knight', count: 1, theirs: 6, mine: 5 } }])
  expect(ids(pause(topics, text, new Set(['fell'])))).toEqual(['fell-again'])
  const off = (player: Seat, by: Seat) => new Moment('A', null, table(player, '', {}, {}), [event('attacked-directly', `[${player}]'s [Ka] attacks directly for 2 CC.`), event('played', `[${by}] plays [Beary] for 1 CC.`), event('called-off', 'The tussle is called off.')], [], names)
  expect(pause(topics, off('A', 'B'), none)).toEqual([{ id: 'called-off', rule: 'GG 8.3', fill: { name: 'Computer', card: 'Beary' } }])
  expect(ids(pause(topics, off('A', 'B'), new Set(['called-off'])))).toEqual(['called-off-again'])
  expect(ids(pause(topics, off('B', 'A'), none))).toEqual(['called-off-theirs'])
})

test('before the end of a game is shown, it is looked at what decided it', () => {
  const topics = topicsOf('ggltcg')
  const hit = [event('attacked-directly', "[B]'s [Ka] attacks directly for 2 CC."), event('sleeped-from-hand', "[Dream] falls asleep from [A]r hand.")]
  const lost = new Moment('A', table('B', '', { awake: 1 }, {}), table('B', '', { awake: 0 }, {}), hit, [], names, null, 'B')
  expect(ids(farewell(topics, lost, new Set(['theirs-direct', 'begin'])))).toEqual(['theirs-direct-again', 'end-lost'])
  expect(ids(farewell(topics, new Moment('A', null, lost.table, [], [], names, null, 'A'), new Set(['begin'])))).toEqual(['end-won'])
  const room = { id: 'p', names: { peek: () => names }, faceoffs: { reading: { peek: () => null } } } as unknown as Room
  const rests = (how: string, whole: boolean) =>
    new Companion(room, topics).shown({ version: 9, you: 'A', table: lost.table, events: hit, outcome: { winner: 'B', reason: '', how }, whole, choice: null } as unknown as View)
  expect([rests('played', false), rests('played', true), rests('conceded', false)]).toEqual([true, false, false])
})

test('the CC of a turn are explained in the second one, whoever has it', () => {
  const at = (player: Seat, number: number) => new Moment('A', null, table(player, '', { cc: 4 }, {}, number), [event('gained', `[${player}] gains 4 CC and has 4.`)], player === 'A' ? [move('play ka')] : [], names)
  expect(ids(pause(topicsOf('ggltcg'), at('B', 2), new Set(['begin'])))).toEqual(['theirs-gained'])
  expect(ids(talk(topicsOf('ggltcg'), at('A', 2), new Set(['begin'])))).toEqual(['gained', 'play'])
  expect(ids(pause(topicsOf('ggltcg'), at('B', 4), new Set(['begin'])))).toEqual([])
})

test('where nothing is new it is said in short what can be done, and to end the turn only where little is left', () => {
  const said = (...moves: string[]) => ids(talk(topicsOf('ggltcg'), new Moment('A', null, table('A', '', { cc: 3 }, {}), [], moves.map(move), names), new Set(['play', 'tussle', 'direct', 'no-toy'])))
  expect(said('play ka', 'play dream', 'direct attack with ka', 'end turn')).toEqual(['still-both'])
  expect(said('play ka', 'play dream', 'end turn')).toEqual(['still-play'])
  expect(said('tussle ka > dream', 'tussle ka > sun', 'end turn')).toEqual(['still-attack'])
  expect(said('play ka', 'end turn')).toEqual(['end'])
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
