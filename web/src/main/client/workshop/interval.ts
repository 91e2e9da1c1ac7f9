/** A share of all points with where it lies, 19 times in 20. */
export interface Share {
  share: number
  low: number
  high: number
}

const NORMAL = 1.96

/**
 * The share of points that one side got in pairs of games with the seats exchanged, from how many pairs brought it 0, half a point, 1,
 * 1½ and 2 points. Games of a pair have the same shuffle and are no two findings, so that the pairs are what is counted; the interval is
 * that of their mean, with a pair lost and a pair won beside them so that it never closes on few alike.
 */
export function shareOf(pairs: readonly number[]): Share {
  const counts = pairs.map((count, i) => count + (i === 0 || i === 4 ? 1 : 0))
  const played = pairs.reduce((sum, count) => sum + count, 0)
  const points = pairs.reduce((sum, count, i) => sum + (count * i) / 4, 0)
  const number = played + 2
  const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / number
  const variance = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) ** 2, 0) / (number - 1)
  const reach = NORMAL * Math.sqrt(variance / number)
  const share = played === 0 ? 0.5 : points / played
  return { share, low: Math.max(0, Math.min(share, mean - reach)), high: Math.min(1, Math.max(share, mean + reach)) }
}
