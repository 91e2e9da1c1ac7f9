/**
 * Ratings by Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" describes it. What a rating period is, is up to who asks: for puzzles it is a
 * single answer.
 */
export interface Rating {
  rating: number
  /** How sure the rating is: the true strength lies within twice as much on either side, as a rule. */
  deviation: number
  /** How much the strength is expected to change. */
  volatility: number
}

/** A game against somebody, or an answer to a puzzle: 1 for a win, 0 for a loss. */
export interface Score {
  rating: number
  deviation: number
  score: number
}

/** Who has played nothing yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How many points of the usual scale are one of the scale on which is reckoned. */
const SCALE = 173.7178

const MIDDLE = 1500

/** How little volatility may change. */
const TAU = 0.5

const NEAR = 0.000001

/** How much less a game counts whose opponent's rating is not sure. */
function weight(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * deviation * deviation) / (Math.PI * Math.PI))
}

/** What is to be expected against somebody, from 0 to 1. */
function expected(own: number, other: number, otherDeviation: number): number {
  return 1 / (1 + Math.exp(-weight(otherDeviation) * (own - other)))
}

/** The volatility after a period: step 5 of the paper, by the Illinois way of finding a root. */
function changed(deviation: number, volatility: number, variance: number, delta: number): number {
  const a = Math.log(volatility * volatility)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const all = deviation * deviation + variance + e
    return (e * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high: number
  const over = delta * delta - deviation * deviation - variance
  if (over > 0) {
    high = Math.log(over)
  } else {
    let k = 1
    while (f(a - k * TAU) < 0) {
      k++
    }
    high = a - k * TAU
  }
  let atLow = f(low)
  let atHigh = f(high)
  while (Math.abs(high - low) > NEAR) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) {
      low = high
      atLow = atHigh
    } else {
      atLow /= 2
    }
    high = next
    atHigh = atNext
  }
  return Math.exp(low / 2)
}

/** The rating after a period with these scores. */
export function rated(before: Rating, scores: readonly Score[]): Rating {
  const own = (before.rating - MIDDLE) / SCALE
  const deviation = before.deviation / SCALE
  if (scores.length === 0) {
    return { ...before, deviation: SCALE * Math.hypot(deviation, before.volatility) }
  }
  let information = 0
  let gained = 0
  for (const each of scores) {
    const other = (each.rating - MIDDLE) / SCALE
    const g = weight(each.deviation / SCALE)
    const e = expected(own, other, each.deviation / SCALE)
    information += g * g * e * (1 - e)
    gained += g * (each.score - e)
  }
  const variance = 1 / information
  const volatility = changed(deviation, before.volatility, variance, variance * gained)
  const widened = Math.hypot(deviation, volatility)
  const now = 1 / Math.sqrt(1 / (widened * widened) + 1 / variance)
  return { rating: MIDDLE + SCALE * (own + now * now * gained), deviation: SCALE * now, volatility }
}
