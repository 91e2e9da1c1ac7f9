import { signal } from '@preact/signals'

/** Where the page is: `pathname`, `search` and `hash` of the address. */
export interface Place {
  path: string
  search: URLSearchParams
  hash: string
}

function here(): Place {
  return { path: location.pathname, search: new URLSearchParams(location.search), hash: location.hash.slice(1) }
}

export const place = signal<Place>(here())

/** Is told before one leaves a page on which something would be lost; `leave` goes on with it. */
type Guard = (leave: () => void) => void

let guard: Guard | null = null

/** Has somebody asked before the page is left, by a link, by the browser's way back, or by closing the window; null for nobody. */
export function guarded(by: Guard | null): void {
  guard = by
}

/** How many steps into our own history the page is; what the browser keeps of each step says which it was. */
let step = 0

/** What is done once the browser has gone back to where it was. */
let returned: (() => void) | null = null

function kept(state: unknown): number | null {
  const at: unknown = typeof state === 'object' && state !== null && 'at' in state ? state.at : null
  return typeof at === 'number' ? at : null
}

/** Goes to an address of ours without loading the page anew. */
export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState({ at: step }, '', to)
  } else {
    const asked = guard
    if (asked !== null && new URL(to, location.href).pathname !== place.value.path) {
      asked(() => {
        guard = null
        go(to)
      })
      return
    }
    step++
    history.pushState({ at: step }, '', to)
    scrollTo(0, 0)
  }
  place.value = here()
}

/** Takes the browser's way back or forward; one that is not to be gone yet is gone back first. */
function moved(state: unknown): void {
  if (returned !== null) {
    const then = returned
    returned = null
    then()
    return
  }
  const asked = guard
  const to = kept(state)
  if (asked === null || to === null || location.pathname === place.value.path) {
    if (to === null) {
      // A step within the page, to a part of it.
      step++
      history.replaceState({ at: step }, '')
    } else {
      step = to
    }
    place.value = here()
    return
  }
  const by = to - step
  returned = () =>
    asked(() => {
      guard = null
      history.go(by)
    })
  history.go(-by)
}

/** Lets links of ours and the browser's way back change the place. */
export function listen(): void {
  step = kept(history.state) ?? 0
  history.replaceState({ at: step }, '')
  addEventListener('popstate', (event) => moved(event.state))
  addEventListener('beforeunload', (event) => {
    if (guard !== null) {
      event.preventDefault()
    }
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link === null || !plain || event.defaultPrevented || link.target !== '' || link.origin !== location.origin) {
      return
    }
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) {
      return
    }
    if (link.hash !== '' && link.pathname === location.pathname) {
      return
    }
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
