import { t, type Key } from '../words/words'

/** Buttons to step through something that has so many moments. */
export function Steps(props: { at: number; last: number; onGo: (at: number) => void }) {
  const button = (key: Key, sign: string, to: number) => (
    <button type="button" class="button small" aria-label={t(key)} title={t(key)} disabled={to === props.at || to < 0 || to > props.last} onClick={() => props.onGo(to)}>
      {sign}
    </button>
  )
  return (
    <div class="row steps">
      {button('replay.first', '«', 0)}
      {button('replay.back', '‹', props.at - 1)}
      <label>
        <span class="unseen">{t('replay.step', { step: props.at, steps: props.last })}</span>
        <input type="range" min={0} max={props.last} value={props.at} onInput={(event) => props.onGo(Number(event.currentTarget.value))} />
      </label>
      {button('replay.next', '›', props.at + 1)}
      {button('replay.last', '»', props.last)}
      <span class="note">{t('replay.step', { step: props.at, steps: props.last })}</span>
    </div>
  )
}
