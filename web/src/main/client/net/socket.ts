import { signal } from '@preact/signals'
import type { Answer, Bye, Command, Emote, Question, Refused, ServerMessage, Status, View } from './messages'

/** How the page stands with the server. */
export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; until: number; why: string; restarting: boolean }
  | { state: 'closed'; bye: Bye }
  | { state: 'missing' }

export interface Listener {
  view(view: View): void
  status(status: Status): void
  refused(refused: Refused): void
  accepted(commandId: string, version: number): void
  emote(emote: Emote): void
}

/** What the socket needs of the world, so that tests can stand in for it. */
export interface World {
  ticket(): Promise<string | 'missing'>
  open(ticket: string): WebSocket
  now(): number
}

const SILENCE = 45_000
const WAITS = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * The connection of one play: keeps itself alive, comes back by itself, and sends what was not yet
 * acknowledged again with the id that it had.
 */
export class PlaySocket {
  readonly connection = signal<Connection>({ state: 'connecting' })
  private socket: WebSocket | null = null
  private tries = 0
  private heard = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private readonly pending = new Map<string, string>()
  private readonly offered = new Set<string>()
  private readonly questions = new Map<string, (answer: Answer | Refused) => void>()
  private ended = false
  private hash: string | null = null

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {
    this.watch = setInterval(() => this.listen(), 5_000)
    void this.connect()
  }

  /** Sends a command, now or as soon as there is a connection. Returns its id. */
  command(command: Command): string {
    const commandId = newId()
    const text = JSON.stringify({ ...command, commandId })
    this.pending.set(commandId, text)
    this.send(text)
    return commandId
  }

  /** Sends what is due now alone, and is not sent again: what the next view calls for, or what is said for a moment. */
  offer(command: Command): void {
    const commandId = newId()
    this.offered.add(commandId)
    this.send(JSON.stringify({ ...command, commandId }))
  }

  /** Asks something; the answer is what the server says, or why it says nothing. */
  ask(question: Question): Promise<Answer | Refused> {
    const commandId = newId()
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: 'refused', commandId, code: 'unavailable', message: '' })
        return
      }
      this.questions.set(commandId, resolve)
      this.send(JSON.stringify({ ...question, commandId }))
    })
  }

  /** Whether a command waits for its acknowledgement. */
  get busy(): boolean {
    return this.pending.size > 0
  }

  /** Comes back now, without waiting any longer. */
  retry(): void {
    clearTimeout(this.timer)
    void this.connect()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    this.socket?.close()
  }

  private async connect(): Promise<void> {
    this.connection.value = { state: 'connecting' }
    let ticket: string
    try {
      ticket = await this.world.ticket()
    } catch {
      this.later('', false)
      return
    }
    if (this.ended) {
      return
    }
    if (ticket === 'missing') {
      this.connection.value = { state: 'missing' }
      return
    }
    const socket = this.world.open(ticket)
    this.socket = socket
    this.heard = this.world.now()
    socket.onmessage = (event) => this.receive(socket, String(event.data))
    socket.onclose = () => this.lost(socket)
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) {
      return
    }
    this.heard = this.world.now()
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'view':
        this.opened()
        if (message.before !== null && message.before !== this.hash) {
          this.hash = null
          this.send(JSON.stringify({ type: 'resync' }))
          return
        }
        this.hash = message.hash
        this.listener.view(message)
        break
      case 'status':
        if (this.hash !== null && message.hash !== this.hash) {
          this.send(JSON.stringify({ type: 'resync' }))
        }
        this.listener.status(message)
        break
      case 'accepted':
        this.pending.delete(message.commandId)
        this.offered.delete(message.commandId)
        this.listener.accepted(message.commandId, message.version)
        break
      case 'refused':
        this.refused(message)
        break
      case 'answer':
        this.questions.get(message.commandId)?.(message)
        this.questions.delete(message.commandId)
        break
      case 'emote':
        this.listener.emote(message)
        break
      case 'ping':
        this.send(JSON.stringify({ type: 'pong', n: message.n }))
        break
      case 'bye':
        this.bye(socket, message)
        break
      default:
        break
    }
  }

  private refused(message: Refused): void {
    const question = message.commandId === null ? undefined : this.questions.get(message.commandId)
    if (question !== undefined && message.commandId !== null) {
      this.questions.delete(message.commandId)
      question(message)
      return
    }
    if (message.commandId !== null && this.offered.delete(message.commandId) && message.code === 'not-now') {
      return
    }
    if (message.commandId !== null && message.code !== 'unavailable') {
      this.pending.delete(message.commandId)
    }
    this.listener.refused(message)
  }

  private opened(): void {
    if (this.connection.value.state === 'open') {
      return
    }
    this.tries = 0
    this.connection.value = { state: 'open' }
    for (const text of this.pending.values()) {
      this.send(text)
    }
  }

  private bye(socket: WebSocket, bye: Bye): void {
    this.socket = null
    socket.close()
    this.forget()
    if (bye.code === 'gone') {
      this.connection.value = { state: 'missing' }
    } else if (bye.code === 'expired') {
      void this.connect()
    } else if (bye.retry === null) {
      this.connection.value = { state: 'closed', bye }
    } else {
      this.later(bye.message, bye.code === 'restarting', bye.retry)
    }
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) {
      return
    }
    this.socket = null
    this.forget()
    this.later('', false)
  }

  /** Nobody will answer what was asked over a connection that is gone. */
  private forget(): void {
    for (const [commandId, resolve] of this.questions) {
      resolve({ type: 'refused', commandId, code: 'unavailable', message: '' })
    }
    this.questions.clear()
  }

  private later(why: string, restarting: boolean, least = 0): void {
    const wait = Math.max(least, WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0)
    this.tries++
    this.connection.value = { state: 'waiting', until: this.world.now() + wait, why, restarting }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.connect(), wait)
  }

  /** A connection that says nothing for too long is taken for lost. */
  private listen(): void {
    const silent = this.world.now() - this.heard > SILENCE
    if (this.socket !== null && silent) {
      const socket = this.socket
      socket.close()
      this.lost(socket)
    }
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(text)
    }
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
