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
    const due = topic.again === undefined ? !told.has(topic.id) : told.has(topic.again)
    if (due && without.every((each) => each.id !== topic.id)) {
      const fill = topic.when(moment)
      if (fill !== null) {
        return [{ id: topic.id, fill, rule: told.has(topic.id) ? null : (topic.rule ?? null) }]
      }
    }
  }
  return []
}

/**
 * What is said at a decision: what has happened, or how near the end is, and then what can be done. Where nothing is
 * new, nothing is said.
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
  return [...said, ...now]
}

/** What one is to look at though one is asked nothing: what happens for the first time and is worth it. */
export function pause(topics: Topics, moment: Moment, told: ReadonlySet<string>): Said[] {
  const worth = [...topics.progress, ...topics.happened].filter((topic) => topic.rest === true && !told.has(topic.id))
  const said = first(worth, moment, told)
  return said.length === 0 ? [] : [...said, ...first(worth, moment, told, said)]
}
