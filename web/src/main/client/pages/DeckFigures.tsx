import { useState } from 'preact/hooks'
import type { DeckCheck } from '../net/api'
import { english } from '../words/language'
import { t } from '../words/words'
import { sample } from './deck'

/** What a deck is made of: its costs, its kinds, and a hand as it might be drawn. */
export function DeckFigures(props: { check: DeckCheck; hand: number }) {
  const { check } = props
  const most = Math.max(1, ...check.costs.map((each) => each.count))
  const [hand, setHand] = useState<string[]>([])
  return (
    <div class="sheet stack">
      <h2>{t('deck.curve')}</h2>
      <ul class="curve">
        {check.costs.map((each) => (
          <li key={each.cost ?? 'none'}>
            <span class="curve-bar" style={{ height: `${Math.round((each.count / most) * 72)}px` }} aria-hidden="true" />
            <b>{each.count}</b>
            <span class="note">{each.cost === null ? '–' : each.cost}</span>
          </li>
        ))}
      </ul>
      <h2>{t('deck.kinds')}</h2>
      <ul class="row">
        {check.kinds.map((each) => (
          <li key={each.kind}>
            <span lang={english()}>{each.kind}</span> <b>{each.count}</b>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button small" onClick={() => setHand(sample(check.deck.cards, props.hand, Math.random))}>
          {hand.length === 0 ? t('deck.sample') : t('deck.sample.again')}
        </button>
        <span role="status" lang={english()}>{hand.join(' · ')}</span>
      </div>
    </div>
  )
}
