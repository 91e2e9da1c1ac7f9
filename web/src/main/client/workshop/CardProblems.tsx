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
          {each.fixes.length === 0 || props.readOnly ? null : (
            <div class="row">
              {each.fixes.map((fix) => (
                <button key={fix.text + fix.column} type="button" class="button small" lang={english()} onClick={() => props.onFix(each.line, fix)}>
                  {mended(props.lines[each.line - 1] ?? '', fix)}
                </button>
              ))}
            </div>
          )}
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

/** So many letters of a mended line are shown on its button. */
const SHOWN = 60

/** What a fix makes of its line, as far as it fits on a button. */
function mended(line: string, fix: Fix): string {
  const whole = line.slice(0, fix.column - 1) + fix.text + line.slice(fix.endColumn - 1)
  if (whole.length <= SHOWN) {
    return whole
  }
  const from = Math.max(0, Math.min(fix.column - 1 - SHOWN / 2, whole.length - SHOWN))
  const part = whole.slice(from, from + SHOWN)
  return `${from > 0 ? '…' : ''}${part}${from + SHOWN < whole.length ? '…' : ''}`
}
