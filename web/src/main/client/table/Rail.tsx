import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { AutoMode, View } from '../net/messages'
import { Dialog } from '../shell/Dialog'
import { LanguageSelect } from '../shell/LanguageSelect'
import { ThemeSelect } from '../shell/ThemeSelect'
import { t, type Key } from '../words/words'
import { asking } from './asking'
import { Emotes } from './Emotes'
import { Log } from './Log'
import type { Room } from './Room'
import { SayLine } from './SayLine'
import { Hashes } from './ShuffleView'
import { handles, type Lying } from './sides'
import { sound } from './sounds'
import { SpeedSelect } from './SpeedSelect'

const modes: AutoMode[] = ['off', 'forced', 'quiet', 'turn']

/** Beside the table: the log, the line to type in, and all that is not a move. A drawer on narrow pages. */
export function Rail(props: { room: Room; view: View; guide: ComponentChildren; said: ComponentChildren; preview: ComponentChildren; open: boolean; onToggle: (open: boolean) => void; onHelp: () => void }) {
  const { room, view } = props
  const [sure, setSure] = useState(false)
  const drawer = useRef<HTMLButtonElement>(null)
  const playing = view.you !== null && view.outcome === null && view.state === 'playing'
  const undo = room.undo.value?.mine ?? 'no'
  const people = view.players.A?.kind !== 'computer' && view.players.B?.kind !== 'computer'
  /** A drawer that lies over the table goes, so that what was said is seen there. */
  const shut = () => {
    if (props.open) {
      props.onToggle(false)
      drawer.current?.focus({ preventScroll: true })
    }
  }
  return (
    <aside class={props.open ? 'rail is-open' : 'rail'} aria-label={t('table.log')}>
      <div class="rail-tools">
        <a class="button small quiet" href="/">
          {t('brand')}
        </a>
        {playing ? (
          <>
            <button type="button" class="button small" disabled={undo === 'no'} onClick={() => room.takeBack()}>
              <Icon name="undo" />
              {t(undo === 'ask' ? 'act.undo.ask' : 'act.undo')}
            </button>
            {people ? null : (
              <button type="button" class="button small" disabled={room.moves.value.length < 2} onClick={() => void room.hint()}>
                <Icon name="bulb" />
                {t('act.hint')}
              </button>
            )}
          </>
        ) : null}
        <button ref={drawer} type="button" class="button small drawer-button" aria-expanded={props.open} onClick={() => props.onToggle(!props.open)}>
          <Icon name="log" />
          {t('table.log')}
        </button>
      </div>
      {props.guide}
      {props.said}
      <div class="rail-body">
        {view.you === null ? <p class="note">{t('table.watch-mode')}</p> : null}
        {playing && people ? <p class="note">{t('table.fair')}</p> : null}
        <Log events={room.log.value} pieces={(event) => room.pieces(event)} cards={view.table === null ? new Map<string, Lying>() : handles(view.table)} onRead={(handle) => (room.read.value = handle)} onShow={(event) => room.faceoffs.read(event)} onWhy={() => (room.notice.value = { words: [t('auto.because', { mode: t(`auto.${view.auto?.mode ?? 'forced'}` as Key) })], kind: 'plain' })} open={props.open} />
        {people ? <Emotes room={room} you={view.you} onSent={shut} /> : null}
        {playing ? <SayLine room={room} /> : null}
        {view.auto === null || !playing ? null : (
          <label class="field">
            <span>{t('auto.title')}</span>
            <select
              value={view.auto.mode}
              onChange={(event) =>
                room.command({ type: 'auto', mode: event.currentTarget.value as AutoMode, stops: view.auto?.stops ?? [] })
              }
            >
              {modes.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`auto.${mode}` as Key)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="row">
          {view.you === null ? null : (
            <button
              type="button"
              class="button small"
              disabled={room.lastTurn.views.value.length === 0 || room.replaying.value}
              onClick={() => room.replayTurn()}
            >
              {t('table.last-turn')}
            </button>
          )}
          <button type="button" class="button small" aria-pressed={sound.on.value} onClick={() => sound.toggle()}>
            {t(sound.on.value ? 'table.sound.on' : 'table.sound.off')}
          </button>
          {sound.on.value ? (
            <input
              type="range"
              class="volume"
              min="0"
              max="100"
              step="10"
              value={sound.volume.value}
              aria-label={t('table.sound.volume')}
              onChange={(event) => sound.setVolume(Number(event.currentTarget.value))}
            />
          ) : null}
          {playing ? (
            <button type="button" class="button small" aria-pressed={asking.on.value} onClick={() => asking.toggle()}>
              {t('ask.setting')}
            </button>
          ) : null}
          <button type="button" class="button small" onClick={props.onHelp}>
            {t('table.help')}
          </button>
          {playing ? (
            <button type="button" class="button small" onClick={() => setSure(true)}>
              {t('act.concede')}
            </button>
          ) : null}
        </div>
        <SpeedSelect />
        <ThemeSelect />
        <LanguageSelect />
        <Hashes view={view} names={room.names.value} />
        {(room.present.value?.watching ?? 0) > 0 ? (
          <p class="note">{t('table.watching', { count: room.present.value?.watching ?? 0 })}</p>
        ) : null}
      </div>
      {props.preview}
      {sure ? (
        <Dialog label={t('act.concede')} onClose={() => setSure(false)}>
          <p>{t('act.concede.sure')}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              onClick={() => {
                room.command({ type: 'concede' })
                setSure(false)
              }}
            >
              {t('act.concede.yes')}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {t('act.concede.no')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </aside>
  )
}
