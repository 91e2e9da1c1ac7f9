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
    return `${move}${mark === '' ? '' : ` ${mark}`} (${comment(thought)})`
  })
  return `${lines.join('\n')}\n`
}

/** What is thought of a move: the chance to win by it, and what was better. */
function comment(thought: JudgedDecision): string {
  const chance = t('analysis.percent', { percent: percent(thought.chance) })
  const better = thought.mistake ? `; ${t('analysis.comment', { before: percent(thought.bestChance), better: thought.best })}` : ''
  return `${chance}${better}`
}

/** No comment in a record is longer. */
const MOST = 300

/**
 * The record of a play in which a comment follows each move of a game that was thought over; readers of records pass comments. Where
 * the record is no such file (a play that began at a position is a scenario), all comments stand above it.
 *
 * @param game which game of a match is meant, from 1
 */
export function commentedRecord(record: string, game: number, replay: Replay, judged: ReadonlyMap<number, JudgedDecision>, names: Record<Seat, string>): string {
  if (!record.startsWith('cardwright ')) {
    return `${comments(replay, judged, names).trimEnd().split('\n').map(noted).join('\n')}\n${record}`
  }
  let games = 0
  let at = 0
  let started = false
  return record
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('cardwright record ')) {
        games++
        at = 0
        started = false
      }
      const decision = replay.decisions[at]
      if (games !== game || !started || decision === undefined) {
        started ||= /^start[ ~]/.test(line)
        return [line]
      }
      if (!new RegExp(`^(?:${decision.seat ?? 'judge'}) `).test(line)) {
        return [line]
      }
      at++
      const thought = line.startsWith(`${decision.seat} ${decision.move} `) ? judged.get(at) : undefined
      const mark = thought === undefined ? '' : markOf(thought)
      return thought === undefined ? [line] : [line, noted(`${at}${mark === '' ? '' : ` ${mark}`} ${comment(thought)}`)]
    })
    .join('\n')
}

/** A line that is a comment and nothing else. */
function noted(words: string): string {
  return `# ${words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, MOST)}`
}
