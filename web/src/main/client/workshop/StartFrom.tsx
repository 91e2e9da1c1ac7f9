import { useState } from 'preact/hooks'
import type { CardText } from '../net/api'
import { Dialog } from '../shell/Dialog'
import { english } from '../words/language'
import { t } from '../words/words'

/** So many cards are listed. */
const LISTED = 40

/** A printed card to begin a card of one's own with. */
export function StartFrom(props: { cards: readonly CardText[]; onPick: (card: CardText) => void; onClose: () => void }) {
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase().split(/\s+/)
  const found = props.cards.filter((card) => {
    const all = [card.name, card.kind, ...card.text].join(' ').toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
  return (
    <Dialog label={t('workshop.from')} wide onClose={props.onClose}>
      <label class="field">
        <span>{t('workshop.from.search')}</span>
        <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <p role="status" class="note">
        {t('workshop.from.found', { count: found.length })}
      </p>
      <ul class="workshop-from" lang={english()}>
        {found.slice(0, LISTED).map((card) => (
          <li key={card.name}>
            <button type="button" class="button quiet" onClick={() => props.onPick(card)}>
              <b>{card.name}</b> <span>{card.kind}</span> <span>{card.text.join(' ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
