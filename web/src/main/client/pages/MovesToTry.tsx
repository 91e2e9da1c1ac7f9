import type { OfferedMove } from '../net/messages'
import { t } from '../words/words'

/** What could be done now, by whoever decides; each move can be tried. */
export function MovesToTry(props: { name: string; moves: readonly OfferedMove[]; onTry: (move: string) => void }) {
  return (
    <details class="moves-to-try">
      <summary>{t('example.try', { name: props.name, count: props.moves.length })}</summary>
      <ul class="row">
        {props.moves.map((move) => (
          <li key={move.notation}>
            <button type="button" class="button small" title={move.notation} onClick={() => props.onTry(move.notation)}>
              {move.meaning}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
