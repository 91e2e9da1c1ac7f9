import { useState } from 'preact/hooks'
import { api, Problem, type DeckChoice, type GameOf, type Games, type KeptDeck, type NewPlay } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { LevelSelect } from '../shell/LevelSelect'
import { clockTerm, formatTerm } from '../words/terms'
import { t } from '../words/words'
import { DeckSelect } from './DeckSelect'
import { keepLevel, lastLevel } from './habits'

/** Everything about a new game that can be chosen. */
export function NewGame(props: { args: string[] }) {
  const name = props.args[0] ?? ''
  const loaded = useLoaded(() => Promise.all([api.games(), api.myDecks()]), [])
  return (
    <Waiting on={loaded}>
      {([games, mine]) => {
        const game = games.games.find((each) => each.name === name)
        return game === undefined ? (
          <p class="page">{t('missing.page')}</p>
        ) : (
          <Setup game={game} games={games} kept={mine.filter((each) => each.game === name)} />
        )
      }}
    </Waiting>
  )
}

type Against = 'computer' | 'friend' | 'anyone'

function Setup(props: { game: GameOf; games: Games; kept: KeptDeck[] }) {
  const { game, games } = props
  const [against, setAgainst] = useState<Against>(place.value.search.has('friend') ? 'friend' : 'computer')
  const [level, setLevel] = useState(lastLevel(games))
  const [formatName, setFormat] = useState(game.formats[0]?.name ?? '')
  const [deck, setDeck] = useState<DeckChoice>(() => {
    const kept = place.value.search.get('deck')
    return kept === null ? {} : { kept }
  })
  const [theirs, setTheirs] = useState<DeckChoice>({})
  const [three, setThree] = useState(false)
  const [clock, setClock] = useState('')
  const [wrong, setWrong] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const format = game.formats.find((each) => each.name === formatName)
  const start = async () => {
    setBusy(true)
    keepLevel(level)
    const time = games.clocks.find((each) => each.name === clock)
    const play: NewPlay = {
      game: game.name,
      format: formatName,
      deck,
      games: three ? 3 : 1,
      clock: time === undefined ? null : { bank: time.bank, move: time.move },
      opponent: against === 'computer' ? { level, deck: theirs } : { friend: true, open: against === 'anyone' },
    }
    try {
      go(`/g/${(await api.create(play)).id}`)
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(0, 'fault', '')
      setWrong([problem.message || t('load.failed'), ...problem.objections.map((each) => each.words)])
      setBusy(false)
    }
  }
  const option = (value: Against, label: string) => (
    <label class="tick">
      <input type="radio" name="against" checked={against === value} onChange={() => setAgainst(value)} />
      {label}
    </label>
  )
  return (
    <div class="page" data-game={game.name}>
      <header>
        <h1>{t('setup.title', { game: game.title })}</h1>
      </header>
      <form
        class="sheet setup"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <fieldset class="row">
          <legend>{t('setup.against')}</legend>
          {option('computer', t('setup.computer'))}
          {option('friend', t('setup.friend'))}
          {option('anyone', t('setup.anyone'))}
        </fieldset>
        {against === 'computer' ? (
          <LevelSelect label={t('setup.level')} levels={games.levels} value={level} onPick={setLevel} />
        ) : null}
        <label class="field">
          <span>{t('setup.format')}</span>
          <select value={formatName} onChange={(event) => setFormat(event.currentTarget.value)}>
            {game.formats.map((each) => (
              <option key={each.name} value={each.name}>
                {formatTerm(game.name, each.name)}: {each.says}
              </option>
            ))}
          </select>
        </label>
        <DeckSelect key={formatName} label={t('setup.deck')} ready={format?.decks ?? []} kept={props.kept} picked={deck} onPick={setDeck} />
        {against === 'computer' ? (
          <DeckSelect key={`${formatName} theirs`} label={t('setup.their-deck')} ready={format?.decks ?? []} kept={[]} onPick={setTheirs} />
        ) : null}
        <label class="field">
          <span>{t('setup.games')}</span>
          <select value={three ? '3' : '1'} onChange={(event) => setThree(event.currentTarget.value === '3')}>
            <option value="1">{t('setup.one')}</option>
            <option value="3">{t('setup.three')}</option>
          </select>
        </label>
        <label class="field">
          <span>{t('setup.clock')}</span>
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            <option value="">{t('setup.clock.none')}</option>
            {games.clocks.map((each) => (
              <option key={each.name} value={each.name}>
                {clockTerm(each.name)}: {t('setup.clock.some', { minutes: Math.round(each.bank / 60_000), seconds: Math.round(each.move / 1000) })}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button primary big" disabled={busy}>
          {against === 'computer' ? t('setup.start') : against === 'friend' ? t('setup.invite') : t('setup.wait')}
        </button>
        <div role="alert">
          {wrong.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </form>
    </div>
  )
}
