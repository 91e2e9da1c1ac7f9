import { useEffect, useState } from 'preact/hooks'

/** Whether there is little room, as on a phone. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 900px)')
}

/** Whether a query of the style sheets holds now. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const changed = () => setHolds(media.matches)
    changed()
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [query])
  return holds
}
