import type { Play } from '../net/api'
import { formatTerm } from '../words/terms'
import { t } from '../words/words'

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
    </dl>
  )
}
