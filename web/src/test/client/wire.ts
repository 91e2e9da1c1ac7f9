/** A server at the other end of the wire, in the hands of the test. */
export class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
