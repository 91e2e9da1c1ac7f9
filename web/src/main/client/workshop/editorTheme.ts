import { EditorView } from '@codemirror/view'

/** How the editor looks, in the colors of the page: custom properties reach into its shadow tree. */
export const theme = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'var(--sheet)', fontSize: 'var(--text)', border: '2px solid var(--line-strong)', borderRadius: 'var(--radius-small)', height: '100%', maxHeight: '65vh' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace', lineHeight: '1.7', minHeight: '240px', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { background: 'transparent', color: 'var(--ink-2)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--accent-soft)' },
  '.cw-name': { fontWeight: '700' },
  '.cw-kind, .cw-word': { color: 'var(--code-word)', fontWeight: '600' },
  '.cw-number': { color: 'var(--code-number)', fontWeight: '600' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad) 2px', textUnderlineOffset: '4px' },
  '.cm-lintRange-info': { backgroundImage: 'none', textDecoration: 'underline dotted var(--accent) 2px', textUnderlineOffset: '4px' },
  '.cm-tooltip': { background: 'var(--sheet)', color: 'var(--ink)', border: '2px solid var(--line-strong)', borderRadius: 'var(--radius-small)', maxWidth: 'min(560px, 90vw)', fontFamily: 'inherit' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '5px 10px', lineHeight: '1.4', whiteSpace: 'normal' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.85', fontSize: 'var(--text-small)' },
  '.cm-completionInfo': { padding: '8px 10px', fontSize: 'var(--text-small)' },
  '.cm-diagnostic': { padding: '8px 10px' },
  '.cm-diagnostic-error': { borderLeft: '5px solid var(--bad)' },
  '.cm-diagnosticAction': { background: 'var(--accent)', color: 'var(--accent-ink)', borderRadius: '999px', padding: '3px 10px', font: 'inherit' },
})
