import { render } from 'preact'
import { App } from './shell/App'
import { listen } from './shell/route'
import { begin } from './shell/theme'
import { begin as beginLanguage } from './words/words'

begin()
listen()
const root = document.getElementById('app')
if (root !== null) {
  // Words first, so that nobody sees the page in one language and then in another.
  void beginLanguage().then(() => render(<App />, root))
}

// Once the page is there, so that it waits for nothing; where a browser has no such thing, all else works.
addEventListener('load', () => {
  if ('serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }
})
