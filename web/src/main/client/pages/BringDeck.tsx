import { useState } from 'preact/hooks'
import { english } from '../words/language'
import { t } from '../words/words'
import { size } from './deck'
import type { DeckRead, Missed } from './deckReading'

/** The largest file that is read, in bytes: decks are lists. */
const MOST = 200_000

/** A deck from somewhere else: typed, pasted or from a file. */
export function BringDeck(props: { onBring: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const open = async (file: File | undefined) => {
    if (file === undefined) {
      return
    }
    if (file.size > MOST) {
      setWrong(t('deck.bring.large'))
      return
    }
    setWrong('')
    props.onBring(await file.text())
  }
  return (
    <details class="sheet">
      <summary>{t('deck.bring')}</summary>
      <div class="stack">
        <p class="note">{t('deck.bring.lead')}</p>
        <label class="field">
          <span>{t('deck.bring.text')}</span>
          <textarea rows={8} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="button" class="button small" disabled={typed.trim() === ''} onClick={() => props.onBring(typed)}>
            {t('deck.text.use')}
          </button>
          <label class="field">
            <span>{t('deck.bring.file')}</span>
            <input type="file" accept=".o8d,.txt,.deck,.dek,.csv,.xml" onChange={(event) => void open(event.currentTarget.files?.[0])} />
          </label>
          <span role="alert">{wrong}</span>
        </div>
      </div>
    </details>
  )
}

interface ReportProps {
  read: DeckRead
  game: string
  /** A line that was not understood means this card. */
  onTake: (missed: Missed, card: string) => void
  /** Takes the deck as it was before; null where nothing was changed. */
  onBack: (() => void) | null
  onClose: () => void
}

/** What was read of a deck that somebody brought along, and what was not. */
export function Report(props: ReportProps) {
  const { read } = props
  const count = size(read.cards) + size(read.side)
  return (
    <div class="sheet stack report" role="status">
      <p>
        {read.broken
          ? t('deck.read.broken')
          : read.otherGame !== null
            ? t('deck.read.other-game', { game: read.otherGame })
            : t('deck.read.count', { count })}
      </p>
      {read.unknown === 0 ? null : <p>{t('deck.read.unknown', { count: read.unknown })}</p>}
      {read.missed.length === 0 ? null : (
        <>
          <h3>{t('deck.read.missed', { count: read.missed.length })}</h3>
          <ul class="stack missed">
            {read.missed.map((missed, i) => (
              <li key={`${i} ${missed.line}`}>
                <span>{missed.line}</span>
                {missed.maybe.map((card) => (
                  <button key={card} type="button" class="button small" onClick={() => props.onTake(missed, card)}>
                    {t('deck.read.take', { count: missed.count })}
                    {' '}
                    <span lang={english()}>{card}</span>
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="row">
        {props.onBack === null ? null : (
          <button type="button" class="button small" onClick={props.onBack}>
            {t('deck.read.back')}
          </button>
        )}
        <button type="button" class="button small" onClick={props.onClose}>
          {t('card.close')}
        </button>
      </div>
    </div>
  )
}
