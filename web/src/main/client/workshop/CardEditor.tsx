import { acceptCompletion, autocompletion, completionKeymap, startCompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Text } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view'
import { useEffect, useRef } from 'preact/hooks'
import { api, type CardPhrase, type Completion as Offered, type Diagnostic, type Fix } from '../net/api'
import { groupTitle } from '../pages/phraseGroups'
import { t } from '../words/words'
import { colors, leadingWords, tellWords } from './colors'
import { theme } from './editorTheme'

/** So long a pause in typing is, in milliseconds, after which it is asked what could stand there: not for each letter. */
const TYPING = 200

/** What the page can have the editor do. */
export interface Editing {
  /** Puts a fix into its line. */
  apply(line: number, fix: Fix): void
  /** Takes another text as a whole; it can be undone. */
  replace(text: string): void
  /** Writes a card behind all others, and goes there. */
  append(source: string): void
  /** Goes to a place, from 1. */
  go(line: number, column: number): void
}

interface Props {
  game: string
  text: string
  readOnly: boolean
  phrases: readonly CardPhrase[]
  diagnostics: readonly Diagnostic[]
  onText: (text: string) => void
  onLine: (line: number) => void
  onReady: (editing: Editing) => void
}

/** The editor of card texts. It lives in a shadow tree, whose styles need no leave of the page's security policy. */
export function CardEditor(props: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  // The editor is made once, and calls what the page last said.
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (shadow === undefined) {
      return
    }
    const made = new EditorView({
      parent: shadow,
      root: shadow,
      state: EditorState.create({
        doc: now.current.text,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          EditorState.readOnly.of(now.current.readOnly),
          EditorView.editable.of(!now.current.readOnly),
          EditorView.contentAttributes.of({ 'aria-label': t('workshop.editor'), spellcheck: 'false', autocapitalize: 'off', lang: 'en', tabindex: '0' }),
          tooltips({ position: 'absolute' }),
          autocompletion({ override: [(context) => offered(now.current.game, context)], icons: false, activateOnTypingDelay: TYPING, interactionDelay: 0 }),
          keymap.of([{ key: 'Tab', run: acceptCompletion }, ...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          colors,
          theme,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) {
              now.current.onText(update.state.doc.toString())
            }
            if (update.docChanged || update.selectionSet) {
              now.current.onLine(update.state.doc.lineAt(update.state.selection.main.head).number)
            }
          }),
        ],
      }),
    })
    view.current = made
    now.current.onReady(editing(made))
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (view.current !== null) {
      tellWords(view.current, leadingWords(props.phrases))
    }
  }, [props.phrases])
  useEffect(() => {
    const editor = view.current
    if (editor !== null) {
      const { doc } = editor.state
      editor.dispatch(setDiagnostics(editor.state, props.diagnostics.filter((each) => each.line <= doc.lines).map((each) => shown(doc, each))))
    }
  }, [props.diagnostics])
  return <div ref={host} class="card-editor" />
}

function shown(doc: Text, each: Diagnostic) {
  const line = doc.line(each.line)
  const at = (column: number) => Math.min(line.from + column - 1, line.to)
  return {
    from: at(each.column),
    to: at(each.endColumn),
    severity: each.severity === 'ERROR' ? ('error' as const) : ('info' as const),
    message: each.message,
    actions: each.fixes.map((fix) => ({
      name: fix.text === '' ? t('workshop.leave-out') : fix.text,
      apply: (view: EditorView) => editing(view).apply(each.line, fix),
    })),
  }
}

function editing(view: EditorView): Editing {
  const move = (to: number) => {
    view.dispatch({ selection: { anchor: to }, scrollIntoView: true })
    view.focus()
  }
  return {
    apply(number, fix) {
      const line = view.state.doc.line(Math.min(number, view.state.doc.lines))
      const from = Math.min(line.from + fix.column - 1, line.to)
      const to = Math.min(line.from + fix.endColumn - 1, line.to)
      view.dispatch({ changes: { from, to, insert: fix.text }, selection: { anchor: from + fix.text.length }, userEvent: 'input.fix' })
      view.focus()
    },
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
    append(source) {
      const text = view.state.doc.toString().trimEnd()
      const before = text === '' ? '' : '\n\n'
      view.dispatch({ changes: { from: text.length, to: view.state.doc.length, insert: `${before}${source}\n` } })
      move(text.length + before.length + 2)
    },
    go(number, column) {
      const line = view.state.doc.line(Math.min(number, view.state.doc.lines))
      move(Math.min(line.from + column - 1, line.to))
    },
  }
}

/** What the server says can stand at the cursor. */
async function offered(game: string, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos } = context
  const line = state.doc.lineAt(pos)
  const begun = line.text.slice(0, pos - line.from)
  if (!context.explicit && !/[\w",:]\s?$/.test(begun)) {
    return null
  }
  const completions = await api.complete(game, state.doc.toString(), line.number, pos - line.from + 1).catch((): Offered[] => [])
  if (completions.length === 0 || context.aborted) {
    return null
  }
  return {
    from: line.from + Math.min(...completions.map((each) => each.column)) - 1,
    filter: false,
    options: completions.map((each) => option(each, line.from)),
  }
}

function option(each: Offered, start: number): Completion {
  return {
    label: each.text,
    detail: groupTitle(each.group),
    ...(each.meaning === '' ? {} : { info: each.meaning }),
    apply: (view, _completion, _from, to) => {
      const from = start + each.column - 1
      view.dispatch({ changes: { from, to, insert: each.text }, selection: { anchor: from + each.text.length }, userEvent: 'input.complete' })
      // What can stand behind it is offered at once.
      startCompletion(view)
    },
  }
}
