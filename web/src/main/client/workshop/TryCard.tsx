import { useState } from 'preact/hooks'
import { api, type CardInDeck } from '../net/api'
import { FIRST_POSITION, packed, put, setUpOf, textOf } from '../position/position'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { LevelSelect } from '../shell/LevelSelect'
import { t } from '../words/words'

/** The position to begin with, with the cards that one writes in the game and the asked one in the hand of the player whose turn it is. */
async function withCard(game: string, asked: CardInDeck): Promise<string> {
  const [form, example] = await Promise.all([api.positionForm(game), api.example(game, FIRST_POSITION)])
  const first = { ...setUpOf(await api.readPosition(game, example.position), form), cards: asked.text, name: asked.card }
  const hand = form.places.find((place) => place.name === 'hand')
  return textOf(game, hand === undefined ? first : put(first, first.player, hand, { card: asked.card, marks: {} }), form)
}

/** Plays a card against the computer, with the card in hand. */
export function TryCard(props: { game: string; asked: CardInDeck | null; set: string; levels: readonly { name: string; says: string }[]; onLeave: () => Promise<boolean> }) {
  const [level, setLevel] = useState('easy')
  const [wrong, setWrong] = useState('')
  const [begins, setBegins] = useState(false)
  const { asked } = props
  const play = async () => {
    if (asked === null) {
      return
    }
    setBegins(true)
    setWrong('')
    try {
      const made = await api.tryOut(props.game, { ...asked, level, name: props.set })
      if (await props.onLeave()) {
        go(`/g/${made.id}`)
      }
    } catch (error) {
      setWrong(problemWords(error))
    } finally {
      setBegins(false)
    }
  }
  const setUp = async () => {
    if (asked === null) {
      return
    }
    setBegins(true)
    setWrong('')
    try {
      const text = await withCard(props.game, asked)
      if (await props.onLeave()) {
        go(`/position/${props.game}#${packed(text)}`)
      }
    } catch (error) {
      setWrong(problemWords(error))
    } finally {
      setBegins(false)
    }
  }
  return (
    <section class="sheet stack" aria-labelledby="try-title">
      <h2 id="try-title">{t('workshop.try')}</h2>
      <p>{asked === null ? t('workshop.try.not-yet') : t('workshop.try.says', { card: asked.card })}</p>
      <LevelSelect label={t('setup.level')} levels={props.levels.map(({ name }) => ({ name }))} value={level} onPick={setLevel} />
      <div class="row">
        <button type="button" class="button primary" disabled={asked === null || begins} onClick={() => void play()}>
          {t('workshop.try.start')}
        </button>
        <button type="button" class="button" disabled={asked === null || begins} onClick={() => void setUp()}>
          {t('position.of')}
        </button>
      </div>
      <p role="alert">{wrong}</p>
    </section>
  )
}
