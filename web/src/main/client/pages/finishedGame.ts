import { useEffect, useState } from 'preact/hooks'
import { showOwnCards } from '../cards/lore'
import { api, type Games, type Moment, type Replay } from '../net/api'
import type { Seat } from '../net/messages'
import { useLoaded, type Loaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { place } from '../shell/route'

/** In whose eyes a moment of a game that is over is seen. */
export type Eyes = 'both' | 'A' | 'B'

/** A game that is over, with the title of its game and the seat of who looks at it. */
export interface FinishedGame {
  replay: Replay
  games: Games
  you: Seat | null
  title: string
}

/** Which game of a match the address names. */
export function gameOfAddress(): number {
  return Number(place.value.search.get('game') ?? 1)
}

/** After how many decisions the address stands; the beginning where it names no moment of the game. */
export function momentOfAddress(last: number): number {
  const wanted = Number(place.value.search.get('at') ?? 0)
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= last ? wanted : 0
}

/** The address of a moment, behind that of the page. */
export function momentSearch(game: number, at: number): string {
  return new URLSearchParams({ at: String(at), ...(game === 1 ? {} : { game: String(game) }) }).toString()
}

/** Loads a game that is over. */
export function useFinishedGame(id: string, game: number): Loaded<FinishedGame> {
  return useLoaded(async () => {
    const [replay, games, play] = await Promise.all([api.replay(id, game), api.games(), api.play(id)])
    showOwnCards(play.ownCards ? await api.facesOfPlay(id) : [])
    return { replay, games, you: play.you, title: games.games.find((each) => each.name === replay.game)?.title ?? replay.game }
  }, [id, game])
}

/** A moment of a game that is over; null until it is there. The last one stays until the next has come. */
export function useMoment(replay: Replay, game: number, at: number, eyes: Eyes, onSaid: (words: string) => void): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    document.documentElement.dataset['game'] = replay.game
  }, [replay.play])
  useEffect(() => {
    let current = true
    api.moment(replay.play, game, at, eyes).then(
      (there) => {
        if (current) {
          setMoment(there)
          onSaid('')
        }
      },
      (error: unknown) => current && onSaid(problemWords(error)),
    )
    return () => {
      current = false
    }
  }, [at, eyes])
  return moment
}
