import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { en } from '../../main/client/words/en'

const dist = 'target/classes/cardwright/web/dist'
const sources = 'src/main/client'

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file))

test('the first page is small: script and style within 150 KB packed', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const parts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(parts.length).toBeGreaterThan(1)
  const bytes = parts.reduce((sum, part) => sum + gzipSync(readFileSync(join(dist, part))).length, 0)
  expect(bytes).toBeLessThan(150 * 1024)
})

test('a game at the table costs no more than 150 KB packed either', () => {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) {
      return
    }
    seen.add(chunk.file)
    chunk.css?.forEach((css) => seen.add(css))
    chunk.imports?.forEach(add)
  }
  add('index.html')
  add('pages/GamePage.tsx')
  const bytes = [...seen].reduce((sum, part) => sum + gzipSync(readFileSync(join(dist, part))).length, 0)
  expect(seen.size).toBeGreaterThan(3)
  expect(bytes).toBeLessThan(150 * 1024)
})

test('the page has no script and no style of its own, so that the strictest policy lets it be', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
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
  const made = [/^auto\./, /^game\./]
  const unused = Object.keys(en).filter((key) => !code.includes(`'${key}'`) && !made.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test('the page can be installed: its manifest names a start and a sign that are there', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as { start_url: string; icons: { src: string }[] }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.map((icon) => existsSync(join(dist, icon.src)))).toEqual([true])
})
