import type { Room } from './Room'

export interface Doings {
  /** Ends what moves and shows what waits; answers whether there was any. */
  hurry(): boolean
  help(): void
  log(): void
  say(): void
  read(handle: string): void
}

/** The keys of the table; nothing is taken from fields to type in, from dialogs, or from the browser. */
export function onKey(room: Room, doings: Doings, event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog') != null) {
    return
  }
  const card = target?.closest<HTMLElement>('button.card')?.dataset['handle']
  if (take(room, doings, event.key, card, target)) {
    event.preventDefault()
  }
}

function take(room: Room, doings: Doings, key: string, card: string | undefined, target: HTMLElement | null): boolean {
  switch (key) {
    case ' ':
      // On any other button the bar presses that button, as everywhere.
      if (card === undefined && target?.closest('button, a') != null) {
        return false
      }
      if (!doings.hurry()) {
        room.makePrimary()
      }
      return true
    case 'Escape':
      room.cancel()
      return true
    case 'u':
    case 'U':
      room.takeBack()
      return true
    case 'h':
    case 'H':
      void room.hint()
      return true
    case 'l':
    case 'L':
      doings.log()
      return true
    case 'z':
    case 'Z':
      if (card !== undefined) {
        doings.read(card)
      }
      return card !== undefined
    case '?':
      doings.help()
      return true
    case '/':
      doings.say()
      return true
    default:
      return /^[1-9]$/.test(key) ? pick(Number(key)) : false
  }
}

/** Puts the focus on the n-th card of the hand and points at it. */
function pick(n: number): boolean {
  const cards = document.querySelectorAll<HTMLElement>('.hand button.card')
  const card = cards[n - 1]
  card?.focus()
  card?.click()
  return card !== undefined
}
