import { useState } from 'preact/hooks'
import { api } from '../net/api'
import type { Party, Seat, View } from '../net/messages'
import { bringing, check, termsOf, type Fault } from '../net/shuffle'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { t } from '../words/words'
import { Notices } from './Notices'
import type { Room } from './Room'

const short = (hash: string | null): string => (hash === null ? '…' : hash.slice(0, 8))

function who(party: Party, names: Record<Seat, string>): string {
  return party === 'server' ? t('shuffle.server') : names[party]
}

/** The hashes of a shuffle in short, each with all of it to read and copy. */
export function Hashes(props: { view: View; names: Record<Seat, string> }) {
  const { shuffle } = props.view
  return (
    <details class="hashes">
      <summary>{t('shuffle.hashes')}</summary>
      <p class="note">{t(shuffle.drawn === 'together' ? 'shuffle.what' : 'shuffle.alone')}</p>
      <ul>
        {bringing(shuffle).map((party) => (
          <li key={party}>
            {who(party, props.names)}: <code title={shuffle.hashes[party] ?? ''}>{short(shuffle.hashes[party])}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Says that a hash is not the one that was seen first. */
export function ChangedHashes(props: { room: Room; names: Record<Seat, string> }) {
  const changed = props.room.changed.value
  return changed.length === 0 ? null : (
    <div class="notice notice-refused" role="alert">
      {changed.map((each) => (
        <p key={each.party}>{t('shuffle.changed', { name: who(each.party, props.names), first: short(each.first), now: short(each.now) })}</p>
      ))}
      <p>{t('shuffle.changed.so')}</p>
    </div>
  )
}

/** Before the first card: whose part is still missing. */
export function ShufflingPage(props: { room: Room; view: View; names: Record<Seat, string> }) {
  const { room, view, names } = props
  const [said, setSaid] = useState('')
  const missing = bringing(view.shuffle).filter((party) => party !== 'server' && party !== view.you && view.shuffle.opened[party] !== true)
  const leave = () =>
    api.leave(view.play).then(
      () => go('/'),
      (error: unknown) => setSaid(problemWords(error)),
    )
  return (
    <div class="page">
      <header>
        <h1>{t('shuffle.title')}</h1>
        <p role="status">
          {room.drawnElsewhere.value
            ? t('shuffle.elsewhere')
            : missing.length === 0
              ? t('shuffle.soon')
              : t('shuffle.waits', { name: missing.map((party) => who(party, names)).join(', ') })}
        </p>
      </header>
      <div class="sheet stack">
        <Hashes view={view} names={names} />
        {view.you === null ? null : (
          <div class="row">
            <button type="button" class="button" onClick={() => void leave()}>
              {t('invite.off')}
            </button>
          </div>
        )}
        <p role="alert">{said}</p>
      </div>
      <Notices room={room} view={view} names={names} />
    </div>
  )
}

function fault(each: Fault, names: Record<Seat, string>): string {
  switch (each.what) {
    case 'changed':
      return t('shuffle.fault.changed', { name: who(each.party, names) })
    case 'part':
      return t('shuffle.fault.part', { name: who(each.party, names) })
    case 'own':
      return t('shuffle.fault.own')
    case 'seed':
      return t('shuffle.fault.seed')
    case 'terms':
      return t('shuffle.fault.terms')
    case 'hidden':
      return t('shuffle.fault.hidden')
  }
}

/** Checks the shuffle of a play that is over: hashes, parts, seed and decks here, rolls and moves by the server. */
export async function verified(room: Room, view: View, names: Record<Seat, string>): Promise<string[]> {
  const [record, found] = await Promise.all([api.record(view.play), api.verify(view.play)])
  const kept = room.memory.of(view.play)
  const faults = check(view, kept, termsOf(record))
  if (faults.length > 0) {
    return [t('shuffle.wrong'), ...faults.map((each) => fault(each, names))]
  }
  const own = view.shuffle.drawn === 'alone' ? t('shuffle.right.alone') : kept?.early === true ? t('shuffle.right') : t('shuffle.right.late')
  return [own, found.says, t('shuffle.offline')]
}
