import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { CardFace } from '../cards/CardFace'
import { numbered } from '../cards/figure'
import { Icon, type IconName } from '../cards/icons'
import { face, lore } from '../cards/lore'
import { facesOf } from '../cards/pictures'
import type { Dress } from '../games/dress'
import type { Card, OfferedMove } from '../net/messages'
import { english } from '../words/language'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import type { Room } from './Room'
import { handles } from './sides'

/** Of so many ways on is asked at once what they change. */
const FORESEEN = 3

/** One way on from the chosen card. */
interface Way {
  key: string
  icon: IconName
  words: ComponentChildren
  go: () => void
  /** What it changes for sure; nothing where it is no whole move. */
  changes: () => Promise<readonly string[]>
}

/** The chosen card in the sheet of a phone: large, with its text, and beside it what can be done with it, a row each. */
export function ChosenCard(props: { room: Room; dress: Dress; others: readonly OfferedMove[]; label: (move: OfferedMove) => ComponentChildren }) {
  const { room, dress } = props
  const card = useChosen(room)
  const intent = room.intent.value
  if (card === undefined) {
    return null
  }
  const table = room.view.value?.table
  const all = table == null ? new Map() as ReturnType<typeof handles> : handles(table)
  const ways: Way[] = [
    ...[...intent.targets].flatMap((handle): Way[] => {
      const target = all.get(handle)?.card
      return target === undefined
        ? []
        : [{ key: handle, icon: 'target', words: <b lang={english()}>{numbered(target)}</b>, go: () => room.point(handle), changes: () => room.forecasts.pointedAt(handle) }]
    }),
    ...intent.words.map((choice): Way => ({
      key: choice.label,
      icon: 'play',
      words: choice.move !== null ? props.label(choice.move) : (place(dress, choice.words) ?? choice.label),
      go: () => room.point(choice.words),
      changes: () => room.forecasts.changesOf(choice.move),
    })),
    ...props.others.map((move): Way => ({ key: move.notation, icon: 'play', words: props.label(move), go: () => room.make(move), changes: () => room.forecasts.changesOf(move) })),
  ]
  const text = face(lore(dress.name), card.card, card.marks.some((mark) => mark.name === 'back' || mark.name === 'boosted'))
  const colour = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  return (
    <div class="chosen">
      <span class={`card chosen-card tone-${colour ?? dress.kind(text?.kind ?? '').tone}`} aria-hidden="true">
        <CardFace name={card.name} faces={facesOf(card)} face={text} stats={card.stats} colour={colour} dress={dress} />
      </span>
      <ul class="ways" aria-label={t('sheet.moves', { card: card.name })}>
        {room.forecasts.words.value.length === 0 ? null : (
          <li class="way-says">
            <Icon name="eye" /> {room.forecasts.words.value.join(' ')}
          </li>
        )}
        {ways.map((way, at) => (
          <li key={way.key}>
            <WayOn way={way} asks={at < FORESEEN} />
          </li>
        ))}
        <li>
          <button type="button" class="way quiet" onClick={() => (room.read.value = card.handle)}>
            <Icon name="eye" />
            <b>{t('sheet.read')}</b>
          </button>
        </li>
      </ul>
    </div>
  )
}

/** What a place on one's own side is called, where the words of a move mean one. */
export function place(dress: Dress, words: string): string | null {
  const zone = dress.places[words]
  return zone === undefined ? null : zoneTerm(dress.name, zone, true)
}

/** The card with which the move begins that is being chosen. */
export function useChosen(room: Room): Card | undefined {
  const table = room.view.value?.table
  const path = room.path.value
  if (table == null || path.length === 0) {
    return undefined
  }
  const all = handles(table)
  return path.flatMap((token) => all.get(token)?.card ?? [])[0]
}

/** A way on as a row: what it is, and below that what it changes for sure. */
function WayOn(props: { way: Way; asks: boolean }) {
  const { way } = props
  const [changes, setChanges] = useState('')
  useEffect(() => {
    let gone = false
    setChanges('')
    if (props.asks) {
      void way.changes().then((words) => {
        if (!gone) {
          setChanges(words.join(' '))
        }
      })
    }
    return () => {
      gone = true
    }
  }, [way.key, props.asks])
  return (
    <button type="button" class="way" onClick={way.go}>
      <Icon name={way.icon} />
      <span class="way-words">
        <span>{way.words}</span>
        {changes === '' ? null : <small>{changes}</small>}
      </span>
    </button>
  )
}
