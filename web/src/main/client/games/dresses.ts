import type { Dress } from './dress'
import { ggltcg } from './ggltcg'
import { littletroubles } from './littletroubles'
import { mlpccg } from './mlpccg'
import { plain } from './plain'

const dresses: Dress[] = [ggltcg, littletroubles, mlpccg]

/** The dress of a game; one that nobody has dressed gets a plain one and can be played all the same. */
export function dress(game: string): Dress {
  return dresses.find((each) => each.name === game) ?? plain(game)
}
