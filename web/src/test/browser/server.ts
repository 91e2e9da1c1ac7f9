import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    started: number
  }
}

const lib = resolve('../cli/target/lib')

/** Starts the program as a person would, on a port that is free and with a folder of its own, and ends it after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['CARDWRIGHT_ADDRESS']
  if (given !== undefined) {
    project.provide('address', given)
    project.provide('started', 0)
    return () => Promise.resolve()
  }
  if (!existsSync(lib)) {
    throw new Error(`there is no program in ${lib}; build it with ./cardwright --version`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-browser-'))
  const java = join(process.env['JAVA_HOME'] ?? '/usr', 'bin/java')
  const begun = Date.now()
  const server = spawn(
    java,
    ['-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED', '-cp', `${lib}/*`, 'cardwright.cli.Main', 'serve', '--port', '0', '--data', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  project.provide('address', await address(server))
  project.provide('started', Date.now() - begun)
  return async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The address that the server prints. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const timer = setTimeout(() => failed(new Error(`the server did not say where it listens:\n${said}`)), 60_000)
    const hear = (data: Buffer): void => {
      said += data.toString()
      const match = /http:\/\/[\w.:[\]-]+:\d+/.exec(said)
      if (match !== null) {
        clearTimeout(timer)
        found(match[0])
      }
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)))
  })
}
