import { Dialog } from '../shell/Dialog'
import { t, type Key } from '../words/words'

const lines: Key[] = ['keys.zones', 'keys.hand', 'keys.confirm', 'keys.primary', 'keys.cancel', 'keys.undo', 'keys.hint', 'keys.log', 'keys.zoom', 'keys.type', 'keys.help']

export function HelpDialog(props: { onClose: () => void }) {
  return (
    <Dialog label={t('keys.title')} onClose={props.onClose}>
      <ul class="stack">
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
