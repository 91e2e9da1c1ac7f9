import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { api, type JudgedDecision } from '../net/api'
import { t } from '../words/words'
import { percent } from './judged'

/** What could have been done at a decision, the best first, each with its chance and what comes of it for sure. */
export function Alternatives(props: { play: string; game: number; decision: JudgedDecision; onTry: (move: string) => void }) {
  const { decision } = props
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = [...new Set([decision.best, decision.move])]
  useEffect(() => {
    let current = true
    setWords(new Map())
    for (const move of asked) {
      void api.comesOf(props.play, props.game, decision.at, move).then(
        (said) => current && setWords((before) => new Map([...before, [move, said.join(' ')]])),
        () => undefined,
      )
    }
    return () => {
      current = false
    }
  }, [props.play, props.game, decision.at, asked.join()])
  return (
    <ul class="alternatives">
      {decision.moves.map((each) => {
        const made = each.move === decision.move
        const best = each.move === decision.best
        return (
          <li key={each.move} class={best ? 'is-best' : made ? 'is-made' : ''}>
            <p>
              <b>
                {best ? <Icon name="trophy" /> : null} {each.meaning}
                {made ? ` ${t('analysis.made')}` : ''}
              </b>
              <b class="alternative-chance">{each.known ? t('analysis.percent', { percent: percent(each.chance) }) : t('analysis.unknown')}</b>
            </p>
            {each.known ? (
              <svg class="alternative-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect class="bar-all" width="100" height="4" />
                <rect class="bar-chance" width={100 * each.chance} height="4" />
                <rect class="bar-error" x={Math.max(0, 100 * (each.chance - each.error))} y="1.5" width={Math.min(100, 200 * each.error)} height="1" />
              </svg>
            ) : null}
            {(words.get(each.move) ?? '') === '' ? null : <p class="note">{words.get(each.move)}</p>}
            <button type="button" class="button small" onClick={() => props.onTry(each.move)}>
              {t('analysis.try')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
