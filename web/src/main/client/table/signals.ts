import { asksYou, type View } from '../net/messages'
import { t } from '../words/words'
import { cue, sound } from './sounds'

/** Says in title, icon and sound whether it is this person's turn. */
export function tell(view: View, game: string, before: View | null): void {
  const mine = asksYou(view) && view.outcome === null
  const was = asksYou(before)
  document.title = view.outcome !== null ? t('table.title.over', { game }) : mine ? t('table.title.yours', { game }) : t('table.title', { game })
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = mine ? '/favicon-turn.svg' : '/favicon.svg'
  if (icon !== null && icon.getAttribute('href') !== href) {
    icon.href = href
  }
  const heard = before === null ? null : cue(before, view)
  if (heard !== null) {
    sound.play(heard)
  }
  if (mine && !was && before !== null) {
    sound.play('turn')
  }
}
