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

/** Tells a first game what each kind of move is for, one thing at a decision; the last one stays, so that its place does. */
export function Guide(props: { room: Room; game: string; onSkip: () => void }) {
  const moves = props.room.moves.value
  const version = props.room.view.value?.version
  const [told, setTold] = useState<ReadonlySet<number>>(new Set())
  const [shown, setShown] = useState(-1)
  useEffect(() => {
    const next = nextTip(props.game, moves, told)
    if (next >= 0) {
      setShown(next)
      setTold(new Set([...told, next]))
    }
  }, [version, moves.length > 0])
  return (
    <section class="notice guide" aria-label={t('guide.label')}>
      <p role="status">
        <Icon name="bulb" /> {tipsOf(props.game)[shown]?.[1] ?? t('guide.begin')}
      </p>
      <button type="button" class="button small quiet" onClick={props.onSkip}>
        {t('guide.skip')}
      </button>
    </section>
  )
}
