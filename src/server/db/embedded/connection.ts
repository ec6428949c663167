import type { Socket } from 'node:net'
import type { BackendClient, BackendQueue } from './backend-queue'
import {
  channelOf,
  closeStatement,
  copyInResponse,
  fatalMessage,
  MessageSplitter,
  sqlOf,
  syncMessage,
  typeOf,
  withStatementName,
} from './wire'

/** The codes that a connection may open with, in place of a protocol version. */
const ENCRYPTION_REQUESTS = [80877103, 80877104]
const CANCEL_REQUEST = 80877102

/** After these the client waits for an answer: Query, Sync, Flush, FunctionCall. */
const ENDS_OF_BATCH = 'QSHF'

/** Takes the answers that nobody waits for. */
const nobody: BackendClient = { receive: () => undefined, idleTooLong: () => undefined }

let opened = 0

/**
 * One client's side of the wire: gathers its messages into batches that the shared backend can answer in one go, and
 * passes the answers on. Notifications go to the connections that listen, not to the one whose query made them, and the
 * statements that a connection prepares are its own.
 */
export class Connection implements BackendClient {
  readonly #socket: Socket
  readonly #queue: BackendQueue
  readonly #notify: (message: Buffer) => void
  readonly #splitter = new MessageSplitter()
  readonly #channels = new Set<string>()
  readonly #number = ++opened
  /** Its prepared statements, by the names that the backend knows them by. */
  readonly #statements = new Set<string>()
  #opening: Buffer | undefined = Buffer.alloc(0)
  #batch: Buffer[] = []
  #copying = false

  /** @param notify hands a NotificationResponse to every connection */
  constructor(socket: Socket, queue: BackendQueue, notify: (message: Buffer) => void) {
    this.#socket = socket
    this.#queue = queue
    this.#notify = notify
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#leave())
  }

  receive(message: Buffer): void {
    const type = typeOf(message)
    if (type === 'A') this.#notify(message)
    // The client has had this answer already: see #take.
    else if (type !== 'G') this.#write(message)
  }

  /** Passes a notification on if this connection listens to its channel. */
  notified(message: Buffer): void {
    if (this.#channels.has(channelOf(message))) this.#write(message)
  }

  idleTooLong(): void {
    this.close('25P03', 'the transaction stood idle while others waited for the embedded database')
  }

  /** Ends the connection with a reason, as PostgreSQL does. */
  close(code: string, reason: string): void {
    this.#write(fatalMessage(code, reason))
    this.#socket.destroySoon()
    this.#queue.remove(this)
  }

  #leave(): void {
    this.#queue.remove(this)
    if (this.#statements.size === 0) return
    this.#queue.add(nobody, Buffer.concat([...[...this.#statements].map(closeStatement), syncMessage]))
  }

  #write(message: Buffer): void {
    if (this.#socket.writable) this.#socket.write(message)
  }

  #read(bytes: Buffer): void {
    const typed = this.#opening ? this.#open(Buffer.concat([this.#opening, bytes])) : bytes
    if (typed) for (const message of this.#splitter.push(typed)) this.#take(message)
  }

  /** The first messages have no type byte. Returns what follows them, once they are over. */
  #open(bytes: Buffer): Buffer | undefined {
    this.#opening = bytes
    if (bytes.length < 8 || bytes.length < bytes.readInt32BE(0)) return undefined
    const rest = bytes.subarray(bytes.readInt32BE(0))
    const code = bytes.readInt32BE(4)
    if (code === CANCEL_REQUEST) {
      this.#socket.destroySoon()
      return undefined
    }
    if (ENCRYPTION_REQUESTS.includes(code)) {
      this.#socket.write('N')
      return this.#open(rest)
    }
    this.#opening = undefined
    this.#queue.add(this, bytes.subarray(0, bytes.readInt32BE(0)))
    return rest
  }

  #take(original: Buffer): void {
    const type = typeOf(original)
    const message = withStatementName(original, (name) => this.#ownName(type, name))
    if (type === 'X') {
      this.#socket.end()
      return
    }
    this.#followListening(sqlOf(message))
    if (type === 'Q' && /^\s*copy\b.*\bfrom\s+stdin\b/is.test(sqlOf(message))) {
      // The backend must be given a statement and its rows in one batch, but clients send rows only when asked for them.
      this.#copying = true
      this.#batch.push(message)
      this.#write(copyInResponse)
    } else if (this.#copying) {
      if ('dcf'.includes(type)) this.#batch.push(message)
      if ('cf'.includes(type)) this.#submit()
    } else {
      this.#batch.push(message)
      if (ENDS_OF_BATCH.includes(type)) this.#submit()
    }
  }

  #ownName(type: string, name: string): string {
    const own = `${this.#number}:${name}`
    if (type === 'P') this.#statements.add(own)
    else if (type === 'C') this.#statements.delete(own)
    return own
  }

  #submit(): void {
    this.#copying = false
    this.#queue.add(this, Buffer.concat(this.#batch))
    this.#batch = []
  }

  #followListening(sql: string): void {
    const [, verb, name = ''] = /^\s*(listen|unlisten)\s+("[^"]+"|\*|\w+)/i.exec(sql) ?? []
    if (!verb) return
    const channel = name.startsWith('"') ? name.slice(1, -1) : name.toLowerCase()
    if (verb.toLowerCase() === 'listen') this.#channels.add(channel)
    else if (channel === '*') this.#channels.clear()
    else this.#channels.delete(channel)
  }
}
