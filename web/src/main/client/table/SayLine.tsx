import { useState } from 'preact/hooks'
import { t } from '../words/words'
import type { Room } from './Room'

/** A line to type moves in their notation, with what could be meant offered below. */
export function SayLine(props: { room: Room }) {
  const [text, setText] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim() !== '') {
      void props.room.say(text).then((done) => done && setText(''))
    }
  }
  return (
    <form class="say" onSubmit={submit}>
      <label class="field">
        <span>{t('act.say')}</span>
        <input
          id="say"
          list="said"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={t('act.say.example')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <datalist id="said">
        {props.room.moves.value.slice(0, 200).map((move) => (
          <option key={move.notation} value={move.notation} />
        ))}
      </datalist>
    </form>
  )
}
