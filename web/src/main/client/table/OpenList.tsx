import { useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import type { Side, Table } from '../net/messages'
import { Dialog } from '../shell/Dialog'
import { english } from '../words/language'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import { listed } from './listed'

/** What a player began with, where both have seen that: what lies on the table is ticked. */
export function OpenList(props: { side: Side; table: Table; dress: Dress; name: string }) {
  const { side, dress } = props
  const [open, setOpen] = useState(false)
  if (side.deckList.length === 0) {
    return null
  }
  const cards = listed(props.table, side, dress.hand)
  const count = { played: cards.filter((card) => card.zone !== null).length, all: cards.length }
  const label = t('list.title', { name: props.name })
  return (
    <>
      <button type="button" class="list-button" title={label} aria-label={t('list.open', { list: label, ...count })} onClick={() => setOpen(true)}>
        <Icon name="check" />
        {t('list.count', count)}
      </button>
      {open ? (
        <Dialog label={label} onClose={() => setOpen(false)}>
          <p class="note">{t('list.note')}</p>
          <ul class="open-list">
            {cards.map((card, i) => (
              <li key={`${card.title} ${i}`} class={card.zone === null ? '' : 'is-played'}>
                {card.zone === null ? <span class="open-box" aria-hidden="true" /> : <Icon name="check" />}
                <b lang={english()}>{card.title}</b>
                <span class="note">{card.zone === null ? t('list.away') : zoneTerm(dress.name, card.zone, false)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
