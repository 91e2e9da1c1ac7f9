import { useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { t } from '../words/words'

/** What the server takes; a longer file is not even sent. */
const MOST_BYTES = 240 * 1024

/** Opens a record from a file, as a game that is over. */
export function OpenRecord() {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const open = async (file: File | undefined) => {
    if (file === undefined) {
      return
    }
    if (file.size > MOST_BYTES) {
      setSaid(t('home.record.long'))
      return
    }
    setSaid(t('home.record.busy'))
    try {
      const play = await api.openRecord(await file.text())
      go(`/g/${play.id}/replay`)
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button small" onClick={() => input.current?.click()}>
          {t('home.record')}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".txt,text/plain"
          aria-label={t('home.record')}
          onChange={(event) => {
            const picked = event.currentTarget.files?.[0]
            void open(picked)
            // The same file can be picked once more.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <p class="note">{t('home.record.says')}</p>
      <p role="alert">{said}</p>
    </div>
  )
}
