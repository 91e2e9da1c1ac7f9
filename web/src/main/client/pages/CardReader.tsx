import { PrintedCard } from '../cards/PrintedCard'
import type { Dress } from '../games/dress'
import type { CardText } from '../net/api'
import { Dialog } from '../shell/Dialog'
import { FaceText } from '../table/Zoom'
import { english } from '../words/language'
import { t } from '../words/words'
import { addressOf } from './addresses'
import type { Part } from './deck'

/** A card to read while one builds a deck, with the ways into it. */
export function CardReader(props: { card: CardText; dress: Dress; onAdd: (to: Part) => void; onClose: () => void }) {
  const { card, dress } = props
  return (
    <Dialog label={card.name} onClose={props.onClose}>
      <div class="stack reader">
        <PrintedCard card={card} dress={dress} />
        <FaceText face={card} dress={dress} />
        {card.back === null ? null : (
          <>
            <h3 lang={english()}>{card.back.opening.replace(/:$/, '')}</h3>
            <FaceText face={card.back} dress={dress} />
          </>
        )}
        <div class="row">
          <button type="button" class="button primary" onClick={() => props.onAdd('cards')}>
            {t('deck.to-main')}
          </button>
          <button type="button" class="button" onClick={() => props.onAdd('side')}>
            {t('deck.to-side')}
          </button>
          <a class="button" href={addressOf(dress.name, card)} target="_blank">
            {t('deck.card-page')}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
