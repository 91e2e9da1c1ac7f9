import { useState } from 'preact/hooks'
import type { Seat, View } from '../net/messages'
import { english } from '../words/language'
import { t } from '../words/words'
import type { Room } from './Room'

/** The step between two games of a match: cards for cards of the side deck, and who goes first. */
export function Exchange(props: { room: Room; view: View; names: Record<Seat, string> }) {
  const { room, view, names } = props
  const between = view.between
  const [out, setOut] = useState<readonly number[]>([])
  const [into, setInto] = useState<readonly number[]>([])
  if (between === null || view.you === null) {
    return <p>{t('between.title')}</p>
  }
  const you = view.you
  const them = you === 'A' ? 'B' : 'A'
  if (between.chooser === you) {
    return (
      <div class="row">
        <p>{t('between.first')}</p>
        <button type="button" class="button primary" onClick={() => room.command({ type: 'first', seat: you })}>
          {t('between.first.me')}
        </button>
        <button type="button" class="button" onClick={() => room.command({ type: 'first', seat: them })}>
          {t('between.first.other', { name: names[them] })}
        </button>
      </div>
    )
  }
  if (between.ready[you]) {
    return <p>{t('between.wait', { name: names[them] })}</p>
  }
  const toggle = (list: readonly number[], i: number) => (list.includes(i) ? list.filter((each) => each !== i) : [...list, i])
  const done = () =>
    room.command({
      type: 'exchange',
      out: out.map((i) => between.deck[i] ?? ''),
      in: into.map((i) => between.side[i] ?? ''),
    })
  return (
    <div class="stack">
      <p>{t('between.lead')}</p>
      {between.side.length === 0 ? null : (
        <div class="exchange">
          <Choices title={t('between.deck')} cards={between.deck} chosen={out} onToggle={(i) => setOut(toggle(out, i))} />
          <Choices title={t('between.side')} cards={between.side} chosen={into} onToggle={(i) => setInto(toggle(into, i))} />
        </div>
      )}
      <button type="button" class="button primary big" id="primary" disabled={out.length !== into.length} onClick={done}>
        {t('between.ready')}
      </button>
    </div>
  )
}

function Choices(props: { title: string; cards: string[]; chosen: readonly number[]; onToggle: (i: number) => void }) {
  return (
    <fieldset>
      <legend>
        {props.title} ({props.chosen.length})
      </legend>
      {props.cards.map((card, i) => (
        <label key={i} class="tick">
          <input type="checkbox" checked={props.chosen.includes(i)} onChange={() => props.onToggle(i)} />
          <span lang={english()}>{card}</span>
        </label>
      ))}
    </fieldset>
  )
}
