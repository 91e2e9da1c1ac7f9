import { expect, test } from 'vitest'
import type { Card, Fact } from '../../main/client/net/messages'
import { isDrawn, stand } from '../../main/client/table/standing'

const fact = (name: string, value = ''): Fact => ({ name, value, label: name, words: value, telling: 'printed' })

const problem: Card = {
  handle: 'c1',
  card: 'X',
  name: 'X',
  owner: 'A',
  stats: [],
  marks: [
    fact('asks A', 'orange 2 and not orange 3'),
    fact('A', 'needs 1 more orange power'),
    fact('A orange', '1/2'),
    fact('A not orange', '5/3'),
    fact('B', 'Green Dragon is in the way'),
    fact('B power', '4/4'),
    fact('can confront B'),
    fact('blocks B', 'Green Dragon'),
  ],
}

test('how far a side is with a Problem is read from its marks, colour by colour', () => {
  expect(stand(problem, 'A')).toEqual({
    meters: [
      { colour: 'orange', not: false, has: 1, asks: 2 },
      { colour: 'orange', not: true, has: 5, asks: 3 },
    ],
    can: false,
    blocker: null,
    words: 'needs 1 more orange power',
  })
})

test('a side knows that it can confront, and what is in its way', () => {
  expect(stand(problem, 'B')).toEqual({
    meters: [{ colour: 'power', not: false, has: 4, asks: 4 }],
    can: true,
    blocker: 'Green Dragon',
    words: 'Green Dragon is in the way',
  })
})

test('marks that are drawn are not told in words as well', () => {
  expect(problem.marks.filter(isDrawn).map((mark) => mark.name)).toEqual(['A orange', 'A not orange', 'B power', 'can confront B', 'blocks B'])
})
