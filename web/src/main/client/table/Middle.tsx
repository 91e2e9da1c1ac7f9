import type { ComponentChildren } from 'preact'
import { told } from '../cards/figure'
import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import { asksYou, type Card, type OfferedMove, type View } from '../net/messages'
import { english } from '../words/language'
import type { Piece } from '../words/told'
import { t } from '../words/words'
import { ChosenCard, place, useChosen } from './ChosenCard'
import { fightStands } from './fights'
import { Pending } from './Pending'
import { Phases } from './Phases'
import type { Room } from './Room'
import { useMedia, useNarrow } from './useNarrow'

/** The strip between the halves: whose decision it is, what may be chosen, and one big button. */
export function Middle(props: {
  room: Room
  view: View
  names: Record<'A' | 'B', string>
  dress: Dress
  /** Whether the chosen card opens in the sheet of a phone. */
  opens: boolean
  /** Whether somebody is guided, who may not know yet that cards are to be pointed at. */
  guided: boolean
  children?: ComponentChildren
}) {
  const { room, view } = props
  const intent = room.intent.value
  const primary = room.primary.value
  const resting = room.resting.value
  const mine = asksYou(view)
  const sending = room.sent.value !== null
  const last = intent.path.at(-1)
  const doubt = room.doubt.value
  const others = intent.whole.filter((move) => move !== primary)
  const narrow = useNarrow()
  const chosen = useChosen(room)
  // Then what can be done with it stands there, too.
  const opens = props.opens && narrow && mine && !sending
  const touched = useMedia('(pointer: coarse)')
  const points = props.guided && intent.path.length === 0 && intent.targets.size > 0
  const facts = (view.table?.facts ?? []).filter((fact) => !props.dress.quiet.includes(fact.name) && fact.value !== '0' && fact.value !== 'none')
  const fight = view.table === null ? null : fightStands(view.table)
  const factLine =
    facts.length === 0 ? null : (
      <p class="facts">
        {facts.map((fact) => (
          <span key={fact.name}>{told(fact)}</span>
        ))}
        {facts.some((fact) => props.dress.explained.includes(fact.name)) ? (
          <button type="button" class="link" onClick={() => void room.say(`explain ${props.dress.explained[0] ?? ''}`)}>
            {t('act.totals')}
          </button>
        ) : null}
      </p>
    )
  // Where a turn has no parts, there is room beside it.
  const inTurn = view.table?.turn?.phase === ''
  return (
    <section class={`middle ${mine || resting ? 'is-mine' : ''}`} aria-label={t('table.decide.mine')}>
      {opens ? <ChosenCard room={room} dress={props.dress} others={others} label={(move) => label(room, move, chosen)} /> : null}
      <div class="middle-says">
        <Phases room={room} view={view} names={props.names} game={props.dress.name}>
          {inTurn ? factLine : null}
        </Phases>
        <p class="question">
          {resting
            ? t('guide.look')
            : view.state === 'waiting'
              ? t('table.waiting')
              : view.outcome !== null || view.choice === null
                ? ''
                : mine
                  ? sending
                    ? t('conn.sending')
                    : view.choice.question
                  : view.choice.seat === view.you
                    ? t('table.passing')
                    : t('table.decide.theirs', { name: props.names[view.choice.seat] })}
        </p>
        {props.children}
        {fight === null ? null : (
          <p class="facts">
            <span class="stands">{fight}</span>
          </p>
        )}
        {inTurn ? null : factLine}
        <Pending texts={view.table?.pending ?? []} dress={props.dress} names={props.names} onRead={(handle) => (room.read.value = handle)} />
        {mine && !sending ? <Picked room={room} /> : null}
        <p class="just">{lines(room)}</p>
        {room.forecasts.words.value.length === 0 ? null : (
          <p class="forecast">
            <Icon name="eye" /> {t('table.foreseen', { words: room.forecasts.words.value.join(' ') })}
          </p>
        )}
        {mine && !sending && intent.path.length === 0 && room.forecasts.ending.value.length > 0 ? (
          <p class="forecast ending">
            <Icon name="eye" />
            <span>{t('table.ending', { parts: room.forecasts.ending.value.join(' · ') })}</span>
          </p>
        ) : null}
      </div>
      {resting ? (
        <div class="acts">
          <button type="button" class="button primary big" id="go-on" onClick={() => room.goOn()}>
            {t('guide.go-on')}
          </button>
        </div>
      ) : null}
      {mine && !sending ? (
        <div class={doubt === null ? 'acts' : 'acts is-asking'}>
          {doubt === null ? null : (
            <p class="doubt" role="alert">
              {doubt.words}
            </p>
          )}
          {intent.path.length > 0 && primary === null && intent.targets.size > 0 ? (
            <p class="note">{t('act.choose.target')}</p>
          ) : null}
          {points ? (
            <p class="point-at">
              <Icon name="hand" />
              <span>{t(touched ? 'guide.touch' : 'guide.click')}</span>
            </p>
          ) : null}
          {(opens ? [] : intent.words).map((choice) => (
            <button
              key={choice.label}
              type="button"
              class="button"
              onClick={() => (choice.move !== null && intent.path.length === 0 ? room.make(choice.move) : room.point(choice.words))}
            >
              {choice.move !== null ? label(room, choice.move, chosen) : (place(props.dress, choice.words) ?? choice.label)}
            </button>
          ))}
          {(opens ? [] : others).map((move) => (
            <button key={move.notation} type="button" class="button" onClick={() => room.make(move)}>
              {label(room, move)}
            </button>
          ))}
          {primary === null ? null : (
            <button type="button" class={points ? 'button big' : 'button primary big'} id="primary" data-asks={doubt?.move === primary.notation ? 'true' : undefined} onClick={() => room.make(primary)}>
              {label(room, primary)}
            </button>
          )}
          {intent.path.length > 1 && primary === null ? (
            <button type="button" class="button quiet" onClick={() => room.back()}>
              {t('act.back')}
            </button>
          ) : null}
          {!opens && last !== undefined && /^c\d+$/.test(last) ? (
            <button type="button" class="button quiet" onClick={() => (room.read.value = last)}>
              {t('act.read')}
            </button>
          ) : null}
          {intent.path.length > 0 || doubt !== null ? (
            <button type="button" class="button quiet" onClick={() => room.cancel()}>
              {t(doubt === null ? 'act.cancel' : 'ask.not')}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** What is picked for a set so far: each can be taken back. */
function Picked(props: { room: Room }) {
  const { room } = props
  const back = room.moves.value.filter((move) => move.takesBack)
  return back.length === 0 ? null : (
    <ul class="picked" aria-label={t('act.picked', { count: back.length })}>
      {back.map((move) => {
        const label = room.means(move).map((each) => each.words).join('')
        const card = room.means(move).find((each) => each.card)?.words ?? label
        return (
          <li key={move.notation}>
            <button type="button" class="button small" aria-label={label} title={label} onClick={() => room.make(move)}>
              <Icon name="check" />
              {card}
              <Icon name="undo" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What happened last, for pages on which the log is closed. */
function lines(room: Room): string {
  return room.log.value
    .slice(-2)
    .map((event) => room.happened(event))
    .join(' ')
}

/**
 * What a button says: what its move means, as one sentence, and that it has to be pressed again where it was asked about.
 * A chosen card is seen, so that its name is left out.
 */
function label(room: Room, move: OfferedMove, chosen?: Card) {
  const all = room.means(move)
  const at = chosen === undefined ? -1 : all.findIndex((each) => each.card && each.words.startsWith(chosen.name))
  const means = at < 0 ? all : without(all, at)
  return <span>{room.doubt.value?.move === move.notation ? t('ask.again', { move: means.map((each) => each.words).join('') }) : means.map(piece)}</span>
}

/** A sentence without one of its pieces, and without the space behind that. */
function without(all: readonly Piece[], at: number): Piece[] {
  return all.flatMap((each, i) => (i === at ? [] : i === at + 1 ? { ...each, words: each.words.trimStart() } : each))
}

/** A piece of what a move means, on its button: cards stand out. */
function piece(each: Piece, at: number) {
  return each.card ? <b key={at} lang={english()}>{each.words}</b> : each.words
}
