import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { en } from '../../main/client/words/en'

const dist = 'target/classes/cardwright/web/dist'
const sources = 'src/main/client'

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file))

/** What the page at a path fetches before it can be drawn. */
function fetched(page?: string): string[] {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || files.has(chunk.file)) {
      return
    }
    files.add(chunk.file)
    chunk.css?.forEach((css) => files.add(css))
    chunk.imports?.forEach(add)
  }
  add('index.html')
  if (page !== undefined) {
    add(page)
  }
  return [...files]
}

/** What files weigh packed, in bytes. */
const packed = (all: readonly string[]): number => all.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)

test.each([
  ['the first page', undefined, 60],
  ['a game at the table', 'pages/GamePage.tsx', 140],
])('%s is small: at most so much script, and 150 kB with its style, packed', (_, page, most) => {
  const files = fetched(page)
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  expect(packed(scripts)).toBeLessThan(most * 1_000)
  expect(packed(files)).toBeLessThan(150_000)
})

test('the page has no script and no style of its own, so that the strictest policy lets it be', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
})

test('the style of one page begins with no class that another page begins with, as it stays when one goes on', () => {
  const begins = (sheet: string): string[] => {
    const rules = readFileSync(join(sources, 'look', sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
    const heads = [...rules.matchAll(/(?<=^|[{}])\s*([^{}@]+?)\s*(?=\{)/g)].flatMap((rule) => (rule[1] ?? '').split(/,(?![^(]*\))/))
    return heads.map((head) => head.trim().split(/[\s>+~]/)[0] ?? '').filter((first) => /^\.[\w-]+$/.test(first))
  }
  const pages = ['workshop', 'position', 'own-cards', 'phrases', 'decks', 'rules', 'learn', 'analysis', 'history', 'puzzles', 'lab'].map((name) => `${name}.css`)
  const sheets = readdirSync(join(sources, 'look')).filter((sheet) => sheet.endsWith('.css'))
  const twice = pages.flatMap((page) => {
    const own = new Set(begins(page))
    expect(own.size).toBeGreaterThan(0)
    return sheets.filter((sheet) => sheet !== page).flatMap((sheet) => begins(sheet).filter((first) => own.has(first)).map((first) => `${first} in ${page} and ${sheet}`))
  })
  expect([...new Set(twice)]).toEqual([])
})

test('all that is kept for when there is no network is there', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const kept = [...worker.matchAll(/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map((match) => match[0])
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((file) => !existsSync(join(dist, file)))).toEqual([])
})

test('each text file is there packed as well', () => {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|css|html|svg)$/.test(file)) {
      expect([existsSync(join(dist, `${file}.gz`)), existsSync(join(dist, `${file}.br`))], file).toEqual([true, true])
    }
  }
})

test('every text of the catalogue is used', () => {
  const code = files
    .filter((file) => !file.startsWith('words/'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n')
  const made = [/^auto\./, /^game\./, /^level\./, /^speed\./]
  const unused = Object.keys(en).filter((key) => !code.includes(`'${key}'`) && !made.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

/** Attributes that people read or hear. */
const READ = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'])

interface Node {
  type: string
  [more: string]: unknown
}

/** The texts that an expression comes to, as far as they stand in it: what is called with a text is no text of the page. */
function texts(value: unknown): string[] {
  const node = value as Node | null
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : []
    case 'TemplateLiteral':
      return [...(node['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked), ...(node['expressions'] as unknown[]).flatMap(texts)]
    case 'ConditionalExpression':
      return [...texts(node['consequent']), ...texts(node['alternate'])]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^[!=<>]|instanceof|in$/.test(String(node['operator'])) ? [] : [...texts(node['left']), ...texts(node['right'])]
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).flatMap(texts)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      return texts(node['expression'])
    default:
      return []
  }
}

/** What begins with a word in capitals and goes on, or ends like a sentence: nothing else in the code does. */
const SENTENCE = /^\p{Lu}\p{L}+(?:[,:]? \p{L}|.*[.!?…]$)/u

/** Where names of cards and of people stand, and ids of rules, which are the same in every language. */
const NAMES = /^games\/|^pages\/Credits\.tsx$|^rules\/ruleWords\.ts$/

/** Words that stand in the code of a page: texts between tags, attributes that people read, and sentences anywhere but in what is thrown. */
function written(file: string): string[] {
  const code = readFileSync(join(sources, file), 'utf8')
  const found: string[] = []
  const words = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit)
    } else if (typeof value === 'object' && value !== null) {
      const node = value as Node
      if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration') {
        return
      }
      if (node.type === 'JSXText' && words(node['value'])) {
        found.push(`${file}: ${String(node['value']).trim()}`)
      }
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        const inside = (node['children'] as Node[]).filter((child) => child.type === 'JSXExpressionContainer')
        found.push(...inside.flatMap(texts).filter(words).map((text) => `${file}: {${text}}`))
      }
      if (node.type === 'JSXAttribute') {
        const { name, value: given } = node as unknown as { name: { name: unknown }; value: unknown }
        if (READ.has(String(name.name))) {
          found.push(...texts(given).filter(words).map((text) => `${file}: ${String(name.name)}="${text}"`))
        }
      } else if ((node.type === 'Literal' || node.type === 'TemplateLiteral') && !NAMES.test(file)) {
        found.push(...texts(node).filter((text) => SENTENCE.test(text)).map((text) => `${file}: '${text}'`))
      }
      Object.values(node).forEach(visit)
    }
  }
  visit(parseSync(file, code).program)
  return found
}

test('no text stands in a page beside the catalogues', () => {
  const all = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words/')).flatMap(written)
  expect(all).toEqual([])
})

test('words of another language are fetched by those alone who read them', () => {
  type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  expect(manifest['words/german.ts']?.isDynamicEntry).toBe(true)
  const all = new Set<string>()
  const add = (key: string): void => {
    if (!all.has(key)) {
      all.add(key)
      manifest[key]?.imports?.forEach(add)
    }
  }
  add('index.html')
  expect(all.has('words/german.ts')).toBe(false)
  const script = [...all].reduce((sum, key) => sum + gzipSync(readFileSync(join(dist, manifest[key]?.file ?? ''))).length, 0)
  expect(script).toBeLessThan(60 * 1024)
})

test('the page can be installed: its manifest names a start and a sign that are there', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as { start_url: string; icons: { src: string }[] }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.map((icon) => existsSync(join(dist, icon.src)))).toEqual([true])
})
