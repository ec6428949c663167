import { MessageSplitter, queryMessage, syncMessage, transactionState, typeOf } from './wire'

/** What runs the protocol: PGlite. It answers one batch of messages at a time. */
export interface Backend {
  execProtocolRawStream(batch: Uint8Array, options: { onRawData: (data: Uint8Array) => void }): Promise<unknown>
}

/** One connection, as the queue sees it. */
export interface BackendClient {
  /** Takes a whole message of the answer. */
  receive(message: Buffer): void
  /** Called when its transaction stood idle so long, with others waiting, that it is rolled back. */
  idleTooLong(): void
}

interface Turn {
  readonly client: BackendClient
  readonly batch: Buffer
}

/**
 * Shares one backend among many connections, as if each had its own. A connection keeps the backend from its first
 * message until the backend is ready for a new query and outside any transaction; meanwhile all others wait.
 *
 * A transaction that waits for another connection of the same process would wait forever, since the other one waits
 * for it: hence a limit on standing idle while others wait.
 */
export class BackendQueue {
  readonly #backend: Backend
  readonly #idleLimit: number
  readonly #fail: (error: unknown) => void
  readonly #between: () => Promise<void>
  #turns: Turn[] = []
  #holder: BackendClient | undefined
  #running = false
  #work: Promise<void> = Promise.resolve()
  #isStopped = false
  #idleTimer: NodeJS.Timeout | undefined
  readonly #gone = new WeakSet<BackendClient>()

  /**
   * @param idleLimit milliseconds a transaction may stand idle while others wait
   * @param fail called when the backend itself breaks; it is of no further use then
   * @param between done after each answer that leaves no failed transaction, before the next batch
   */
  constructor(
    backend: Backend,
    idleLimit: number,
    fail: (error: unknown) => void,
    between: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.#backend = backend
    this.#idleLimit = idleLimit
    this.#fail = fail
    this.#between = between
  }

  /** Runs whole messages of a client when its turn comes, in the order they were given. */
  add(client: BackendClient, batch: Buffer): void {
    if (this.#isStopped) return
    this.#turns.push({ client, batch })
    this.#start()
  }

  /** Forgets a client that has gone: drops what it still wanted, and rolls its transaction back. */
  remove(client: BackendClient): void {
    this.#gone.add(client)
    this.#turns = this.#turns.filter((turn) => turn.client !== client)
    this.#start()
  }

  /** Drops what still waits, takes nothing more, and resolves when the backend has answered what it is at. */
  stop(): Promise<void> {
    this.#isStopped = true
    this.#turns = []
    return this.#work
  }

  #start(): void {
    if (!this.#running) this.#work = this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    try {
      for (let turn = this.#next(); turn; turn = this.#next()) {
        clearTimeout(this.#idleTimer)
        this.#idleTimer = undefined
        await this.#take(turn)
      }
    } catch (error) {
      this.#fail(error)
      return
    }
    this.#running = false
    const idle = this.#holder
    // Others that come to wait do not give it more time.
    if (idle && this.#turns.length > 0) this.#idleTimer ??= setTimeout(() => idle.idleTooLong(), this.#idleLimit)
  }

  #next(): Turn | undefined {
    const holder = this.#holder
    if (!holder) return this.#turns.shift()
    if (this.#gone.has(holder)) return { client: holder, batch: Buffer.concat([syncMessage, queryMessage('ROLLBACK')]) }
    const index = this.#turns.findIndex((turn) => turn.client === holder)
    return index === -1 ? undefined : this.#turns.splice(index, 1)[0]
  }

  async #take({ client, batch }: Turn): Promise<void> {
    const splitter = new MessageSplitter()
    let state = 'unfinished'
    await this.#backend.execProtocolRawStream(batch, {
      onRawData: (data) => {
        // The bytes lie in the backend's memory, which the next batch overwrites.
        for (const answer of splitter.push(Buffer.from(data))) {
          if (typeOf(answer) === 'Z') state = transactionState(answer)
          client.receive(answer)
        }
      },
    })
    this.#holder = state === 'I' ? undefined : client
    if (state === 'I' || state === 'T') await this.#between()
  }
}
