import { Dialog } from '../shell/Dialog'
import { t } from '../words/words'

/** Asks before something is lost that has not been kept. */
export function Leaving(props: { label: string; lead: string; onKeep: () => Promise<void>; onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog label={props.label} onClose={props.onStay}>
      <div class="stack">
        <p>{props.lead}</p>
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
