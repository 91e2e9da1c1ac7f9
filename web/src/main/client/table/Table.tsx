import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { still } from '../cards/CardView'
import { face, lore } from '../cards/lore'
import { dress } from '../games/dresses'
import { LessonGuide, type PlayedLesson } from '../learn/LessonGuide'
import { keepDone, WHOLE_GAME } from '../learn/progress'
import type { Card, Seat, View } from '../net/messages'
import { later } from '../shell/later'
import { go, place } from '../shell/route'
import { t } from '../words/words'
import { laneOf, liesOpen, spotFor, standingIn } from './answering'
import { Arrows } from './Arrows'
import { Bands, laneStates, PlaceAfter } from './Bands'
import { useChosen } from './ChosenCard'
import { Clock } from './Clock'
import { useDrag } from './drag'
import { EmoteBubble, EmotesTold } from './Emotes'
import { alone, equals } from './equals'
import { FaceoffStage } from './Faceoff'
import { compared, faceoffOf, recalled } from './faceoffs'
import { Finale, useScene } from './Finale'
import { changes, float } from './floats'
import { Foresight } from './Foresight'
import { Grip } from './Grip'
import { Half, type Pointing } from './Half'
import { FarHandOf, HandOf } from './Hand'
import { HelpDialog } from './HelpDialog'
import { useHold } from './hold'
import { onKey } from './keys'
import { Lanes } from './Lanes'
import { Middle } from './Middle'
import { faces, move, type Faces } from './motion'
import { finishAll, followStyles, moves as moving } from './moving'
import { Notices, Said } from './Notices'
import { Offered, offered } from './Offered'
import { places } from './places'
import { PlayerBar } from './PlayerBar'
import { Preview, printedCard, useRested } from './Preview'
import { Rail } from './Rail'
import { Result, type Course } from './Result'
import type { Room } from './Room'
import { below, handles, other, side } from './sides'
import { calm, speed } from './speeds'
import { none, tucks } from './tucks'
import { useSwipe } from './swipe'
import { useMedia, useNarrow } from './useNarrow'
import { stands, Verdict } from './Verdict'
import { Zoom } from './Zoom'

/** Comes when somebody is guided. */
const TalkingGuide = later(() => import('../guide/TalkingGuide').then((module) => module.TalkingGuide))

/** The table of any game: two halves, a strip between them, the hand below, and the rail. */
export function Table(props: { room: Room; view: View; game: string; title: string; lesson: PlayedLesson | null }) {
  const { room, view } = props
  const clothes = dress(props.game)
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(new Map() as ReturnType<typeof places>)
  const old = useRef<Faces>(new Map())
  const shown = useRef<View | null>(null)
  const [help, setHelp] = useState(false)
  const [log, setLog] = useState(false)
  const aside = useMedia('(min-width: 1101px)')
  const wide = useMedia('(min-width: 640px)')
  const [lane, setLane] = useState(clothes.lanes?.at(-1)?.name ?? '')
  const near = below(view)
  const far = other(near)
  const names = room.names.value
  const table = view.table
  const narrow = useNarrow()
  const lying = useMemo(() => (table === null ? none : tucks(table, narrow)), [table, narrow])
  const all = useMemo(() => (table === null ? (new Map() as ReturnType<typeof handles>) : handles(table)), [table])

  useEffect(() => {
    room.beforeChange = (next) => {
      if (root.current !== null) {
        before.current = places(root.current)
        old.current = faces(root.current, shown.current?.table ?? null, next.table)
      }
    }
    const hurry = (): boolean => {
      const moved = moving() && !calm()
      const waited = room.catchUp()
      if (root.current !== null) {
        finishAll(root.current)
      }
      return moved || waited
    }
    const keys = (event: KeyboardEvent) =>
      onKey(room, {
        hurry,
        help: () => setHelp(true),
        log: () => setLog((open) => !open),
        say: () => document.getElementById('say')?.focus(),
        read: (handle) => (room.read.value = handle),
      }, event)
    addEventListener('keydown', keys)
    addEventListener('pointerdown', hurry)
    const unfollow = root.current === null ? undefined : followStyles(root.current)
    return () => {
      unfollow?.()
      removeEventListener('keydown', keys)
      removeEventListener('pointerdown', hurry)
    }
  }, [room])

  useLayoutEffect(() => {
    if (root.current !== null && before.current.size > 0) {
      move(root.current, { places: before.current, faces: old.current, before: shown.current?.table ?? null, after: view.table, near, events: room.fresh.value, within: room.within })
      const was = shown.current
      // What is shown again goes back before it goes on, and nothing changed by that.
      if (was !== null && was.table !== null && view.table !== null && was.version < view.version) {
        float(root.current, changes(was.table, view.table), room.fresh.value)
      }
    }
    shown.current = view
    // A button that was pressed may be gone now: whoever uses keys goes on from the strip.
    if (document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('.center')?.focus({ preventScroll: true })
    }
  }, [view])

  useDrag(root, room)
  const rested = useRested(root)
  const last = useScene(view, root)
  useHold(root, (handle) => (room.read.value = handle))
  useSwipe(root, {
    aside: (by) => {
      const lanes = clothes.lanes ?? []
      setLane((now) => lanes[lanes.findIndex((each) => each.name === now) + by]?.name ?? now)
    },
    pull: (to) => (room.sheet.value = to === 'down' ? 'low' : 'open'),
  })

  const mine = table === null ? undefined : side(table, near)
  const theirs = table === null ? undefined : side(table, far)
  const intent = room.intent.value
  const moves = room.moves.value
  const standing = standingIn(moves, intent)
  const same = useMemo(() => (table === null ? alone : equals(table, moves, intent.path, intent.targets, lying)), [table, moves, intent])
  const chosen = useChosen(room)
  const pointing: Pointing = {
    standing,
    onPoint: (handle) => {
      const state = standing(all.get(handle)?.card ?? ({ handle } as Card))
      if (state.dim || moves.length === 0) {
        const begun = moves.some((each) => each.steps[0]?.cards.includes(handle))
        if (!begun) {
          room.read.value = handle
          return
        }
      }
      room.point(handle)
    },
    onRead: (handle) => (room.read.value = handle),
    zoneWords: (zone) =>
      intent.words.find((choice) => clothes.places[choice.words] === zone && intent.path.length > 0)?.words ?? null,
    onWords: (words) => room.point(words),
    zoneAfter: (zone) => {
      const changed = [...room.forecasts.after.value].find(([words]) => clothes.places[words] === zone)?.[1]
      return changed === undefined || mine === undefined || theirs === undefined ? null : <PlaceAfter dress={clothes} mine={mine} theirs={theirs} zone={zone} changed={changed} />
    },
    tucks: lying,
    equals: same,
  }
  const open = (handle: string) => liesOpen(handle, all, clothes)
  const chosenFrom = offered(moves, intent.path, open).flatMap((handle) => all.get(handle)?.card ?? [])
  const spot = (targets: ReadonlySet<string>) => spotFor(targets, all, clothes, far, faceoff !== null)
  const asked = new Set([...intent.targets].flatMap((handle) => laneOf(handle, all, lying.tucked, clothes, near) ?? []))
  // Where nothing can be chosen in the lane that is shown, nor in the hand, one is taken to where something can.
  const wanted = [...asked][0]
  const elsewhere = !asked.has(lane) && ![...intent.targets].some((handle) => all.get(handle)?.zone === clothes.hand)
  useEffect(() => {
    if (elsewhere && wanted !== undefined) {
      setLane(wanted)
    }
  }, [elsewhere, wanted])
  const about = (seat: Seat) => ({
    dress: clothes,
    name: names[seat],
    player: view.players[seat],
    present: room.present.value?.[seat] ?? true,
    deciding: view.choice?.seat === seat && view.outcome === null,
  })
  const running = useMemo(() => (table === null ? null : faceoffOf(table)), [table])
  // Flips leave one by one once it is decided: what was compared stays.
  const ended = room.faceoffs.reading.value ?? (running?.step === 'score' ? compared(room.log.value) : undefined)
  const settled = useMemo(() => (ended?.snapshot === undefined ? null : recalled(ended.snapshot, all)), [ended, all])
  const past = room.faceoffs.reading.value === null ? null : settled
  const folded = room.faceoffs.folded.value
  const faceoff = past ?? (folded ? null : (settled ?? running))
  const onStage = faceoff === null ? [] : [...faceoff.sides.A.involved, ...faceoff.sides.B.involved, ...faceoff.sides.A.flipped, ...faceoff.sides.B.flipped]
  // What can be chosen and is neither on the stage nor in the hand is laid out in front of the stage.
  const reachable = (handle: string) => all.get(handle)?.zone === clothes.hand || onStage.some((card) => card.handle === handle)
  const elsewhereToo = (handle: string) => moves.some((move) => move.steps[intent.path.length]?.cards.includes(handle) === true && move.steps[intent.path.length]?.cards.some(reachable) === true)
  const covered = faceoff === null || past !== null ? [] : [...intent.targets].filter(open).flatMap((handle) => all.get(handle)?.card ?? [])
  const beside = [...new Set([...chosenFrom, ...covered])].filter((card) => faceoff === null || !elsewhereToo(card.handle))
  // Whether a place beside the stage is needed in this decision: for the hand, or for what is laid out there.
  const needsHand = moves.some((move) => move.steps.some((step) => step.cards.some((handle) => !onStage.some((card) => card.handle === handle))))
  // The chosen card opens in the sheet of a phone, unless other cards are laid out there to choose from.
  const opens = chosen !== undefined && !room.dragging.value && (beside.length === 0 || spot(intent.targets) !== 'hand')
  const readable = onStage.find((card) => card.handle === room.read.value)
  const reading =
    room.read.value === null ? undefined : (all.get(room.read.value) ?? (readable === undefined ? undefined : { card: readable, seat: readable.owner, zone: '', closed: false }))
  /** What one does with a card where it lies. */
  const deedsOf = (lying: { card: Card; seat: Seat; zone: string }) =>
    view.you === null ? [] : clothes.deeds(lying.zone, lying.seat === view.you, face(lore(clothes.name), lying.card.card, false)?.kind ?? '', lying.card.marks.map((mark) => mark.name))
  const restedLying = rested === null ? undefined : all.get(rested.handle)
  const restedCard = rested === null ? undefined : (all.get(rested.handle)?.card ?? onStage.find((card) => card.handle === rested.handle) ?? printedCard(clothes, rested.name))
  const preview = !wide || rested === null || restedCard === undefined || reading !== undefined || room.dragging.value ? null : (
    <Preview key={rested.handle + rested.name} card={restedCard} dress={clothes} by={restedCard.handle === '' ? null : room} deeds={restedLying === undefined ? [] : deedsOf(restedLying)} side={aside && rested.name === '' ? 'rail' : rested.left ? 'right' : 'left'} />
  )
  // A faceoff that is shown once more comes before it.
  const scene = past === null ? last : null
  const first = place.value.search.has('first')
  useEffect(() => {
    if (first && view.outcome !== null) {
      keepDone(clothes.name, WHOLE_GAME)
    }
  }, [first, view.outcome === null])
  const course: Course | null =
    view.you === null ? null : first ? { game: clothes.name, done: 'whole' } : props.lesson !== null ? { game: clothes.name, done: view.reached === true ? 'lesson' : null } : null
  // Beside the table where there is room, else in the strip.
  const guide =
    props.lesson !== null && view.you !== null ? (
      <LessonGuide played={props.lesson} game={clothes.name} reached={view.reached === true} begun={room.log.value.length > 0} />
    ) : first && view.outcome === null ? (
      <TalkingGuide room={room} game={clothes.name} onSkip={() => go(place.value.path, true)} />
    ) : null
  return (
    <div
      ref={root}
      class={`table table-${clothes.look} ${faceoff === null ? '' : 'has-stage'}`}
      data-speed={speed.value}
      data-state={view.state}
      data-version={view.version}
      data-lane={lane}
      data-sheet={room.sheet.value === 'low' ? 'low' : opens ? 'card' : undefined}
      data-hand={needsHand ? undefined : 'idle'}
      data-guided={guide === null ? undefined : 'true'}
      data-offered={beside.length === 0 ? undefined : spot(intent.targets)}
    >
      <h1 class="unseen">{t('table.label', { game: props.title })}</h1>
      <div class="far-bar">
        {table === null || theirs === undefined ? null : (
          <PlayerBar side={theirs} {...about(far)}>
            <Clock room={room} seat={far} name={names[far]} />
            <FarHandOf side={theirs} table={table} dress={clothes} name={names[far]} onRead={pointing.onRead} />
          </PlayerBar>
        )}
        <EmoteBubble room={room} seat={far} you={view.you} />
      </div>
      <Foresight room={room} root={root} />
      {clothes.lanes === undefined ? null : <Lanes dress={clothes} shown={lane} asked={asked} states={mine === undefined || theirs === undefined ? {} : laneStates(clothes, mine, theirs)} onShow={setLane} />}
      {theirs === undefined ? null : <Half {...pointing} side={theirs} dress={clothes} mine={false} yours={false} name={names[far]} />}
      {mine === undefined || theirs === undefined ? null : <Bands {...pointing} dress={clothes} mine={mine} theirs={theirs} names={names} you={view.you} />}
      {faceoff === null ? null : (
        <FaceoffStage
          faceoff={faceoff}
          dress={clothes}
          near={near}
          you={view.you}
          names={names}
          over={past !== null}
          standing={past === null ? standing : () => still}
          onPoint={past === null ? pointing.onPoint : pointing.onRead}
          onRead={pointing.onRead}
          onFold={past === null ? () => (room.faceoffs.folded.value = true) : null}
        />
      )}
      {scene === null ? null : <Finale scene={scene} room={room} view={view} names={names} course={course} />}
      <div class="center" tabIndex={-1}>
        <Notices room={room} view={view} names={names} />
        {aside ? null : guide}
        {past !== null ? (
          <Verdict room={room} />
        ) : view.outcome !== null || view.state === 'between' ? (
          scene === null ? <Result room={room} view={view} names={names} course={course} /> : null
        ) : (
          <Middle room={room} view={view} names={names} dress={clothes} opens={opens} guided={guide !== null}>
            {running === null ? null : (
              <p class="facts">
                {running.step === 'answer' ? <span class="stands">{stands(running, near, names)}</span> : null}
                {folded ? (
                  <button type="button" class="button small" onClick={() => (room.faceoffs.folded.value = false)}>
                    {t('faceoff.unfold')}
                  </button>
                ) : null}
              </p>
            )}
          </Middle>
        )}
      </div>
      {view.outcome !== null || view.state === 'between' ? null : <Offered {...pointing} cards={beside} dress={clothes} />}
      {mine === undefined ? null : <Half {...pointing} side={mine} dress={clothes} mine yours={view.you !== null} name={names[near]} />}
      <Grip room={room} cards={mine?.zones.find((each) => each.name === clothes.hand)?.size ?? 0} />
      {mine === undefined ? null : (
        <HandOf side={mine} dress={clothes} label={view.you === null ? t('table.hand.theirs', { name: names[near] }) : t('table.hand')} pointing={pointing} />
      )}
      <div class="near-bar">
        {mine === undefined ? null : (
          <PlayerBar side={mine} {...about(near)}>
            <Clock room={room} seat={near} name={names[near]} />
          </PlayerBar>
        )}
        <EmoteBubble room={room} seat={near} you={view.you} />
      </div>
      <Arrows room={room} root={root} view={view} before={before} />
      {aside ? null : <Said room={room} />}
      <Rail room={room} view={view} guide={aside ? guide : null} said={aside ? <Said room={room} /> : null} preview={aside ? preview : null} open={log} onToggle={setLog} onHelp={() => setHelp(true)} />
      {reading === undefined ? null : (
        <Zoom
          key={room.read.value}
          card={reading.card}
          dress={clothes}
          owner={names[reading.card.owner]}
          by={room}
          deeds={deedsOf(reading)}
          onClose={() => (room.read.value = null)}
        />
      )}
      {aside ? null : preview}
      {help ? <HelpDialog onClose={() => setHelp(false)} /> : null}
      <div class="unseen" aria-live="polite">
        {room.fresh.value.map((event, i) => (
          <p key={`${event.version}-${i}`}>{room.happened(event)}</p>
        ))}
      </div>
      <EmotesTold room={room} you={view.you} names={names} />
      <div class="unseen" aria-live="assertive">
        {moves.length > 0 ? `${t('table.decide.mine')}: ${view.choice?.question ?? ''}` : ''}
      </div>
    </div>
  )
}
