import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { still, type Standing } from '../cards/CardView'
import { dress } from '../games/dresses'
import type { Card, Seat, View } from '../net/messages'
import { t } from '../words/words'
import { useDrag } from './drag'
import { Half, type Pointing } from './Half'
import { FarHand, Hand } from './Hand'
import { HelpDialog } from './HelpDialog'
import { onKey } from './keys'
import { Middle } from './Middle'
import { move, places, skip } from './motion'
import { Notices } from './Notices'
import { PlayerBar } from './PlayerBar'
import { Rail } from './Rail'
import { Result } from './Result'
import type { Room } from './Room'
import { below, called, handles, other, side } from './sides'
import { Zoom } from './Zoom'

/** The table of any game: two halves, a strip between them, the hand below, and the rail. */
export function Table(props: { room: Room; view: View; game: string }) {
  const { room, view } = props
  const clothes = dress(props.game)
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(new Map() as ReturnType<typeof places>)
  const [help, setHelp] = useState(false)
  const [log, setLog] = useState(false)
  const near = below(view)
  const far = other(near)
  const names: Record<Seat, string> = { A: called(view, 'A', t('table.you')), B: called(view, 'B', t('table.you')) }
  const table = view.table
  const all = useMemo(() => (table === null ? new Map() : handles(table)), [table])

  useEffect(() => {
    room.beforeChange = () => {
      if (root.current !== null) {
        before.current = places(root.current)
      }
    }
    const keys = (event: KeyboardEvent) =>
      onKey(room, {
        help: () => setHelp(true),
        log: () => setLog((open) => !open),
        say: () => document.getElementById('say')?.focus(),
        read: (handle) => (room.read.value = handle),
      }, event)
    addEventListener('keydown', keys)
    addEventListener('pointerdown', skip)
    return () => {
      removeEventListener('keydown', keys)
      removeEventListener('pointerdown', skip)
    }
  }, [room])

  useLayoutEffect(() => {
    if (root.current !== null && before.current.size > 0) {
      move(root.current, before.current, room.fresh.value)
    }
  }, [view])

  useDrag(root, room)

  const intent = room.intent.value
  const moves = room.moves.value
  const standing = (card: Card): Standing => {
    if (moves.length === 0) {
      return still
    }
    const chosen = intent.path.includes(card.handle)
    const target = intent.targets.has(card.handle)
    const begins = intent.path.length === 0
    return { chosen, target: target && !begins, playable: target && begins, dim: !target && !chosen }
  }
  const pointing: Pointing = {
    standing,
    onPoint: (handle) => {
      const state = standing(all.get(handle)?.card ?? ({ handle } as Card))
      if (state.dim || moves.length === 0) {
        const begun = moves.some((each) => each.steps[0]?.cards.includes(handle))
        if (!begun) {
          room.read.value = handle
          return
        }
      }
      room.point(handle)
    },
    onRead: (handle) => (room.read.value = handle),
    zoneWords: (zone) =>
      intent.words.find((choice) => clothes.places[choice.words] === zone && intent.path.length > 0)?.words ?? null,
    onWords: (words) => room.point(words),
  }
  const mine = table === null ? undefined : side(table, near)
  const theirs = table === null ? undefined : side(table, far)
  const reading = room.read.value === null ? undefined : all.get(room.read.value)
  return (
    <div ref={root} class={`table table-${clothes.name}`} data-state={view.state}>
      <h1 class="unseen">{t('table.label', { game: props.game })}</h1>
      <div class="far-bar">
        {theirs === undefined ? null : (
          <PlayerBar side={theirs} view={view} dress={clothes} name={names[far]} room={room}>
            <FarHandOf side={theirs} {...{ view, names, far, room }} dress={clothes} />
          </PlayerBar>
        )}
      </div>
      {theirs === undefined ? null : <Half {...pointing} side={theirs} dress={clothes} mine={false} name={names[far]} />}
      <div class="center">
        <Notices room={room} view={view} names={names} />
        {view.outcome !== null || view.state === 'between' ? (
          <Result room={room} view={view} names={names} game={props.game} />
        ) : (
          <Middle room={room} view={view} names={names} quiet={clothes.quiet} />
        )}
      </div>
      {mine === undefined ? null : <Half {...pointing} side={mine} dress={clothes} mine name={names[near]} />}
      {mine === undefined ? null : (
        <HandOf side={mine} dress={clothes} label={view.you === null ? t('table.hand.theirs', { name: names[near] }) : t('table.hand')} pointing={pointing} />
      )}
      <div class="near-bar">
        {mine === undefined ? null : <PlayerBar side={mine} view={view} dress={clothes} name={names[near]} room={room} />}
      </div>
      <Rail room={room} view={view} open={log} onToggle={setLog} onHelp={() => setHelp(true)} />
      {reading === undefined ? null : (
        <Zoom
          key={room.read.value}
          card={reading.card}
          dress={clothes}
          owner={names[reading.card.owner as Seat]}
          room={view.you === null ? null : room}
          onClose={() => (room.read.value = null)}
        />
      )}
      {help ? <HelpDialog onClose={() => setHelp(false)} /> : null}
      <div class="unseen" aria-live="polite">
        {room.fresh.value.map((event, i) => (
          <p key={`${event.version}-${i}`}>{event.words}</p>
        ))}
      </div>
      <div class="unseen" aria-live="assertive">
        {moves.length > 0 ? `${t('table.decide.mine')}: ${view.choice?.question ?? ''}` : ''}
      </div>
    </div>
  )
}

function HandOf(props: { side: NonNullable<ReturnType<typeof side>>; dress: ReturnType<typeof dress>; label: string; pointing: Pointing }) {
  const zone = props.side.zones.find((each) => each.name === props.dress.hand)
  return zone === undefined ? null : (
    <Hand zone={zone} dress={props.dress} label={props.label} standing={props.pointing.standing} onPoint={props.pointing.onPoint} onRead={props.pointing.onRead} />
  )
}

function FarHandOf(props: {
  side: NonNullable<ReturnType<typeof side>>
  dress: ReturnType<typeof dress>
  names: Record<Seat, string>
  far: Seat
  room: Room
}) {
  const zone = props.side.zones.find((each) => each.name === props.dress.hand)
  return zone === undefined ? null : (
    <FarHand
      zone={zone}
      dress={props.dress}
      label={t('table.hand.theirs', { name: props.names[props.far] })}
      onRead={(handle) => (props.room.read.value = handle)}
    />
  )
}
