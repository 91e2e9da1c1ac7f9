export type Places = ReadonlyMap<string, DOMRect>

/** The cards that are drawn. */
export function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button.card[data-handle]')]
}

/** Where each card is that is drawn now. */
export function places(root: HTMLElement): Places {
  return new Map(
    cards(root)
      .flatMap((card) => (card.dataset['handles'] ?? card.dataset['handle'] ?? '').split(' ').map((handle) => [handle, card.getBoundingClientRect()] as const))
      .filter(([, rect]) => rect.width > 0),
  )
}

/** The card of a handle where it is drawn, alone or for equal ones: a card that is on a stage over the table is on the table as well, unseen. */
export function drawnCard(root: HTMLElement, handle: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`button.card[data-handle="${handle}"], button.card[data-handles~="${handle}"]`)]
  return found.find((card) => card.getBoundingClientRect().width > 0) ?? found[0] ?? null
}
