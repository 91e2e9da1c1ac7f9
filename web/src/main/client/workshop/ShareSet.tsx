import { useState } from 'preact/hooks'
import { api, type CardSet } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { t } from '../words/words'

interface Props {
  game: string
  set: CardSet | null
  name: string
  text: string
  /** The format and the deck that the cards are put into; an empty name is any ready-made deck. */
  format: string
  deck: string
  /** Whether there is something that is not saved yet. */
  changed: boolean
  /** Whether the game understands all cards of the set. */
  whole: boolean
  /** Takes another text; null where the set is somebody else's. */
  onImport: ((text: string) => void) | null
  onRemove: (() => Promise<void>) | null
}

/** The set for others: as a link, as a file, and in a game with a friend. */
export function ShareSet(props: Props) {
  const { set } = props
  const [said, setSaid] = useState('')
  const link = set === null ? '' : `${location.origin}/workshop/${props.game}/${set.id}`
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setSaid(t(done === true ? 'deck.copied' : 'deck.not-copied'))
  }
  const file = () => {
    const address = URL.createObjectURL(new Blob([props.text], { type: 'text/plain' }))
    const anchor = document.createElement('a')
    anchor.href = address
    anchor.download = `${props.name.replace(/[^\w-]+/g, '-').toLowerCase()}.cards`
    anchor.click()
    URL.revokeObjectURL(address)
  }
  const open = async (from: HTMLInputElement) => {
    const chosen = from.files?.[0]
    from.value = ''
    if (chosen !== undefined) {
      if (chosen.size > MOST) {
        setSaid(t('workshop.file.long'))
      } else {
        props.onImport?.(await chosen.text())
      }
    }
  }
  /** Begins a game with all cards of the set: with a friend, or against a level of the computer. */
  const play = async (level: string) => {
    if (set === null) {
      return
    }
    try {
      const deck = { ...(props.deck === '' ? {} : { ready: props.deck }), own: true }
      const made = await api.create({ game: props.game, format: props.format, cards: set.id, deck, opponent: level === '' ? { friend: true } : { level, deck: { own: true } } })
      go(`/g/${made.id}`)
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  return (
    <section class="sheet stack" aria-labelledby="share-title">
      <h2 id="share-title">{t('workshop.share')}</h2>
      {set === null ? (
        <p>{t('workshop.share.save-first')}</p>
      ) : (
        <>
          <div class="row given">
            <label class="field grow">
              <span>{t('workshop.link')}</span>
              <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button type="button" class="button small" onClick={() => void copy()}>
              {t('deck.copy')}
            </button>
          </div>
          <p class="note">{t('workshop.link.says')}</p>
          <div class="row">
            <button type="button" class="button" disabled={props.changed || !props.whole} onClick={() => void play('')}>
              {t('workshop.friend')}
            </button>
            <button type="button" class="button" disabled={props.changed || !props.whole} onClick={() => void play('easy')}>
              {t('workshop.computer')}
            </button>
            <span class="note">{props.changed ? t('workshop.friend.save') : props.whole ? t('workshop.friend.says') : t('workshop.friend.mend')}</span>
          </div>
        </>
      )}
      <div class="row">
        <button type="button" class="button" onClick={file}>
          {t('workshop.file')}
        </button>
        {props.onImport === null ? null : (
          <label class="button workshop-file">
            {t('workshop.file.open')}
            <input type="file" accept=".cards,text/plain" class="unseen" onChange={(event) => void open(event.currentTarget)} />
          </label>
        )}
        {props.onRemove === null ? null : (
          <button type="button" class="button quiet" onClick={() => void props.onRemove?.()}>
            {t('workshop.remove')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </section>
  )
}

/** The longest file of cards that is opened, in bytes. */
const MOST = 24_000
