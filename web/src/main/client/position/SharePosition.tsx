import { useState } from 'preact/hooks'
import { api, type ReadPosition } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { t } from '../words/words'
import { packed } from './position'

/** The longest file of a position that is opened, in bytes. */
const MOST = 32_000

interface Props {
  game: string
  name: string
  text: string
  /** The position as a scenario file; empty where the game does not take it. */
  written: string
  onOpen: (read: ReadPosition) => void
}

/** The position for others: as a link, and as a scenario file that can be changed by hand. */
export function SharePosition(props: Props) {
  const [said, setSaid] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const link = `${location.origin}/position/${props.game}#${packed(props.text)}`
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setSaid(t(done === true ? 'deck.copied' : 'deck.not-copied'))
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([props.written], { type: 'text/plain' }))
    const anchor = document.createElement('a')
    anchor.href = address
    anchor.download = `${props.name.replace(/[^\w-]+/g, '-').toLowerCase()}.yaml`
    anchor.click()
    URL.revokeObjectURL(address)
  }
  const read = async (text: string) => {
    try {
      props.onOpen(await api.readPosition(props.game, text))
      setEdited(null)
      setSaid(t('position.opened'))
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  const open = async (from: HTMLInputElement) => {
    const chosen = from.files?.[0]
    from.value = ''
    if (chosen !== undefined) {
      await (chosen.size > MOST ? setSaid(t('position.file.long')) : read(await chosen.text()))
    }
  }
  return (
    <section class="sheet stack" aria-labelledby="share-position">
      <h2 id="share-position">{t('position.share')}</h2>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {t('position.link')}
        </button>
        <button type="button" class="button" disabled={props.written === ''} onClick={save}>
          {t('position.file')}
        </button>
        <label class="button position-file">
          {t('position.file.open')}
          <input type="file" accept=".yaml,.yml,text/plain" class="unseen" onChange={(event) => void open(event.currentTarget)} />
        </label>
      </div>
      <p role="status">{said}</p>
      <details onToggle={() => setEdited(null)}>
        <summary>{t('position.text')}</summary>
        <div class="stack">
          <label class="field">
            <span>{t('position.text.says')}</span>
            <textarea rows={16} spellcheck={false} value={edited ?? props.written} onInput={(event) => setEdited(event.currentTarget.value)} />
          </label>
          <div class="row">
            <button type="button" class="button" disabled={edited === null} onClick={() => void read(edited ?? '')}>
              {t('position.text.read')}
            </button>
          </div>
        </div>
      </details>
    </section>
  )
}
