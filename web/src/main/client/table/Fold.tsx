import { useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { Dialog } from '../shell/Dialog'
import { english } from '../words/language'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import type { Pointing } from './Half'
import type { Placed } from './sides'
import type { Dress } from '../games/dress'
import { ZoneView } from './ZoneView'

interface Props extends Pointing {
  zones: readonly Placed[]
  dress: Dress
  mine: boolean
  name: string
}

/** On a phone: cards beside those who play, as one line, and beside it the zones for a single card that are empty, where it leaves them room. */
export function Fold(props: Props) {
  const { dress, mine, name } = props
  const filled = props.zones.filter((each) => each.zone.size > 0)
  return (
    <>
      {filled.length === 0 ? null : <Line {...props} zones={filled} />}
      {props.zones
        .filter((each) => each.zone.size === 0)
        .map(({ zone }) => {
          const title = zoneTerm(dress.name, zone.name, mine)
          return (
            <section key={zone.name} class="zone pile" aria-label={t('table.zone.size', { zone: t('table.zone', { zone: title, name }), size: 0 })} data-zone={zone.name}>
              <p class="outline">{title}</p>
            </section>
          )
        })}
    </>
  )
}

/** Tells the first of the cards and how many more there are; pressed, it shows them all. */
function Line(props: Props) {
  const { zones, dress, mine, name } = props
  const [open, setOpen] = useState(false)
  const { under, tucked } = props.tucks
  const cards = zones.flatMap((each) => each.zone.cards).filter((card) => !tucked.has(card.handle))
  const asked = cards.flatMap((card) => [card, ...(under.get(card.handle) ?? [])]).some((card) => {
    const standing = props.standing(card)
    return standing.target || standing.playable
  })
  const title = (zone: string) => zoneTerm(dress.name, zone, mine)
  const more = cards.length + cards.reduce((sum, card) => sum + (under.get(card.handle)?.length ?? 0), 0) - 1
  const label = t('table.zone', { zone: zones.map((each) => title(each.zone.name)).join(', '), name })
  return (
    <section class={`zone pile fold ${asked ? 'is-target' : ''}`} aria-label={label}>
      <button type="button" class="pile-button" onClick={() => setOpen(true)}>
        <span class="pile-name" lang={english()}>
          {cards[0]?.name}
        </span>
        {more < 1 ? null : <b>{t('table.more', { count: more })}</b>}
        {asked ? (
          <>
            <Icon name="target" />
            <span class="unseen">{t('card.target')}</span>
          </>
        ) : null}
      </button>
      {open ? (
        <Dialog label={label} wide onClose={() => setOpen(false)}>
          {zones.map(({ zone }) => (
            <ZoneView
              key={zone.name}
              {...props}
              zone={zone}
              label={title(zone.name)}
              title={title(zone.name)}
              onPoint={(handle) => {
                props.onPoint(handle)
                setOpen(false)
              }}
            />
          ))}
        </Dialog>
      ) : null}
    </section>
  )
}
