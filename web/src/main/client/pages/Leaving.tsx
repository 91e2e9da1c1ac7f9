import { Dialog } from '../shell/Dialog'
import { t } from '../words/words'

/** Asks before a deck is lost that has not been kept. */
export function Leaving(props: { onKeep: () => Promise<void>; onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog label={t('deck.leave')} onClose={props.onStay}>
      <div class="stack">
        <p>{t('deck.leave.lead')}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={() => void props.onKeep()}>
            {t('deck.leave.keep')}
          </button>
          <button type="button" class="button" onClick={props.onLeave}>
            {t('deck.leave.drop')}
          </button>
          <button type="button" class="button" onClick={props.onStay}>
            {t('deck.leave.stay')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
