import { api, type AnalysisPart } from '../net/api'

/** Thinks a game through, part by part, as long as somebody waits for it. */
export async function parts(play: string, game: number, how: 'quick' | 'whole', goesOn: () => boolean, onPart: (part: AnalysisPart) => void): Promise<void> {
  let from = 0
  let of = 1
  while (goesOn() && from < of) {
    const part = await api.analysis(play, game, how, from)
    from = part.to
    of = part.of
    if (goesOn()) {
      onPart(part)
    }
  }
}
