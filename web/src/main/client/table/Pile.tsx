import { useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import type { Zone } from '../net/messages'
import { Dialog } from '../shell/Dialog'
import { t } from '../words/words'
import { alone } from './equals'
import type { Pointing } from './Half'
import { ZoneView } from './ZoneView'

interface Props extends Pointing {
  zone: Zone
  dress: Dress
  label: string
  title: string
}

/** Cards on one another: a number, and on asking all of them that may be seen. */
export function Pile(props: Props) {
  const { zone } = props
  const [open, setOpen] = useState(false)
  const asked = zone.cards.some((card) => {
    const standing = props.standing(card)
    return standing.target || standing.playable
  })
  return (
    <section class={`zone pile zone-${zone.name} ${asked ? 'is-target' : ''}`} aria-label={props.label} data-zone={zone.name}>
      <button
        type="button"
        class="pile-button"
        disabled={zone.cards.length === 0}
        onClick={() => setOpen(true)}
      >
        <Icon name="pile" />
        <span class="pile-name">{props.title}</span>
        <b>{zone.size}</b>
        {asked ? <span class="unseen">{t('card.target')}</span> : null}
      </button>
      {open ? (
        <Dialog label={props.label} wide onClose={() => setOpen(false)}>
          <ZoneView
            {...props}
            equals={alone}
            onPoint={(handle) => {
              props.onPoint(handle)
              setOpen(false)
            }}
          />
        </Dialog>
      ) : null}
    </section>
  )
}
