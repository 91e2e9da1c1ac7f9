import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { t } from '../words/words'
import { CardFace } from './CardFace'
import { spoken, told } from './figure'
import { Icon } from './icons'
import { kindWords, type Face } from './lore'
import { facesOf } from './pictures'

/** How a card stands in the decision that is asked. */
export interface Standing {
  playable: boolean
  target: boolean
  chosen: boolean
  dim: boolean
}

export const still: Standing = { playable: false, target: false, chosen: false, dim: false }

interface Props {
  card: Card
  face: Face | null
  dress: Dress
  standing?: Standing
  tabIndex?: number
  onPoint?: (handle: string) => void
  onRead?: (handle: string) => void
}

const GLIMPSED = new Set(['number', 'zone', 'at', 'traits', 'colors', 'on', 'attached', 'from top', 'holds'])

/** A card as a button in a list: what a person can see is drawn, what it says is its name. */
export function CardView(props: Props) {
  const { card, dress } = props
  const standing = props.standing ?? still
  const line = props.face?.kind ?? ''
  const kind = dress.kind(line)
  const states = [
    ...(standing.playable ? [t('card.playable')] : []),
    ...(standing.target ? [t('card.target')] : []),
    ...(standing.chosen ? [t('card.chosen')] : []),
  ]
  const number = card.marks.find((mark) => mark.name === 'number')?.value
  const marks = card.marks.filter((mark) => mark.telling !== 'printed' && !GLIMPSED.has(mark.name) && !/^(asks )?[AB]$/.test(mark.name))
  const colors = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  const exhausted = card.marks.some((mark) => mark.name === 'exhausted')
  const sign = standing.chosen ? 'check' : standing.target ? 'target' : standing.playable ? 'play' : exhausted ? 'hourglass' : null
  const classes = [
    'card',
    `tone-${colors ?? kind.tone}`,
    standing.playable ? 'is-playable' : '',
    standing.target ? 'is-target' : '',
    standing.chosen ? 'is-chosen' : '',
    standing.dim ? 'is-dim' : '',
    exhausted ? 'is-exhausted' : '',
  ]
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-handle={card.handle}
      tabIndex={props.tabIndex}
      aria-pressed={standing.chosen}
      onClick={() => props.onPoint?.(card.handle)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onRead?.(card.handle)
      }}
    >
      <span class="unseen">{spoken(card, kindWords(line, dress), states, dress.name)}</span>
      <CardFace name={card.name} number={number} faces={facesOf(card)} face={props.face} stats={card.stats} colour={colors} dress={dress} />
      {marks.length === 0 ? null : (
        <span class="card-marks" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.name} class={`mark-chip mark-${mark.name.replace(/\W+/g, '-')}`}>
              {told(mark)}
            </span>
          ))}
        </span>
      )}
      {sign === null ? null : <Icon name={sign} class="card-sign" />}
    </button>
  )
}

/** A card whose face the viewer does not see. */
export function CardBack(props: { label?: string }) {
  return (
    <span class="card back" role="img" aria-label={props.label ?? t('table.back')}>
      <span class="card-in" aria-hidden="true" />
    </span>
  )
}
