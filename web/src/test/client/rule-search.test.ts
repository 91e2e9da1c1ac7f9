import { expect, test } from 'vitest'
import { readRules } from '../../main/client/rules/rules'
import { search } from '../../main/client/rules/ruleSearch'

const { chapters } = readRules('# Rules\n\n## Turn\n\n- **GG 4.1** The players take turns.\n- **GG 4.2** Your turn opens with 4 CC.\n\n## Tussles\n\n- **GG 7.2** A tussle costs 2 CC.\n')

test('a rule is found by all of its words, in whatever order', () => {
  expect(search(chapters, 'cc tussle').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(['GG 7.2'])
})

test('a rule is found by its number', () => {
  expect(search(chapters, 'gg 4.2').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(['GG 4.2'])
})

test('a chapter without a rule that has the words is left out, and without words all are there', () => {
  expect(search(chapters, 'turns').map((chapter) => chapter.title)).toEqual(['Turn'])
  expect(search(chapters, ' ')).toBe(chapters)
})
