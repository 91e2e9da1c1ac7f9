import type { Diagnostic, Fix } from '../net/api'
import { english } from '../words/language'
import { t } from '../words/words'

/** So many mistakes stand open; the others come when these are mended. */
const FIRST = 4

/** What the game does not understand, with fixes to click. */
export function CardProblems(props: { diagnostics: readonly Diagnostic[]; lines: readonly string[]; readOnly: boolean; onFix: (line: number, fix: Fix) => void; onGo: (line: number, column: number) => void }) {
  const { diagnostics } = props
  return diagnostics.length === 0 ? null : (
    <ul class="problems" aria-label={t('workshop.problems')}>
      {diagnostics.slice(0, FIRST).map((each) => (
        <li key={`${each.line} ${each.column} ${each.message}`}>
          <p lang={english()}>
            <button type="button" class="link" onClick={() => props.onGo(each.line, each.column)}>
              {t('workshop.line', { line: each.line })}
            </button>{' '}
            {each.message}
          </p>
          {props.readOnly
            ? null
            : each.fixes.map((fix) => {
                const line = props.lines[each.line - 1] ?? ''
                const words = mended(line, fix)
                return (
                  <div key={fix.text + fix.column} class="row">
                    {isSlip(line, fix) ? null : <span class="note">{t('workshop.else')}</span>}
                    <button type="button" class={isSlip(line, fix) ? 'button small' : 'button small quiet'} lang={english()} onClick={() => props.onFix(each.line, fix)}>
                      {fix.text === '' ? `${t('workshop.leave-out')}: ` : ''}
                      {words === '' ? t('workshop.space') : <q>{words}</q>}
                    </button>
                  </div>
                )
              })}
          {each.remedy === '' ? null : (
            <details>
              <summary>{t('workshop.remedy')}</summary>
              <p class="remedy" lang={english()}>
                {each.remedy}
              </p>
            </details>
          )}
        </li>
      ))}
      {diagnostics.length <= FIRST ? null : <li>{t('workshop.more-problems', { count: diagnostics.length - FIRST })}</li>}
    </ul>
  )
}

/** Whether few letters differ, or something is only left out or added: then it is likely meant. */
export function isSlip(line: string, fix: Fix): boolean {
  const gone = line.slice(fix.column - 1, fix.endColumn - 1)
  const length = Math.max(gone.length, fix.text.length)
  return gone.trim() === '' || fix.text.trim() === '' || distance(gone.toLowerCase(), fix.text.toLowerCase()) <= Math.max(2, length / 3)
}

/** How many letters have to be put in, left out or changed to come from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** So many letters of what a fix writes are shown on its button. */
const SHOWN = 60

/** The words that a fix writes, whole where it changes some of their letters; of one that leaves words out, those words. */
function mended(line: string, fix: Fix): string {
  if (fix.text === '') {
    return line.slice(fix.column - 1, fix.endColumn - 1).trim()
  }
  const before = /\S*$/.exec(line.slice(0, fix.column - 1))?.[0] ?? ''
  const behind = /^\S*/.exec(line.slice(fix.endColumn - 1))?.[0] ?? ''
  const words = `${/^\s/.test(fix.text) ? '' : before}${fix.text}${/\s$/.test(fix.text) ? '' : behind}`.trim()
  return words.length <= SHOWN ? words : `${words.slice(0, SHOWN)}…`
}
