import type { JudgedDecision, Replay } from '../net/api'
import type { Seat } from '../net/messages'
import { t } from '../words/words'
import { markOf, percent } from './judged'

/** The moves of a game as a text, with what is thought of each. */
export function comments(replay: Replay, judged: ReadonlyMap<number, JudgedDecision>, names: Record<Seat, string>): string {
  const lines = replay.decisions.map((decision, i) => {
    const thought = judged.get(i + 1)
    const move = `${i + 1}. ${decision.seat === null ? '' : `${names[decision.seat]}: `}${decision.move}`
    if (thought === undefined) {
      return move
    }
    const mark = markOf(thought)
    const chance = t('analysis.percent', { percent: percent(thought.chance) })
    const better = thought.mistake ? `; ${t('analysis.comment', { before: percent(thought.bestChance), better: thought.best })}` : ''
    return `${move}${mark === '' ? '' : ` ${mark}`} (${chance}${better})`
  })
  return `${lines.join('\n')}\n`
}
