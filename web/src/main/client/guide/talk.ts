import type { Fill, Moment, Topic, Topics } from './topics'

/** One thing that the guide says. */
export interface Said {
  id: string
  fill: Fill
  rule: string | null
}

/** So many things are said at a time. */
const AT_ONCE = 2

/** The first thing of some that is to be said, by what was told before. */
function first(topics: readonly Topic[], moment: Moment, told: ReadonlySet<string>, without: readonly Said[] = []): Said[] {
  for (const topic of topics) {
    const again = topic.again === undefined ? [] : [topic.again].flat()
    const due = topic.again === undefined ? !told.has(topic.id) : again.some((id) => told.has(id))
    // What was just said in full is not said once more in short.
    if (due && without.every((each) => each.id !== topic.id && !again.includes(each.id))) {
      const fill = topic.when(moment)
      if (fill !== null) {
        return [{ id: topic.id, fill, rule: told.has(topic.id) ? null : (topic.rule ?? null) }]
      }
    }
  }
  return []
}

const nothing: ReadonlySet<string> = new Set()

/**
 * What is said at a decision: what has happened, or how near the end is, and then what can be done. Where nothing is
 * new, it is said in short what can be done, in a game that has words for that.
 */
export function talk(topics: Topics, moment: Moment, told: ReadonlySet<string>): Said[] {
  const now = first(topics.now, moment, told)
  const said: Said[] = []
  for (const some of [topics.progress, topics.happened]) {
    if (said.length + now.length < AT_ONCE) {
      said.push(...first(some, moment, told))
    }
  }
  // What has happened may be two things, where nothing new can be done.
  if (said.length + now.length < AT_ONCE) {
    said.push(...first(topics.happened, moment, told, said))
  }
  const all = [...said, ...now]
  return all.length > 0 ? all : first(topics.still ?? [], moment, nothing)
}

/** What one is to look at though one is asked nothing. */
export function pause(topics: Topics, moment: Moment, told: ReadonlySet<string>): Said[] {
  const worth = [...topics.progress, ...topics.happened].filter((topic) => topic.rest === true)
  const said = first(worth, moment, told)
  return said.length === 0 ? [] : [...said, ...first(worth, moment, told, said)]
}

/** What one is to look at before the end of the game is shown: what has decided it, and that it has. */
export function farewell(topics: Topics, moment: Moment, told: ReadonlySet<string>): Said[] {
  const ended = first(topics.end, moment, told)
  return ended.length === 0 ? [] : [...first(topics.happened, moment, told), ...ended]
}
