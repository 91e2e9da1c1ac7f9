import { useEffect, useMemo } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { WithRules } from '../rules/WithRules'
import { useLoaded } from '../shell/loaded'
import type { Room } from '../table/Room'
import { language } from '../words/language'
import { fillIn, t } from '../words/words'
import { Companion } from './Companion'
import { guideTexts, topicsOf } from './games'

/** Talks a newcomer through a whole game: what happens, what can be done now and why one would, each thing once; and how far it is to the end. */
export function TalkingGuide(props: { room: Room; game: string; onSkip: () => void }) {
  const { room, game } = props
  const companion = useMemo(() => new Companion(room, topicsOf(game)), [room, game])
  useEffect(() => {
    room.companion = (view) => companion.shown(view)
    const view = room.view.value
    if (view !== null) {
      companion.shown({ ...view, whole: false, events: [...room.log.value] })
    }
    return () => {
      room.companion = () => false
      room.goOn()
    }
  }, [room, companion])
  const loaded = useLoaded(() => guideTexts(game, language.value), [game, language.value])
  const texts = loaded.state === 'there' ? loaded.value : null
  const moment = companion.moment.value
  const says = companion.says.value
  return (
    <section class="notice guide talking-guide" aria-label={t('guide.label')}>
      <p class="note guide-way">{texts === null || moment === null ? '' : fillIn(texts['way'] ?? '', topicsOf(game).way(moment))}</p>
      <button type="button" class="button small quiet" aria-label={t('guide.skip')} title={t('guide.skip')} onClick={props.onSkip}>
        <Icon name="cross" />
      </button>
      <div class="guide-says" role="status">
        {texts === null
          ? null
          : says.map((each) => (
              <p key={each.id}>
                <Icon name="bulb" /> {fillIn(texts[each.id] ?? '', each.fill)} {each.rule === null ? null : <WithRules text={each.rule} game={game} beside />}
              </p>
            ))}
      </div>
    </section>
  )
}
