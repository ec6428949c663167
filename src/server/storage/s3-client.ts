import { AwsClient } from 'aws4fetch'
import { inTime } from '../base/in-time'
import type { S3Options } from './s3-storage'
import { StorageFault } from './storage-fault'

/** How long a bucket may take, in milliseconds. */
export interface BucketPatience {
  /** Until it answers to what carries no file. */
  readonly answer: number
  /** Until it answers to a part of a file, or has put parts together. */
  readonly part: number
  /** Between two pieces of what it sends. */
  readonly silence: number
}

export const usualPatience: BucketPatience = { answer: 15_000, part: 120_000, silence: 30_000 }

/** S3 has few words for a bucket without room, and those that speak like it have their own. */
const noRoom = /<Code>(XMinioStorageFull|QuotaExceeded|InsufficientStorage)<\/Code>/

type Body = Uint8Array<ArrayBuffer> | string

/** Signed calls to a bucket, none of which waits for ever. @throws StorageFault where it refuses or does not answer */
export class S3Client {
  readonly #client: AwsClient

  constructor(
    { key: accessKeyId, secret: secretAccessKey, region }: S3Options,
    private readonly patience: BucketPatience,
  ) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 3 })
  }

  /** @returns what the bucket says it holds */
  async list(url: string): Promise<string> {
    return (await this.call('GET', url)).text
  }

  /** @returns the headers and all that was said */
  async call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: Body,
  ): Promise<{ headers: Headers; text: string }> {
    const longest = body === undefined ? this.patience.answer : this.patience.part
    const ask = async (signal: AbortSignal) => {
      const answer = await this.#client.fetch(url, { method, signal, ...(body !== undefined && { body }) })
      return { response: answer, text: await answer.text() }
    }
    const { response, text } = await this.#reach(method, url, () => inTime(longest, ask))
    // What is to be removed may be gone; what is to be written has a place to go to.
    if (!response.ok && !(method === 'DELETE' && response.status === 404)) throw faultOf(method, url, response, text)
    return { headers: response.headers, text }
  }

  /** @returns the answer, whose content is still to come; undefined where there is none */
  async get(url: string, headers: Readonly<Record<string, string>>): Promise<Response | undefined> {
    const ask = async (signal: AbortSignal) => {
      const response = await this.#client.fetch(url, { method: 'GET', headers, signal })
      if (response.ok || response.status === 416) return response
      const text = await response.text()
      if (response.status === 404 && !text.includes('NoSuchBucket')) return undefined
      throw faultOf('GET', url, response, text)
    }
    return this.#reach('GET', url, () => inTime(this.patience.answer, ask))
  }

  /** The content of an answer. The time that its reader takes is not counted. @throws StorageFault where it breaks off */
  async *contentOf({ body, url }: Response): AsyncGenerator<Uint8Array, void> {
    const reader = body?.getReader()
    if (!reader) return
    try {
      for (;;) {
        const next = await this.#reach('GET', url, () => inTime(this.patience.silence, () => reader.read()))
        if (next.done) return
        yield next.value
      }
    } finally {
      void reader.cancel().catch(() => undefined)
    }
  }

  async #reach<T>(method: string, url: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof StorageFault) throw error
      throw new StorageFault('away', `S3 did not answer to ${method} ${pathOf(url)}`, { cause: error })
    }
  }
}

function faultOf(method: string, url: string, { status }: Response, said: string): StorageFault {
  const kind = status === 507 || noRoom.test(said) ? 'full' : 'away'
  return new StorageFault(kind, `S3 answered ${status} to ${method} ${pathOf(url)}: ${said.slice(0, 300)}`)
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
