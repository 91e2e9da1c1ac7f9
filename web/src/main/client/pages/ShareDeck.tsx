import { useState } from 'preact/hooks'
import { t } from '../words/words'
import { deckText, size, type Draft } from './deck'
import { deckCode } from './deckCode'

/** A deck to give away: a link and a code that any server understands, and the list as text. */
export function ShareDeck(props: { game: string; deck: Draft }) {
  const [said, setSaid] = useState('')
  if (size(props.deck.cards) + size(props.deck.side) === 0) {
    return null
  }
  const code = deckCode(props.game, props.deck)
  const link = `${location.origin}/decks/${props.game}/new?code=${code}`
  const text = deckText(props.deck)
  const copy = async (words: string) => {
    // Beyond the machine itself a browser lets nobody copy without TLS; the words can be marked by hand there.
    const done = await navigator.clipboard?.writeText(words).then(
      () => true,
      () => false,
    )
    setSaid(t(done === true ? 'deck.copied' : 'deck.not-copied'))
  }
  return (
    <details class="sheet">
      <summary>{t('deck.share')}</summary>
      <div class="stack">
        <Given label={t('deck.link')} words={link} onCopy={copy} />
        <Given label={t('deck.code')} words={code} onCopy={copy} />
        <label class="field">
          <span>{t('deck.text')}</span>
          <textarea rows={10} readOnly value={text} />
        </label>
        <div class="row">
          <button type="button" class="button small" onClick={() => void copy(text)}>
            {t('deck.text.copy')}
          </button>
          <span role="status">{said}</span>
        </div>
      </div>
    </details>
  )
}

function Given(props: { label: string; words: string; onCopy: (words: string) => Promise<void> }) {
  return (
    <div class="row given">
      <label class="field grow">
        <span>{props.label}</span>
        <input readOnly value={props.words} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button small" aria-label={`${t('deck.copy')}: ${props.label}`} onClick={() => void props.onCopy(props.words)}>
        {t('deck.copy')}
      </button>
    </div>
  )
}
