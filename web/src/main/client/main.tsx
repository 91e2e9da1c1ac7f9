import { render } from 'preact'
import { App } from './shell/App'
import { listen } from './shell/route'
import { begin } from './shell/theme'

begin()
listen()
const root = document.getElementById('app')
if (root !== null) {
  render(<App />, root)
}
