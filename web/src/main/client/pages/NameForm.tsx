import { useState } from 'preact/hooks'
import { api, type Me } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { t } from '../words/words'

/** What others read at the table. */
export function NameForm(props: { me: Me }) {
  const [name, setName] = useState(props.me.name)
  const [said, setSaid] = useState('')
  const keep = async () => {
    try {
      const me = await api.rename(name)
      setName(me.name)
      setSaid(t('home.name.saved'))
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <label class="field">
        <span>{t('home.name')}</span>
        <input value={name} maxLength={30} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button small" disabled={name.trim() === ''}>
        {t('home.name.save')}
      </button>
      <span role="status" class="note">
        {said}
      </span>
    </form>
  )
}
