/**
 * Lets the page and the cards be read without a network. It runs apart from the page, in a thread of the browser.
 *
 * What it keeps of this build goes when the next build takes over, which waits until no page of this one is open.
 */

/** The scripts, styles and fonts of this build; the build puts them in (see `vite.config.ts`). */
declare const FILES: readonly string[]
/** The pictures of the cards, a file for each game. */
declare const PICTURES: readonly string[]
/** Another one for each build. */
declare const BUILD: string

interface Lifetime extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface Asked extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', hear: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void
}

const worker = self as unknown as Worker
const shell = `shell-${BUILD}`
const read = 'read'

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), worker.clients.claim(), keepCards(), keepPictures()])))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) {
    return
  }
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept('/')))
  } else if (address.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((found) => found ?? fetchAndKeep(request, shell)))
  } else if (/^\/api\/games(\/[^/]+\/(cards|decks|examples))?$/.test(address.pathname)) {
    event.respondWith(fetchAndKeep(request, read).catch(() => kept(request)))
  }
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(shell)
  await cache.addAll(['/', ...FILES.map((file) => `/${file}`)])
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== shell && name !== read).map((name) => caches.delete(name)))
}

/** The cards of all games, which may have been asked for before this worker was there. */
async function keepCards(): Promise<void> {
  const answer = await fetchAndKeep(new Request('/api/games'), read)
  const { games } = (await answer.json()) as { games: { name: string }[] }
  await Promise.all(games.map((game) => fetchAndKeep(new Request(`/api/games/${game.name}/cards`), read)))
}

/** What the cards look like, too: after the page stands, for it is more than the page. */
async function keepPictures(): Promise<void> {
  const cache = await caches.open(shell)
  await Promise.all(
    PICTURES.map(async (file) => {
      if ((await cache.match(`/${file}`)) === undefined) {
        await cache.add(`/${file}`)
      }
    }),
  )
}

async function fetchAndKeep(request: Request, where: string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(where)
    await cache.put(request, answer.clone())
  }
  return answer
}

async function kept(request: Request | string): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}
