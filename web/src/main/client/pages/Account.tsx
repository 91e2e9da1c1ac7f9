import { useState } from 'preact/hooks'
import { api, type Me } from '../net/api'
import { problemWords } from '../shell/problemWords'
import { t } from '../words/words'

/** Makes an account of a guest, signs in and out. What belongs to whom has then changed, so the page begins anew. */
export function Account(props: { me: Me }) {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const doing = (what: () => Promise<unknown>) => async () => {
    try {
      await what()
      location.reload()
    } catch (error) {
      setWrong(problemWords(error))
    }
  }
  if (props.me.kind === 'account') {
    return (
      <div class="stack">
        <div class="row">
          <p>{t('account.is', { login: props.me.login ?? '' })}</p>
          <button type="button" class="button small" onClick={() => void doing(api.signOut)()}>
            {t('account.out')}
          </button>
          <button type="button" class="button small" onClick={() => void doing(api.signOutEverywhere)()}>
            {t('account.everywhere')}
          </button>
          <span role="alert">{wrong}</span>
        </div>
        <NewPassword login={props.me.login ?? ''} />
      </div>
    )
  }
  const register = doing(() => api.register(login, password))
  const signIn = doing(() => api.signIn(login, password))
  return (
    <details>
      <summary>{t('account.title')}</summary>
      <form
        class="stack account"
        onSubmit={(event) => {
          event.preventDefault()
          void (event.submitter?.id === 'sign-in' ? signIn() : register())
        }}
      >
        <p class="note">{t('account.lead')}</p>
        <div class="row">
          <label class="field">
            <span>{t('account.login')}</span>
            <input value={login} required minLength={3} maxLength={30} autocomplete="username" onInput={(event) => setLogin(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{t('account.password')}</span>
            <input
              type="password"
              value={password}
              required
              minLength={10}
              maxLength={200}
              autocomplete="current-password"
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        </div>
        <div class="row">
          <button type="submit" class="button small">
            {t('account.make')}
          </button>
          <button type="submit" class="button small" id="sign-in">
            {t('account.in')}
          </button>
          <span role="alert">{wrong}</span>
        </div>
      </form>
    </details>
  )
}

/** Takes another password. This browser stays signed in, so the page need not begin anew. */
function NewPassword(props: { login: string }) {
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [said, setSaid] = useState('')
  const change = async () => {
    try {
      await api.changePassword(old, fresh)
      setOld('')
      setFresh('')
      setSaid(t('account.changed'))
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  return (
    <details>
      <summary>{t('account.change')}</summary>
      <form
        class="stack account"
        onSubmit={(event) => {
          event.preventDefault()
          void change()
        }}
      >
        <p class="note">{t('account.change.lead')}</p>
        <input type="text" hidden readOnly value={props.login} autocomplete="username" />
        <div class="row">
          <label class="field">
            <span>{t('account.old')}</span>
            <input type="password" value={old} required maxLength={200} autocomplete="current-password" onInput={(event) => setOld(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{t('account.new')}</span>
            <input
              type="password"
              value={fresh}
              required
              minLength={10}
              maxLength={200}
              autocomplete="new-password"
              onInput={(event) => setFresh(event.currentTarget.value)}
            />
          </label>
        </div>
        <div class="row">
          <button type="submit" class="button small">
            {t('account.change.do')}
          </button>
          <span role="alert">{said}</span>
        </div>
      </form>
    </details>
  )
}
