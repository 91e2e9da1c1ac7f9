import { useEffect, useState } from 'preact/hooks'
import type { Card } from '../net/messages'
import { meant } from './intent'
import type { Room } from './Room'

/**
 * Why nothing can be done now with a card that is read, as the server says it of each move that one may have in mind; null where it
 * can be chosen or nobody is asked anything, and none where the server knows none, or has not answered yet.
 * @param deeds what one does with such a card where it lies
 */
export function useReasons(room: Room | null, card: Card | undefined, deeds: readonly string[]): readonly string[] | null {
  const [said, setSaid] = useState<readonly string[]>([])
  const inMind = room === null || card === undefined ? [] : meant(room.moves.value, room.path.value, card, deeds)
  const asked = `${room?.view.value?.version ?? 0} ${inMind.join('; ')}`
  useEffect(() => {
    let current = true
    setSaid([])
    if (room !== null && inMind.length > 0) {
      void Promise.all(inMind.map((move) => room.ask({ type: 'why', move }))).then((answers) => {
        if (current) {
          setSaid([...new Set(answers.flatMap((answer) => (answer.type === 'answer' ? answer.words : [answer.message])))])
        }
      })
    }
    return () => {
      current = false
    }
  }, [asked])
  return inMind.length === 0 ? null : said
}
