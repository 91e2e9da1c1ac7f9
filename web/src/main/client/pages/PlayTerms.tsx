import { useState } from 'preact/hooks'
import { PrintedCard } from '../cards/PrintedCard'
import { dress } from '../games/dresses'
import { api, type Play } from '../net/api'
import { Dialog } from '../shell/Dialog'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { formatTerm } from '../words/terms'
import { t } from '../words/words'
import '../look/own-cards.css'

/** The cards of somebody's own that a play has: whoever is invited reads them before. */
function OwnCards(props: { play: Play }) {
  const { play } = props
  const [reads, setReads] = useState(false)
  const loaded = useLoaded(() => api.cardsOfPlay(play.id), [play.id])
  return (
    <div>
      <dt>{t('nav.cards')}</dt>
      <dd>
        <Waiting on={loaded}>
          {({ name, cards }) => (
            <>
              <p>{t('workshop.in-use', { name, count: cards.length })}</p>
              <button type="button" class="button small" onClick={() => setReads(true)}>
                {t('workshop.in-use.read')}
              </button>
              {reads ? (
                <Dialog label={name} wide onClose={() => setReads(false)}>
                  <ul class="own-cards">
                    {cards.map((card) => (
                      <li key={card.name} lang={english()}>
                        <PrintedCard card={card} dress={dress(play.game)} />
                        <h3>{card.name}</h3>
                        <p>{card.kind}</p>
                        {[...card.text, ...(card.back === null ? [] : [card.back.opening, card.back.kind, ...card.back.text])].map((line) => (
                          <p key={line}>{line}</p>
                        ))}
                      </li>
                    ))}
                  </ul>
                </Dialog>
              ) : null}
            </>
          )}
        </Waiting>
      </dd>
    </div>
  )
}

/** What is played, before it begins: format, games and clock. */
export function PlayTerms(props: { play: Play; says: string }) {
  const { play } = props
  const clock = play.clock
  return (
    <dl class="terms">
      <div>
        <dt>{t('setup.format')}</dt>
        <dd>{props.says === '' ? formatTerm(play.game, play.format) : `${formatTerm(play.game, play.format)}: ${props.says}`}</dd>
      </div>
      <div>
        <dt>{t('setup.games')}</dt>
        <dd>{t(play.games === 3 ? 'setup.three' : 'setup.one')}</dd>
      </div>
      <div>
        <dt>{t('setup.clock')}</dt>
        <dd>
          {clock === null ? t('setup.clock.none') : t('setup.clock.some', { minutes: Math.round(clock.bank / 60_000), seconds: Math.round(clock.move / 1000) })}
        </dd>
      </div>
      {play.ownCards ? <OwnCards play={play} /> : null}
    </dl>
  )
}
