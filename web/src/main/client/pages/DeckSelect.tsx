import type { DeckChoice, KeptDeck } from '../net/api'
import { english } from '../words/language'
import { t } from '../words/words'

/** A choice among ready-made decks and those that one keeps. */
export function DeckSelect(props: { label: string; ready: string[]; kept: KeptDeck[]; picked?: DeckChoice; onPick: (choice: DeckChoice) => void }) {
  const pick = (value: string) => {
    const [how = '', ...rest] = value.split(':')
    const name = rest.join(':')
    props.onPick(how === 'ready' ? { ready: name } : how === 'kept' ? { kept: name } : {})
  }
  return (
    <label class="field">
      <span>{props.label}</span>
      <select defaultValue={props.picked?.kept === undefined ? '' : `kept:${props.picked.kept}`} onChange={(event) => pick(event.currentTarget.value)}>
        <option value="">{t('setup.any-deck')}</option>
        {props.kept.length === 0 ? null : (
          <optgroup label={t('decks.mine')}>
            {props.kept.map((kept) => (
              <option key={kept.id} value={`kept:${kept.id}`}>
                {kept.deck.name}
                {kept.objections.length > 0 ? ' (!)' : ''}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('decks.ready')}>
          {props.ready.map((name) => (
            <option key={name} value={`ready:${name}`} lang={english()}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
