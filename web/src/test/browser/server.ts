import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

const lib = resolve('../cli/target/lib')

/** A server that runs, and the way to end it as an operator does. */
export interface Running {
  address: string
  end: () => Promise<void>
}

/** A folder of its own for a server, and the way to throw it away. */
export function folder(): { path: string; drop: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'cardwright-browser-'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the program as a person would; port 0 is any that is free. */
export async function serve(data: string, port: number, more: string[] = []): Promise<Running> {
  const given = process.env['CARDWRIGHT_CLASSPATH']
  if (given === undefined && !existsSync(lib)) {
    throw new Error(`there is no program in ${lib}; build it with ./cardwright --version`)
  }
  const java = join(process.env['JAVA_HOME'] ?? '/usr', 'bin/java')
  const server = spawn(
    java,
    ['-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED', '-cp', given ?? `${lib}/*`, 'cardwright.cli.Main', 'serve', '--port', String(port), '--data', data, ...more],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  return {
    address: await address(server),
    end: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** One server for all tests that do not end theirs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['CARDWRIGHT_ADDRESS']
  if (given !== undefined) {
    project.provide('address', given)
    return () => Promise.resolve()
  }
  const data = folder()
  // All tests come from one address, and ask more than many people would.
  const server = await serve(data.path, 0, ['--no-limits'])
  project.provide('address', server.address)
  return async () => {
    await server.end()
    data.drop()
  }
}

/** The address that the server prints. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const timer = setTimeout(() => failed(new Error(`the server did not say where it listens:\n${said}`)), 300_000)
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
