import { RangeSetBuilder, StateEffect, StateField, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import type { CardPhrase } from '../net/api'

/** Groups of phrases whose first word is what one looks for in a line. */
const LEADING = new Set(['WHEN', 'EFFECT', 'COST', 'ORDER'])

/** Words that begin phrases and say nothing by themselves. */
const PLAIN = new Set(['a', 'an', 'the', 'this', 'that', 'these', 'your', 'you', 'each', 'its', 'it', 'they', 'up', 'to', 'for', 'by', 'of', 'and', 'or', 'in', 'any', 'is', 'are', 'has', 'opponent', 'player', 'players'])

/** The words with which the phrases of a game begin that say when, what happens and what it costs. */
export function leadingWords(phrases: readonly CardPhrase[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const phrase of phrases) {
    if (LEADING.has(phrase.group)) {
      for (const pattern of phrase.patterns) {
        const word = /^[a-z]+/i.exec(pattern)?.[0].toLowerCase()
        if (word !== undefined && !PLAIN.has(word)) {
          words.add(word)
        }
      }
    }
  }
  return words
}

const mark = (name: string) => Decoration.mark({ class: name })
const NAME = mark('cw-name')
const KIND = mark('cw-kind')
const NUMBER = mark('cw-number')
const WORD = mark('cw-word')

const setWords = StateEffect.define<ReadonlySet<string>>()

const words = StateField.define<ReadonlySet<string>>({
  create: () => new Set(),
  update: (value, transaction) => transaction.effects.reduce((now, effect) => (effect.is(setWords) ? effect.value : now), value),
})

/** Tells an editor the leading words of the phrases of its game. */
export function tellWords(view: EditorView, leading: ReadonlySet<string>): void {
  view.dispatch({ effects: setWords.of(leading) })
}

function decorated(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  const leading = view.state.field(words)
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at)
      for (const part of coloured(line.text, opensCard(view.state.doc, line.number), leading)) {
        builder.add(line.from + part.from, line.from + part.to, part.mark)
      }
      at = line.to + 1
    }
  }
  return builder.finish()
}

/** Whether a line is the one of kind and figures: the first behind a name or the opening of a back. */
function opensCard(doc: Text, number: number): boolean {
  return number > 1 && /^(#|Back:)/.test(doc.line(number - 1).text)
}

function coloured(line: string, kind: boolean, leading: ReadonlySet<string>): { from: number; to: number; mark: Decoration }[] {
  if (/^(#|Back:)/.test(line)) {
    return [{ from: 0, to: line.length, mark: NAME }]
  }
  const parts: { from: number; to: number; mark: Decoration }[] = []
  for (const token of line.matchAll(/[+-]?\d+(?:\/\d+)?|[A-Za-z]+/g)) {
    const [text] = token
    const at = { from: token.index, to: token.index + text.length }
    if (/\d/.test(text)) {
      parts.push({ ...at, mark: NUMBER })
    } else if (kind ? !line.slice(0, token.index).includes(',') : leading.has(text.toLowerCase())) {
      parts.push({ ...at, mark: kind ? KIND : WORD })
    }
  }
  return parts
}

/** Colors names, kinds, figures and the words that phrases begin with, while one types. */
export const colors: Extension = [
  words,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = decorated(view)
      }
      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged || update.startState.field(words) !== update.state.field(words)) {
          this.decorations = decorated(update.view)
        }
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
]
