import type { Chapter, RuleText } from './rules'

/** Whether a rule has all of these words in its id or its text, in whatever order. */
function has(rule: RuleText, words: string): boolean {
  const all = `${rule.id} ${rule.text}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** The chapters with those of their rules that have the words; where none is left, the chapter is left out too. */
export function search(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  return words.trim() === ''
    ? chapters
    : chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => has(rule, words.trim())) })).filter((chapter) => chapter.rules.length > 0)
}
