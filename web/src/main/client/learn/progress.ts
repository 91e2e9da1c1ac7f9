import { stored, store } from '../shell/stored'

/** Which lessons of a game somebody has done here, as the browser keeps it. */

const key = (game: string): string => `cardwright.lessons.${game}`

/** Stands for the whole game after the lessons. */
export const WHOLE_GAME = 0

/** The numbers of the lessons that are done. */
export function doneLessons(game: string): ReadonlySet<number> {
  const kept = stored(key(game)) ?? ''
  return new Set(kept.split(',').filter((each) => /^\d{1,3}$/.test(each)).map(Number))
}

/** Keeps that a lesson is done. */
export function keepDone(game: string, lesson: number): void {
  store(key(game), [...new Set([...doneLessons(game), lesson])].sort((a, b) => a - b).join(','))
}

/** The first lesson that is not done yet; undefined when all are. */
export function nextLesson(done: ReadonlySet<number>, lessons: number): number | undefined {
  return Array.from({ length: lessons }, (_, i) => i + 1).find((each) => !done.has(each))
}

/** How much is done of a course of so many lessons and the whole game behind them. */
export function coursed(done: ReadonlySet<number>, lessons: number): { done: number; of: number } {
  const all = [WHOLE_GAME, ...Array.from({ length: lessons }, (_, i) => i + 1)]
  return { done: all.filter((each) => done.has(each)).length, of: all.length }
}
