import { render } from 'preact'
import { App } from './shell/App'
import { listen } from './shell/route'

listen()
const root = document.getElementById('app')
if (root !== null) {
  render(<App />, root)
}
