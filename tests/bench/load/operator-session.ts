import { Agent, request, type ClientRequest } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { operatorName, operatorPassword } from './make-operators'

const unzip = promisify(gunzip)

/** What the figures tell apart. */
export type CallKind = 'sign-in' | 'list' | 'open' | 'find' | 'figures' | 'command' | 'save' | 'export'

/** One answered call, as whoever waited for it saw it. */
export interface Timing {
  readonly kind: CallKind
  readonly milliseconds: number
}

/** What came of a load so far. */
export interface Tally {
  readonly timings: Timing[]
  /** What was answered that should not have been, each with how often. */
  readonly faults: Map<string, number>
  /** Events that reached an operator. */
  events: number
}

export function newTally(): Tally {
  return { timings: [], faults: new Map(), events: 0 }
}

interface Answer<Data> {
  readonly code: string
  readonly msg: string
  readonly data: Data
}

/** One operator's browser: its connections, its token, and its stream of events. */
export class OperatorSession {
  // Given up before the server gives it up after 75 s: a call on its way just then would be lost.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6, timeout: 60_000 })
  readonly #address: string
  readonly #number: number
  readonly #tally: () => Tally
  #token = ''
  #stream: ClientRequest | undefined

  /** @param tally where its calls are counted at the moment that they are answered */
  constructor(address: string, number: number, tally: () => Tally) {
    this.#address = address
    this.#number = number
    this.#tally = tally
  }

  /** Signs in, again where it had, and listens to events as every open console does. */
  async signIn(): Promise<void> {
    const credentials = { username: operatorName(this.#number), password: operatorPassword }
    const answer = await this.call<{ token: string }>('sign-in', 'POST', '/auth/backend/account/login', credentials)
    if (!answer) return
    this.#token = answer.token
    for (const url of ['/auth/backend/account/info', '/auth/backend/staffPreference/mine'])
      await this.call('open', 'GET', url)
    this.#listen()
  }

  /**
   * Calls, and counts how long it took until the whole answer was there.
   * @returns its data; undefined where it was refused or failed, which is counted
   */
  async call<Data>(
    kind: CallKind,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    command?: string,
  ): Promise<Data | undefined> {
    const began = performance.now()
    const answer = await this.#send<Data>(method, path, body, command).catch((error: unknown) => ({
      code: 'none',
      msg: String(error),
      data: undefined,
    }))
    const { timings, faults } = this.#tally()
    timings.push({ kind, milliseconds: performance.now() - began })
    if (answer.code === '00000') return answer.data
    const fault = `${method} ${path.split('?')[0]} ${command ?? ''} ${answer.code} ${answer.msg}`
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
    return undefined
  }

  /** Closes what it holds open. */
  end(): void {
    this.#stream?.destroy()
    this.#agent.destroy()
  }

  #listen(): void {
    this.#stream?.destroy()
    const stream = request(this.#address + '/auth/backend/event/stream', {
      headers: { ...this.#headers(), accept: 'text/event-stream' },
    })
    stream.on('response', (answer) => {
      answer.on('data', (text: Buffer) => {
        if (text.includes('event: ')) this.#tally().events++
      })
      answer.on('error', () => undefined)
    })
    stream.on('error', () => undefined)
    stream.end()
    this.#stream = stream
  }

  #headers(): Record<string, string> {
    const from = `10.1.${this.#number >> 8}.${this.#number & 255}`
    return { token: this.#token, 'x-forwarded-for': from, 'accept-encoding': 'gzip', 'accept-language': 'en' }
  }

  #send<Data>(method: string, path: string, body: object | undefined, command: string | undefined) {
    return new Promise<Answer<Data>>((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const headers = {
        ...this.#headers(),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(command && { 'x-command': command }),
      }
      const call = request(this.#address + path, { method, headers, agent: this.#agent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(parts)
          const plain = answer.headers['content-encoding'] === 'gzip' ? unzip(bytes) : Promise.resolve(bytes)
          plain.then((each) => resolve(JSON.parse(each.toString()) as Answer<Data>)).catch(reject)
        })
      })
      call.on('error', reject)
      call.end(text)
    })
  }
}
