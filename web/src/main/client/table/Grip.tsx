import { Icon } from '../cards/icons'
import { t } from '../words/words'
import type { Room } from './Room'

/** The upper edge of the sheet of a phone: pulled down, or pressed, it leaves the boards the room of the hand. */
export function Grip(props: { room: Room; cards: number }) {
  const { sheet } = props.room
  const low = sheet.value === 'low'
  return (
    <button type="button" class="grip" aria-expanded={!low} onClick={() => (sheet.value = low ? 'open' : 'low')}>
      {low ? (
        <span class="grip-says">
          <Icon name="hand" /> {t('sheet.hand', { count: props.cards })}
        </span>
      ) : (
        <>
          <i />
          <span class="unseen">{t('sheet.close')}</span>
        </>
      )}
    </button>
  )
}
