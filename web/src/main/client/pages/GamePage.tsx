import { useEffect, useState } from 'preact/hooks'
import { lore, showOwnCards } from '../cards/lore'
import { api, type Play } from '../net/api'
import type { PlayedLesson } from '../learn/LessonGuide'
import type { View } from '../net/messages'
import { useLoaded } from '../shell/loaded'
import { ShuffleMemory } from '../net/shuffle'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { Notices } from '../table/Notices'
import { Room } from '../table/Room'
import { ShufflingPage } from '../table/ShuffleView'
import { called } from '../table/sides'
import { tell } from '../table/signals'
import { Table } from '../table/Table'
import { language } from '../words/language'
import { t, type Key } from '../words/words'
import '../look/table.css'
import '../look/arrows.css'
import '../look/strip.css'
import '../look/prompts.css'
import '../look/narrow.css'
import '../look/sheet.css'
import '../look/faceoff.css'
import '../look/finale.css'
import { Invitation } from './Invitation'
import { Join } from './Join'

/** A play by its address: the table for its players and for who watches, or the way in. */
export function GamePage(props: { args: string[] }) {
  const id = props.args[0] ?? ''
  const code = place.value.search.get('code')
  const [joined, setJoined] = useState(0)
  const loaded = useLoaded(async () => {
    await api.begin()
    const play = await api.play(id)
    showOwnCards(play.ownCards ? await api.facesOfPlay(id) : [])
    const games = await api.games()
    const title = games.games.find((game) => game.name === play.game)?.title ?? play.game
    return { play, title }
  }, [id, joined])
  if (loaded.state === 'failed' && loaded.problem.status === 404) {
    return <NoGame />
  }
  return (
    <Waiting on={loaded}>
      {({ play, title }) =>
        play.state === 'waiting' && play.you === null && !place.value.search.has('watch') ? (
          <Join play={play} title={title} code={code} onJoined={() => setJoined((n) => n + 1)} />
        ) : play.state === 'called-off' || play.state === 'expired' ? (
          <NoGame words={gone(play.id, 'join.gone')} />
        ) : (
          <AtTable key={id} play={play} title={title} />
        )
      }
    </Waiting>
  )
}

/** A game that was called off. Who knows the seed first could choose by calling games off; that is to be noticed. */
function gone(play: string, otherwise: Key): string {
  return t(new ShuffleMemory().of(play)?.hanging === true ? 'shuffle.off' : otherwise)
}

function NoGame(props: { words?: string }) {
  return (
    <div class="page">
      <header>
        <h1>{t('missing.title')}</h1>
        <p>{props.words ?? t('missing.game')}</p>
      </header>
      <p>
        <a class="button primary" href="/">
          {t('missing.home')}
        </a>
      </p>
    </div>
  )
}

/** A game that came from a record has no table: it is looked at moment by moment. */
function AtReplay(props: { id: string }) {
  useEffect(() => go(`/g/${props.id}/replay`, true), [props.id])
  return null
}

/** The lesson that a play is, in the language of the page; null for other plays, and where it is none of the lessons any more. */
function usePlayedLesson(play: Play): PlayedLesson | null {
  const [played, setPlayed] = useState<PlayedLesson | null>(null)
  useEffect(() => {
    if (play.lesson !== null) {
      void api.lessons(play.game).then((lessons) => {
        const lesson = lessons.find((each) => each.number === play.lesson)
        setPlayed(lesson === undefined ? null : { lesson, of: lessons.length })
      })
    }
  }, [play.id, language.value])
  return played
}

function AtTable(props: { play: Play; title: string }) {
  const { play, title } = props
  const lesson = usePlayedLesson(play)
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    document.documentElement.dataset['game'] = play.game
    lore(play.game)
    const watching = place.value.search.has('watch')
    const opened = new Room(play.id, watching ? 'watch' : 'player', play.game)
    let before: View | null = null
    const stop = opened.view.subscribe((view) => {
      if (view !== null) {
        tell(view, title, before)
        before = view
      }
    })
    setRoom(opened)
    return () => {
      stop()
      opened.close()
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
      icon?.setAttribute('href', '/favicon.svg')
    }
  }, [play.id, language.value])
  const view = room?.view.value ?? null
  if (room === null || view === null) {
    if (room?.socket.connection.value.state === 'missing') {
      if (play.state === 'over') {
        return <AtReplay id={play.id} />
      }
      return <NoGame words={gone(play.id, 'missing.game')} />
    }
    return (
      <div class="page">
        <p role="status">{t('conn.connecting')}</p>
        {room === null ? null : <Notices room={room} view={null} names={{ A: 'A', B: 'B' }} />}
      </div>
    )
  }
  if (view.state === 'waiting') {
    return <Invitation play={play} title={title} room={room} />
  }
  if (view.state === 'shuffling') {
    return <ShufflingPage room={room} view={view} names={{ A: called(view, 'A', t('table.you')), B: called(view, 'B', t('table.you')) }} />
  }
  return <Table room={room} view={view} game={play.game} title={title} lesson={lesson} />
}
