import { expect, test } from 'vitest'
import type { OfferedMove } from '../../main/client/net/messages'
import { offered } from '../../main/client/table/Offered'
import { meant, back, complete, intent, picked, playable, point, primary, typed } from '../../main/client/table/intent'

function move(notation: string, verb: string, ...steps: (string | string[])[]): OfferedMove {
  return {
    notation,
    meaning: `${notation}.`,
    spans: [],
    verb,
    steps: steps.map((step) => (typeof step === 'string' ? { words: step, cards: [] } : { words: step.join('|'), cards: step })),
    takesBack: verb === 'unpick',
  }
}

const moves = [
  move('play sun', 'play', ['c1']),
  move('play twist on ka', 'play', ['c2'], ['c5']),
  move('play twist on umbruh', 'play', ['c2'], ['c6', 'c7']),
  move('tussle wizard > ka', 'tussle', ['c3'], ['c5']),
  move('direct attack with wizard', 'direct attack with', ['c3']),
  move('play ann at own', 'play', ['c4'], 'at own'),
  move('play ann at home', 'play', ['c4'], 'at home'),
  move('end turn', 'end turn'),
]

test('with nothing chosen, the cards that begin a move are targets and the big button ends the turn', () => {
  const state = intent(moves, [])
  expect([...state.targets].sort()).toEqual(['c1', 'c2', 'c3', 'c4'])
  expect(primary(state)?.notation).toBe('end turn')
  expect(playable(moves).has('c5')).toBe(false)
})

test('a card with one move is whole at once', () => {
  const path = point(moves, [], 'c1')
  expect(primary(intent(moves, path))?.notation).toBe('play sun')
})

test('a card with several targets waits for one, and any of equal cards will do', () => {
  const first = point(moves, [], 'c2')
  expect(primary(intent(moves, first))).toBeNull()
  expect([...intent(moves, first).targets].sort()).toEqual(['c5', 'c6', 'c7'])
  expect(primary(intent(moves, point(moves, first, 'c7')))?.notation).toBe('play twist on umbruh')
})

test('a card with a move of its own and one with a target offers both', () => {
  const state = intent(moves, point(moves, [], 'c3'))
  expect(state.whole.map((each) => each.notation)).toEqual(['direct attack with wizard'])
  expect([...state.targets]).toEqual(['c5'])
})

test('words that are no card are buttons, each with its whole move', () => {
  const state = intent(moves, point(moves, [], 'c4'))
  expect(state.words.map((each) => [each.words, each.move?.notation])).toEqual([
    ['at own', 'play ann at own'],
    ['at home', 'play ann at home'],
  ])
  expect(primary(intent(moves, ['c4', 'at home']))?.notation).toBe('play ann at home')
})

test('pointing at another beginning starts anew, and at what means nothing changes nothing', () => {
  const path = point(moves, [], 'c2')
  expect(point(moves, path, 'c1')).toEqual(['c1'])
  expect(point(moves, path, 'c99')).toEqual(path)
})

test('the only way on is followed by itself, and one step back undoes that too', () => {
  const single = [move('play wake on ka', 'play', ['c1'], ['c5']), move('end turn', 'end turn')]
  const path = point(single, [], 'c1')
  expect(path).toEqual(['c1', 'c5'])
  expect(back(single, path)).toEqual([])
  expect(complete(single, ['c1'])).toEqual(['c1', 'c5'])
})

test('the big button says yes to a question and lets the game go on otherwise', () => {
  expect(primary(intent([move('yes', 'yes'), move('no', 'no')], []))?.notation).toBe('yes')
  expect(primary(intent([move('draw', 'draw'), move('pass', 'pass')], []))?.notation).toBe('pass')
  expect(primary(intent([move('keep', 'keep'), move('mulligan', 'mulligan')], []))?.notation).toBe('keep')
  expect(primary(intent([move('fight a > b', 'fight', ['c1'], ['c2']), move('no fight', 'no fight')], []))?.notation).toBe('no fight')
})

test('what is typed means the very move, then those that begin so, then those with its words', () => {
  expect(typed(moves, ' Play  SUN ').map((each) => each.notation)).toEqual(['play sun'])
  expect(typed(moves, 'play twist').length).toBe(2)
  expect(typed(moves, 'twist umb').map((each) => each.notation)).toEqual(['play twist on umbruh'])
  expect(typed(moves, 'dance')).toEqual([])
  expect(typed(moves, '  ')).toEqual([])
})

test('cards out of a pile are laid out once for each kind, and stay while they are chosen', () => {
  const search = [move('take ka', 'take', ['c1', 'c2']), move('take sun', 'take', ['c3']), move('take umbruh', 'take', ['c4'])]
  const open = (handle: string) => handle === 'c4'
  expect(offered(search, [], open)).toEqual(['c1', 'c3'])
  expect(offered(search, ['c3'], open)).toEqual(['c3'])
})

test('what is picked for a set is shown as picked, and pointing at it takes it back', () => {
  const set = [
    move('choose clean', 'choose', ['c1']),
    move('choose ka', 'choose', ['c2']),
    move('done', 'done'),
    move('unpick rush', 'unpick', ['c3']),
  ]
  expect([...picked(set)]).toEqual(['c3'])
  expect(picked(moves).size).toBe(0)
  const state = intent(set, [])
  expect(state.targets.has('c3')).toBe(true)
  expect(primary(state)?.notation).toBe('done')
  expect(primary(intent(set, point(set, [], 'c3')))?.notation).toBe('unpick rush')
})

const part = (words: string, ...cards: string[]) => ({ words, cards })
const offer = (notation: string, verb: string, ...steps: ReturnType<typeof part>[]): OfferedMove => ({ notation, meaning: '', spans: [], verb, steps, takesBack: false })

test('who points at a card that cannot be chosen means what one does with such a card, or in the middle of a choice that card', () => {
  const plays = [offer('play twist on knight', 'play', part('twist', 'c1'), part('on knight', 'c2')), offer('play twist on ka', 'play', part('twist', 'c1'), part('on ka', 'c3'))]
  const sun = { handle: 'c9', name: 'Sun' }
  expect(meant(plays, [], sun, ['play'])).toEqual(['play sun'])
  expect(meant(plays, ['c1'], sun, ['play'])).toEqual(['play twist on sun'])
  expect(meant(plays, ['c1'], { handle: 'c2', name: 'Knight' }, ['tussle'])).toEqual([])
  const tussles = [offer('tussle knight > ka', 'tussle', part('knight', 'c2'), part('> ka', 'c3'))]
  expect(meant(tussles, ['c2'], sun, [])).toEqual(['tussle knight > sun'])
  const asked = [offer('choose ka', 'choose', part('ka', 'c3')), offer('pass', 'pass')]
  expect(meant(asked, [], sun, ['tussle', 'use'])).toEqual(['choose sun', 'tussle sun', 'use sun'])
  expect(meant([], [], sun, ['play'])).toEqual([])
})
