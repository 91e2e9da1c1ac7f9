import { useState } from 'preact/hooks'
import { api, Problem } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { keepVisit } from './habits'

/** The ways into a game: a first game, its cards, its rules. */
export function Learn(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const games = await api.games()
    const known = games.games.find((each) => each.name === game)
    if (known === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return { title: known.title }
  }, [game])
  const [wrong, setWrong] = useState('')
  const begin = async () => {
    try {
      const begun = await api.create({ game, opponent: { level: 'easy' } })
      keepVisit()
      go(`/g/${begun.id}?first`)
    } catch (error) {
      setWrong(error instanceof Problem && error.message !== '' ? error.message : t('load.failed'))
    }
  }
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {({ title }) => (
          <>
            <header>
              <h1>{t('learn.title', { game: title })}</h1>
              <p>{t('learn.lead')}</p>
            </header>
            <section class="sheet stack">
              <h2>{t('learn.first')}</h2>
              <p>{t('learn.first.lead')}</p>
              <div class="row">
                <button type="button" class="button primary" onClick={() => void begin()}>
                  {t('learn.first.start')}
                </button>
                <a class="button" href={`/rules/${game}`}>
                  {t('rules.title', { game: title })}
                </a>
                <a class="button" href={`/cards/${game}`}>
                  {t('cards.title', { game: title })}
                </a>
                <a class="button" href={`/position/${game}`}>
                  {t('position.of')}
                </a>
                <span role="alert">{wrong}</span>
              </div>
            </section>
          </>
        )}
      </Waiting>
    </div>
  )
}
