import { Readable } from 'node:stream'
import { OutOfRange, rangeHeader, type Part } from './byte-range'
import { checkKey, isKey } from './check-key'
import { inParts } from './parts'
import { S3Client, usualPatience, type BucketPatience } from './s3-client'
import type { Storage } from './storage'
import { StorageFault } from './storage-fault'

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
export function s3Storage(options: S3Options, patience: BucketPatience = usualPatience): Storage {
  const client = new S3Client(options, patience)
  const place = `${options.endpoint.replace(/\/$/, '')}/${options.bucket}`
  const urlOf = (key: string, query = '') => `${place}/${checkKey(key)}${query}`

  const begin = async (key: string) => {
    const begun = await client.call('POST', urlOf(key, '?uploads='))
    return /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text)?.[1] ?? ''
  }
  const writePart = async (key: string, begun: string, number: number, content: Buffer<ArrayBuffer>) => {
    const url = urlOf(key, `?partNumber=${number}&uploadId=${encodeURIComponent(begun)}`)
    return (await client.call('PUT', url, content)).headers.get('etag') ?? ''
  }
  const join = async (key: string, begun: string, tags: readonly string[]) => {
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const done = await client.call(
      'POST',
      urlOf(key, `?uploadId=${encodeURIComponent(begun)}`),
      `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    )
    // S3 may answer 200 and report the failure in the body.
    if (done.text.includes('<Error>'))
      throw new StorageFault('away', `S3 could not put the parts together: ${done.text.slice(0, 300)}`)
  }
  const giveUp = async (key: string, begun: string) => {
    await client.call('DELETE', urlOf(key, `?uploadId=${encodeURIComponent(begun)}`))
  }

  /** Several parts become one file only when the last is there: S3 shows nothing before. */
  const writeInParts = async (key: string, first: Buffer<ArrayBuffer>, rest: AsyncIterator<Buffer<ArrayBuffer>>) => {
    const begun = await begin(key)
    const tags: string[] = []
    let size = 0
    try {
      for (let part: Buffer<ArrayBuffer> | undefined = first; part;) {
        tags.push(await writePart(key, begun, tags.length + 1, part))
        size += part.length
        const next: IteratorResult<Buffer<ArrayBuffer>, unknown> = await rest.next()
        part = next.done ? undefined : next.value
      }
      await join(key, begun, tags)
      return size
    } catch (error) {
      await giveUp(key, begun).catch(() => undefined)
      throw error
    }
  }

  return {
    write: async (key, content) => {
      const parts = inParts(content, partBytes)
      try {
        const first = await parts.next()
        const whole = first.done ? Buffer.alloc(0) : first.value
        if (whole.length === partBytes) return await writeInParts(key, whole, parts)
        await client.call('PUT', urlOf(key), whole)
        return whole.length
      } finally {
        // Whoever sends the rest of a file that nobody takes gets an answer that says so.
        await parts.return()
      }
    },
    begin,
    writePart: (key, begun, { number }, content) => writePart(key, begun, number, content),
    join,
    giveUp,
    read: async (key, range) => {
      const response = await client.get(urlOf(key), range ? { range: rangeHeader(range) } : {})
      if (!response) return undefined
      const { part, size } = extentOf(response.headers)
      if (response.status === 416) {
        await response.body?.cancel()
        throw new OutOfRange(size)
      }
      const content = Readable.from(client.contentOf(response), { objectMode: false })
      return { content, size, ...(response.status === 206 && part && { part }) }
    },
    remove: async (key) => {
      await client.call('DELETE', urlOf(key))
    },
    keys: async function* () {
      for (let after = ''; ;) {
        const query = new URLSearchParams({ 'list-type': '2', ...(after && { 'continuation-token': after }) })
        const said = await client.list(`${place}?${query.toString()}`)
        for (const [, key = ''] of said.matchAll(/<Key>([^<]+)<\/Key>/g)) if (isKey(key)) yield key
        after = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(said)?.[1] ?? ''
        if (after === '') return
      }
    },
  }
}

/** How large a file is, and which part of it an answer holds, as in `content-range: bytes 0-99/5000`. */
function extentOf(headers: Headers): { size: number; part?: Part } {
  const [, first, last, size] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (size === undefined) return { size: Number(headers.get('content-length') ?? 0) }
  return { size: Number(size), ...(first !== undefined && { part: { first: Number(first), last: Number(last) } }) }
}
