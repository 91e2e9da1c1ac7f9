import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { english } from '../words/language'
import { cardClass, saying, type Standing } from './CardView'
import { numbered, signOf } from './figure'
import { Icon } from './icons'
import type { Face } from './lore'

interface Props {
  card: Card
  face: Face | null
  dress: Dress
  standing: Standing
  tabIndex?: number
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
}

/** A card that lies under another: a strip with its name, chosen and read like any card. */
export function TuckedCard(props: Props) {
  const { card, standing } = props
  const idle = card.marks.find((mark) => mark.name === 'exhausted' || mark.name === 'frightened')
  return (
    <button
      type="button"
      class={`${cardClass(card, props.dress.kind(props.face?.kind ?? '').tone, standing)} tuck`}
      data-handle={card.handle}
      tabIndex={props.tabIndex ?? -1}
      aria-pressed={standing.chosen}
      onClick={() => props.onPoint(card.handle)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onRead(card.handle)
      }}
    >
      <span class="unseen">{saying(card, props.face, props.dress, standing)}</span>
      <span class="card-in" aria-hidden="true">
        <span class="card-name" lang={english()} style={{ '--letters': String(numbered(card).length) }}>
          {numbered(card)}
        </span>
        {idle === undefined ? null : <Icon name={signOf(idle.name)} class="tuck-sign" />}
      </span>
    </button>
  )
}
