import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CardText } from '../../main/client/net/api'

/** The cards of a game as its files have them, which is how the server tells them. */
export function cardsOf(game: string): CardText[] {
  const folder = `../${game}/src/main/resources/cardwright/${game}/cards`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cards'))
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^(?=# )/m)
      .filter((text) => text.startsWith('# '))
      .map(read),
  )
}

function read(text: string): CardText {
  const [title = '', kind = '', ...lines] = text.trim().split('\n')
  const [, name = '', number = ''] = /^# (.*?)(?: \(([^)]*)\))?$/.exec(title) ?? []
  const at = lines.findIndex((line) => /^(Back: |Boosted:)/.test(line))
  const back = at < 0 ? null : { opening: lines[at] ?? '', kind: lines[at + 1] ?? '', text: lines.slice(at + 2) }
  return { name, set: '', number, kind, text: at < 0 ? lines : lines.slice(0, at), back }
}
