import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from './loaded'
import { Waiting } from './Waiting'

/** A page whose code is fetched when it is first shown. */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let kept: ComponentType<P> | undefined
  return function Later(props: P) {
    // What a page was first shown as it stays, or it would begin anew as soon as its code is there.
    const [Ready] = useState(() => kept)
    if (Ready !== undefined) {
      return <Ready {...props} />
    }
    return <Fetched props={props} />
  }
  function Fetched(outer: { props: P }) {
    const loaded = useLoaded(
      () =>
        fetch().then((page) => {
          kept = page
          return { page }
        }),
      [],
    )
    return (
      <Waiting on={loaded}>
        {({ page: Page }) => <Page {...outer.props} />}
      </Waiting>
    )
  }
}
