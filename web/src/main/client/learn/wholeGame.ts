import { api } from '../net/api'
import { keepVisit } from '../pages/habits'

/** Begins a whole game with a guide at the table; answers its address. */
export async function beginWholeGame(game: string): Promise<string> {
  const begun = await api.create({ game, opponent: { level: 'beginner' } })
  keepVisit()
  return `/g/${begun.id}?first`
}
