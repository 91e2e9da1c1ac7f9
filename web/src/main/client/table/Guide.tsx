import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import type { OfferedMove } from '../net/messages'
import { tipsOf } from '../words/terms'
import { t } from '../words/words'
import type { Room } from './Room'

/** The first thing that can be done now and was not told yet: its place in the list of tips, or -1. */
export function nextTip(game: string, moves: readonly OfferedMove[], told: ReadonlySet<number>): number {
  const begun = new Set(moves.map((move) => move.notation.split(' ')[0]))
  return tipsOf(game).findIndex(([word], i) => !told.has(i) && begun.has(word))
}

/** Tells a first game what each kind of move is for, one thing at a decision. */
export function Guide(props: { room: Room; game: string }) {
  const moves = props.room.moves.value
  const version = props.room.view.value?.version
  const [told, setTold] = useState<ReadonlySet<number>>(new Set())
  const [shown, setShown] = useState(-1)
  useEffect(() => {
    if (moves.length > 0) {
      const next = nextTip(props.game, moves, told)
      setShown(next)
      setTold(new Set([...told, next]))
    }
  }, [version, moves.length > 0])
  const tip = tipsOf(props.game)[shown]?.[1]
  return tip === undefined ? null : (
    <div class="notice" role="status">
      <Icon name="bulb" />
      <p>{tip}</p>
      <button type="button" class="button small quiet" onClick={() => setShown(-1)}>
        {t('card.close')}
      </button>
    </div>
  )
}
