import { useState } from 'preact/hooks'
import { api, type DeckChoice, type Play } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { DeckSelect } from './DeckSelect'
import { PlayTerms } from './PlayTerms'

/** The way into a game that waits for a second player. */
export function Join(props: { play: Play; title: string; code: string | null; onJoined: () => void }) {
  const { play } = props
  const [deck, setDeck] = useState<DeckChoice>({})
  const [own, setOwn] = useState(play.ownCards)
  const [wrong, setWrong] = useState('')
  const decks = useLoaded(() => Promise.all([api.games(), api.myDecks()]), [])
  const host = play.players.A?.name ?? play.players.B?.name ?? ''
  const join = async () => {
    try {
      await api.join(play.id, own ? { ...deck, own } : deck, props.code)
      go(`/g/${play.id}`, true)
      props.onJoined()
    } catch (error) {
      setWrong(problemWords(error))
    }
  }
  return (
    <div class="page">
      <header>
        <h1>{t('join.title', { name: host, game: props.title })}</h1>
      </header>
      <div class="sheet stack">
        <Waiting on={decks}>
          {([games, mine]) => {
            const format = games.games.find((game) => game.name === play.game)?.formats.find((each) => each.name === play.format)
            return (
              <>
                <PlayTerms play={play} says={format?.says ?? ''} />
                <DeckSelect label={t('join.deck')} ready={format?.decks ?? []} kept={mine.filter((each) => each.game === play.game)} onPick={setDeck} />
                {play.ownCards ? (
                  <label class="check">
                    <input type="checkbox" checked={own} onChange={(event) => setOwn(event.currentTarget.checked)} />
                    <span>{t('join.own')}</span>
                  </label>
                ) : null}
              </>
            )
          }}
        </Waiting>
        <div class="row">
          <button type="button" class="button primary" onClick={() => void join()}>
            {t('join.start')}
          </button>
        </div>
        <p role="alert">{wrong}</p>
      </div>
    </div>
  )
}
