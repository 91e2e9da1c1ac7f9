import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { english } from '../words/language'
import { t } from '../words/words'
import type { Standing } from './CardView'
import { spoken } from './figure'
import { kindWords, type Face } from './lore'

interface Props {
  card: Card
  face: Face | null
  dress: Dress
  standing: Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
}

/** A card that lies under another: a strip with its name, chosen and read like any card. */
export function TuckedCard(props: Props) {
  const { card, standing } = props
  const line = props.face?.kind ?? ''
  const states = [
    ...(standing.playable ? [t('card.playable')] : []),
    ...(standing.target ? [t('card.target')] : []),
    ...(standing.chosen ? [t('card.chosen')] : []),
  ]
  const classes = [
    'card tuck',
    `tone-${props.dress.kind(line).tone}`,
    standing.playable ? 'is-playable' : '',
    standing.target ? 'is-target' : '',
    standing.chosen ? 'is-chosen' : '',
    standing.dim ? 'is-dim' : '',
  ]
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-handle={card.handle}
      tabIndex={-1}
      aria-pressed={standing.chosen}
      onClick={() => props.onPoint(card.handle)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onRead(card.handle)
      }}
    >
      <span class="unseen">{spoken(card, kindWords(line, props.dress), states, props.dress.name)}</span>
      <span class="card-in" aria-hidden="true">
        <span class="card-name" lang={english()}>{card.name}</span>
      </span>
    </button>
  )
}
