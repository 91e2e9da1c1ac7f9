import { useEffect, useState } from 'preact/hooks'
import type { Card, Explanation } from '../net/messages'
import { t } from '../words/words'
import { Room } from './Room'

/** Who says where figures come from: the server where a play goes on, the moment itself in a replay, by the name of the card; nobody in an example. */
export type Explaining = Room | Readonly<Record<string, readonly Explanation[]>> | null

/** Where the figures of a card come from: asked of the server once it is read, and again when one of them changes. */
export function useExplained(by: Explaining, card: Card | undefined): readonly Explanation[] {
  const room = by instanceof Room ? by : null
  const [found, setFound] = useState<readonly Explanation[]>([])
  const figures = card?.stats.map((stat) => stat.now).join()
  useEffect(() => {
    let current = true
    setFound([])
    if (room !== null && card !== undefined) {
      void room.ask({ type: 'explain', card: card.handle }).then((answer) => {
        if (current && answer.type === 'answer') {
          setFound(answer.explanations)
        }
      })
    }
    return () => {
      current = false
    }
  }, [room, card?.handle, figures])
  return by === null || by instanceof Room ? found : (by[card?.name ?? ''] ?? [])
}

/** A figure with what it is made of: `confidence 6: printed 4; Jump Rope +2`. */
export function explanation(each: Explanation): string {
  const changes = each.changes.length === 0 ? '' : `; ${each.changes.join('; ')}`
  return `${each.figure} ${each.now}: ${t('card.printed', { printed: each.printed })}${changes}`
}
