/** A rules page, read from its Markdown. */

export interface RuleText {
  id: string
  text: string
}

export interface Chapter {
  title: string
  lead: string[]
  rules: RuleText[]
}

export interface Rulebook {
  title: string
  lead: string[]
  chapters: Chapter[]
}

/** Headings, paragraphs and `- **ID** text` are all that a rules page has. */
export function readRules(markdown: string): Rulebook {
  const book: Rulebook = { title: '', lead: [], chapters: [] }
  for (const line of markdown.split('\n')) {
    const chapter = book.chapters.at(-1)
    const rule = /^\s*- \*\*(.+?)\*\*\s*(.*)$/.exec(line)
    if (line.startsWith('# ')) {
      book.title = line.slice(2)
    } else if (/^#{2,} /.test(line)) {
      book.chapters.push({ title: line.replace(/^#+ /, ''), lead: [], rules: [] })
    } else if (rule !== null && chapter !== undefined) {
      chapter.rules.push({ id: rule[1] ?? '', text: rule[2] ?? '' })
    } else if (line.trim() !== '') {
      const last = chapter?.rules.at(-1)
      if (last !== undefined && /^\s/.test(line)) {
        last.text += ` ${line.trim()}`
      } else {
        ;(chapter?.lead ?? book.lead).push(line.replace(/^- /, ''))
      }
    }
  }
  return book
}

/** The address of a rule within its page. */
export function anchor(id: string): string {
  return id.replace(/ /g, '-')
}

/** A text with the ids of rules in it set apart, so that they can be links; marks of Markdown are left out. */
export function pieces(text: string): { words: string; rule: string | null }[] {
  return text
    .replace(/[*`]/g, '')
    .split(/\b((?:GG|LT|MLP) [A-Z]?\d+(?:\.\d+)*[a-z]?)\b/)
    .map((words, i) => ({ words, rule: i % 2 === 1 ? words : null }))
    .filter((piece) => piece.words !== '')
}
