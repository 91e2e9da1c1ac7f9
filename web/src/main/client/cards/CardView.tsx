import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { t } from '../words/words'
import { Art } from './Art'
import { changed, figure, spoken, told } from './figure'
import { Icon } from './icons'
import { kindOf, type Face } from './lore'

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

const GLIMPSED = new Set(['number', 'zone', 'at', 'traits', 'colors', 'on', 'attached', 'from top'])

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
  const cost = card.stats.find((stat) => stat.name === 'cost')
  const stats = card.stats.filter((stat) => stat.name !== 'cost')
  const number = card.marks.find((mark) => mark.name === 'number')?.value
  const marks = card.marks.filter((mark) => mark.telling !== 'printed' && !GLIMPSED.has(mark.name))
  const colors = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  const exhausted = card.marks.some((mark) => mark.name === 'exhausted')
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
      <span class="unseen">{spoken(card, kindOf(line), states)}</span>
      <span class="card-in" aria-hidden="true">
        <span class="card-head">
          {cost === undefined ? null : (
            <span class={changed(cost) ? 'card-cost is-changed' : 'card-cost'}>{figure(cost)}</span>
          )}
          <span class="card-name">
            {card.name}
            {number === undefined ? null : <b class="card-number"> {number}</b>}
          </span>
        </span>
        <Art name={card.card} icon={kind.icon} />
        <span class="card-kind">{kindOf(line)}</span>
        <span class="card-text">{props.face?.text.join(' ')}</span>
        <span class="card-foot">
          {stats.map((stat) => (
            <span
              key={stat.name}
              class={`card-stat ${dress.main === 'all' || dress.main.includes(stat.name) ? 'is-main' : ''} ${
                changed(stat) ? (stat.now > stat.printed ? 'is-up' : 'is-down') : ''
              }`}
            >
              {dress.stats[stat.name] === undefined ? (
                <span class="card-stat-name">{stat.name}</span>
              ) : (
                <Icon name={dress.stats[stat.name] ?? 'star'} />
              )}
              {figure(stat)}
            </span>
          ))}
        </span>
        {marks.length === 0 ? null : (
          <span class="card-marks">
            {marks.map((mark) => (
              <span key={mark.name} class={`mark-chip mark-${mark.name.replace(/\W+/g, '-')}`}>
                {told(mark)}
              </span>
            ))}
          </span>
        )}
        {standing.chosen ? <Icon name="check" class="card-sign" /> : null}
        {standing.target && !standing.chosen ? <Icon name="target" class="card-sign" /> : null}
      </span>
    </button>
  )
}

/** A card whose face the viewer does not see. */
export function CardBack(props: { label?: string }) {
  return (
    <span class="card back" role="img" aria-label={props.label ?? t('table.back')}>
      <span class="card-in" aria-hidden="true">
        <svg viewBox="0 0 50 70" preserveAspectRatio="none" focusable="false">
          <path class="back-lines" d="M0 35 25 0l25 35-25 35ZM10 35 25 14l15 21-15 21Z" />
        </svg>
      </span>
    </span>
  )
}
