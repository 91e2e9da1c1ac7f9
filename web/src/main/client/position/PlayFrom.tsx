import { useState } from 'preact/hooks'
import { api } from '../net/api'
import type { Seat } from '../net/messages'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { LevelSelect } from '../shell/LevelSelect'
import { t } from '../words/words'

/** Plays a position against the computer. */
export function PlayFrom(props: { game: string; text: string; possible: boolean; levels: readonly { name: string; says: string }[] }) {
  const [seat, setSeat] = useState<Seat>('A')
  const [level, setLevel] = useState('easy')
  const [wrong, setWrong] = useState('')
  const [begins, setBegins] = useState(false)
  const play = async () => {
    setBegins(true)
    setWrong('')
    try {
      const made = await api.playPosition(props.game, props.text, seat, level)
      go(`/g/${made.id}`)
    } catch (error) {
      setWrong(problemWords(error))
    } finally {
      setBegins(false)
    }
  }
  return (
    <section class="sheet stack" aria-labelledby="play-from">
      <h2 id="play-from">{t('position.play')}</h2>
      <div class="row">
        <label class="field">
          <span>{t('position.seat')}</span>
          <select value={seat} onChange={(event) => setSeat(event.currentTarget.value === 'B' ? 'B' : 'A')}>
            <option value="A">{t('learn.a')}</option>
            <option value="B">{t('learn.b')}</option>
          </select>
        </label>
        <LevelSelect label={t('setup.level')} levels={props.levels.map(({ name }) => ({ name }))} value={level} onPick={setLevel} />
        <button type="button" class="button primary" disabled={!props.possible || begins} onClick={() => void play()}>
          {t('position.play.start')}
        </button>
      </div>
      <p role="alert">{wrong}</p>
    </section>
  )
}
