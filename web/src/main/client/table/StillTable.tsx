import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { dress } from '../games/dresses'
import type { Explanation, GameEvent, PerSeat, Player, Seat, Table } from '../net/messages'
import { t } from '../words/words'
import { laneOf, liesOpen, spotFor, standingIn, type Answering } from './answering'
import { Bands, laneStates } from './Bands'
import { FaceoffStage } from './Faceoff'
import { faceoffOf, recalled, type Faceoff } from './faceoffs'
import { equals } from './equals'
import { Half, type Pointing } from './Half'
import { FarHandOf, HandOf } from './Hand'
import { useHold } from './hold'
import { intent, point } from './intent'
import { Lanes } from './Lanes'
import { move } from './motion'
import { Offered, offered } from './Offered'
import { places } from './places'
import { PlayerBar } from './PlayerBar'
import { Preview, useRested } from './Preview'
import { handles, other, personal, side } from './sides'
import { speed } from './speeds'
import { Zoom } from './Zoom'
import { tucks } from './tucks'
import { useNarrow } from './useNarrow'

interface Props {
  table: Table
  game: string
  below: Seat
  names: Record<Seat, string>
  players: PerSeat<Player | null>
  deciding: Seat | null
  events: readonly GameEvent[]
  /** Where changed figures come from, by the name of the card, where that is known. */
  explained?: Readonly<Record<string, readonly Explanation[]>>
  /** What is to be decided here, where somebody may choose. */
  answering?: Answering
  /** What stands in the strip between the halves. */
  children: ComponentChildren
}

/** A table to look at: of a replay, an example or a puzzle. Cards can be read; nothing else can be done, unless there is something to answer. */
export function StillTable(props: Props) {
  const clothes = dress(props.game)
  const by = props.explained ?? null
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(new Map() as ReturnType<typeof places>)
  const [read, setRead] = useState<string | null>(null)
  const [lane, setLane] = useState(clothes.lanes?.at(-1)?.name ?? '')
  const near = props.below
  const far = other(near)
  const table = useMemo(() => personal(props.table, props.names), [props.table])
  const mine = side(table, near)
  const theirs = side(table, far)
  const all = useMemo(() => handles(table), [table])
  useLayoutEffect(() => {
    const here = root.current
    if (here === null) {
      return
    }
    if (before.current.size > 0) {
      // What a card is called is only true of one moment here, so that nothing tells which cards went where.
      move(here, { places: before.current, before: null, after: null, near, events: props.events })
    }
    before.current = places(here)
  }, [props.table])
  const narrow = useNarrow()
  const lying = tucks(props.table, narrow)
  useHold(root, setRead)
  const rested = useRested(root)
  const moves = props.answering?.moves ?? []
  const path = props.answering?.path ?? []
  const asked = intent(moves, path)
  const standing = standingIn(moves, asked)
  const choose = (token: string) => props.answering?.onPath(point(moves, path, token))
  const pointing: Pointing = {
    standing,
    onPoint: (handle) => {
      const begun = moves.some((each) => each.steps[0]?.cards.includes(handle))
      if (asked.targets.has(handle) || begun) {
        choose(handle)
      } else {
        setRead(handle)
      }
    },
    onRead: setRead,
    zoneWords: (zone) => asked.words.find((each) => path.length > 0 && clothes.places[each.words] === zone)?.words ?? null,
    onWords: choose,
    tucks: lying,
    equals: equals(table, moves, path, asked.targets, lying),
  }
  const about = (seat: Seat) => ({ dress: clothes, name: props.names[seat], player: props.players[seat], present: true, deciding: props.deciding === seat })
  const { faceoff, over } = useFaceoff(table, props.events, all)
  const [folded, setFolded] = useState(false)
  // Who has put one faceoff aside has not put the next one aside.
  useEffect(() => {
    if (faceoff === null) {
      setFolded(false)
    }
  }, [faceoff])
  const staged = folded ? null : faceoff
  const offers = offered(moves, path, (handle) => liesOpen(handle, all, clothes)).flatMap((handle) => all.get(handle)?.card ?? [])
  const lanes = new Set([...asked.targets].flatMap((handle) => laneOf(handle, all, lying.tucked, clothes, near) ?? []))
  // Where nothing can be chosen in the lane that is shown, nor in the hand, one is taken to where something can.
  const wanted = [...lanes][0]
  const elsewhere = !lanes.has(lane) && ![...asked.targets].some((handle) => all.get(handle)?.zone === clothes.hand)
  useEffect(() => {
    if (elsewhere && wanted !== undefined) {
      setLane(wanted)
    }
  }, [elsewhere, wanted])
  const onStage = staged === null ? [] : [staged.sides.A, staged.sides.B].flatMap((each) => [...each.involved, ...each.flipped])
  const gone = onStage.find((card) => card.handle === read)
  const reading = read === null ? undefined : (all.get(read) ?? (gone === undefined ? undefined : { card: gone }))
  const restedCard = rested === null ? undefined : (all.get(rested.handle)?.card ?? onStage.find((card) => card.handle === rested.handle))
  if (mine === undefined || theirs === undefined) {
    return null
  }
  return (
    <div ref={root} class={`table still table-${clothes.look} ${staged === null ? '' : 'has-stage'}`} data-lane={lane} data-speed={speed.value} data-offered={offers.length === 0 ? undefined : spotFor(asked.targets, all, clothes, far, staged !== null)}>
      <div class="far-bar">
        <PlayerBar side={theirs} {...about(far)}>
          <FarHandOf side={theirs} table={table} dress={clothes} name={props.names[far]} onRead={setRead} />
        </PlayerBar>
      </div>
      {clothes.lanes === undefined ? null : <Lanes dress={clothes} shown={lane} asked={lanes} states={laneStates(clothes, mine, theirs)} onShow={setLane} />}
      <Half {...pointing} side={theirs} dress={clothes} mine={false} yours={false} name={props.names[far]} />
      <Bands {...pointing} dress={clothes} mine={mine} theirs={theirs} names={props.names} you={null} />
      {staged === null ? null : (
        <FaceoffStage
          faceoff={staged}
          dress={clothes}
          near={near}
          you={null}
          names={props.names}
          over={over}
          standing={standing}
          onPoint={pointing.onPoint}
          onRead={setRead}
          onFold={() => setFolded(true)}
        />
      )}
      <div class="center">
        {props.children}
        {folded && faceoff !== null ? (
          <button type="button" class="button small unfold" onClick={() => setFolded(false)}>
            {t(over ? 'table.log.faceoff' : 'faceoff.unfold')}
          </button>
        ) : null}
      </div>
      <Offered {...pointing} cards={offers} dress={clothes} />
      <Half {...pointing} side={mine} dress={clothes} mine yours={false} name={props.names[near]} />
      <HandOf side={mine} dress={clothes} label={t('table.hand.theirs', { name: props.names[near] })} pointing={pointing} />
      <div class="near-bar">
        <PlayerBar side={mine} {...about(near)} />
      </div>
      {narrow || restedCard === undefined || reading !== undefined ? null : <Preview card={restedCard} dress={clothes} by={by} side={rested?.left === true ? 'right' : 'left'} />}
      {reading === undefined ? null : (
        <Zoom key={read} card={reading.card} dress={clothes} owner={props.names[reading.card.owner]} by={by} deeds={[]} onClose={() => setRead(null)} />
      )}
    </div>
  )
}

/** The faceoff of a moment: that which goes on, or which its totals have just decided; while the flips leave one by one, what was compared stays. */
function useFaceoff(table: Table, events: readonly GameEvent[], all: ReturnType<typeof handles>): { faceoff: Faceoff | null; over: boolean } {
  const compared = useRef<Table | null>(null)
  return useMemo(() => {
    const running = faceoffOf(table)
    const snapshot = events.findLast((event) => event.snapshot !== undefined)?.snapshot
    if (snapshot !== undefined) {
      compared.current = snapshot
    } else if (running?.step !== 'score') {
      compared.current = null
    }
    const over = running === null || running.step === 'score'
    const settled = over && compared.current !== null ? recalled(compared.current, all) : null
    return { faceoff: settled ?? running, over: settled !== null }
  }, [table, events])
}
