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

/** Goes to an address of ours without loading the page anew. */
export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to)
  } else {
    history.pushState(null, '', to)
    scrollTo(0, 0)
  }
  place.value = here()
}

/** Lets links of ours and the browser's way back change the place. */
export function listen(): void {
  addEventListener('popstate', () => {
    place.value = here()
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
