import { useEffect, useState } from 'preact/hooks'
import { lore } from '../cards/lore'
import type { Dress } from '../games/dress'
import type { CardText } from '../net/api'
import type { WordSaid } from '../rules/wordsOf'
import { english } from '../words/language'
import { t } from '../words/words'

/** The words that a card uses, each with what its rule says first. They come with the rules, which are fetched when somebody reads a card. */
export function WordList(props: { dress: Dress; title: string; most?: number }) {
  const { dress } = props
  const card = lore(dress.name).get(props.title)
  const [words, setWords] = useState<readonly WordSaid[]>([])
  useEffect(() => {
    let current = true
    setWords([])
    if (card !== undefined) {
      // Without the rules a card says what it says.
      find(dress, card).then(
        (found) => current && setWords(found),
        () => {},
      )
    }
    return () => {
      current = false
    }
  }, [card])
  return words.length === 0 ? null : (
    <section class="words">
      <h3>{t('card.words')}</h3>
      <dl lang={english()}>
        {words.slice(0, props.most).map((each) => (
          <div key={each.rule}>
            <dt>{each.word}</dt> <dd>{each.says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

async function find(dress: Dress, card: CardText): Promise<readonly WordSaid[]> {
  const [{ wordsOf }, { ruleWords }, { rulebook }] = await Promise.all([import('../rules/wordsOf'), import('../rules/ruleWords'), import('../rules/rulebooks')])
  const book = await rulebook(dress.name)
  return book === null ? [] : wordsOf(card, book, ruleWords[dress.name] ?? [], dress.keywords ?? [])
}
