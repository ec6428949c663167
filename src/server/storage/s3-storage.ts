import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { OutOfRange, rangeHeader, type Part } from './byte-range'
import { checkKey } from './check-key'
import { inParts } from './parts'
import type { Storage } from './storage'

export interface S3Options {
  /** e.g. `https://s3.eu-central-1.amazonaws.com`; the bucket follows as the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** Parts of a large upload; S3 asks for 5 MiB at least and takes 10,000 of them: 80 GB a file. */
const partBytes = 8 * 1024 * 1024

/** Files in an S3 bucket, or anything that speaks its language (MinIO, Ceph, R2 …). */
export function s3Storage({ endpoint, bucket, key: accessKeyId, secret, region }: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, service: 's3', region, retries: 3 })
  const urlOf = (key: string, query = '') => `${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}${query}`
  const call = async (method: string, url: string, body?: Uint8Array<ArrayBuffer> | string, headers = {}) => {
    const response = await client.fetch(url, { method, headers, ...(body !== undefined && { body }) })
    if (response.ok || response.status === 404 || response.status === 416) return response
    const said = await response.text()
    throw new Error(`S3 answered ${response.status} to ${method} ${new URL(url).pathname}: ${said.slice(0, 300)}`)
  }

  /** Several parts become one file only when the last is there: S3 shows nothing before. */
  const writeInParts = async (key: string, first: Buffer<ArrayBuffer>, rest: AsyncIterator<Buffer<ArrayBuffer>>) => {
    const begun = await (await call('POST', urlOf(key, '?uploads='))).text()
    const uploadId = encodeURIComponent(/<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? '')
    const tags: string[] = []
    let size = 0
    try {
      for (let part: Buffer<ArrayBuffer> | undefined = first; part;) {
        const url = urlOf(key, `?partNumber=${tags.length + 1}&uploadId=${uploadId}`)
        tags.push((await call('PUT', url, part)).headers.get('etag') ?? '')
        size += part.length
        const next: IteratorResult<Buffer<ArrayBuffer>, unknown> = await rest.next()
        part = next.done ? undefined : next.value
      }
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const done = await call(
        'POST',
        urlOf(key, `?uploadId=${uploadId}`),
        `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
      )
      const said = await done.text()
      // S3 may answer 200 and report the failure in the body.
      if (said.includes('<Error>')) throw new Error(`S3 could not put the parts together: ${said.slice(0, 300)}`)
      return size
    } catch (error) {
      await call('DELETE', urlOf(key, `?uploadId=${uploadId}`)).catch(() => undefined)
      throw error
    }
  }

  return {
    write: async (key, content) => {
      const parts = inParts(content, partBytes)
      const first = await parts.next()
      const whole = first.done ? Buffer.alloc(0) : first.value
      if (whole.length === partBytes) return writeInParts(key, whole, parts)
      await call('PUT', urlOf(key), whole)
      return whole.length
    },
    read: async (key, range) => {
      const response = await call('GET', urlOf(key), undefined, range && { range: rangeHeader(range) })
      const { part, size } = extentOf(response.headers)
      if (response.status === 416) {
        await response.body?.cancel()
        throw new OutOfRange(size)
      }
      if (response.status === 404 || !response.body) return undefined
      const content = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
      return { content, size, ...(response.status === 206 && part && { part }) }
    },
    remove: async (key) => {
      await call('DELETE', urlOf(key))
    },
  }
}

/** How large a file is, and which part of it an answer holds, as in `content-range: bytes 0-99/5000`. */
function extentOf(headers: Headers): { size: number; part?: Part } {
  const [, first, last, size] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (size === undefined) return { size: Number(headers.get('content-length') ?? 0) }
  return { size: Number(size), ...(first !== undefined && { part: { first: Number(first), last: Number(last) } }) }
}
