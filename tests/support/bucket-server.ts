import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface BucketServer {
  readonly endpoint: string
  /** What it holds, by `/bucket/key`. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Uploads in parts that are neither completed nor given up. */
  readonly unfinished: ReadonlyMap<string, Map<number, Buffer>>
  /** What it answers to whatever is asked from now on: a status, or nothing at all; undefined where it does its part. */
  fault: { readonly status: number; readonly said?: string } | 'silent' | undefined
  /** Sends half of a file from now on, and then nothing. */
  isHalting: boolean
  stop(): Promise<void>
}

/** How many keys in an answer: more are asked for by a token. */
const pageOfKeys = 2

function listed(url: URL, paths: readonly string[]): string {
  const keys = paths
    .filter((path) => path.startsWith(`${url.pathname}/`))
    .map((path) => path.slice(url.pathname.length + 1))
  const from = Number(url.searchParams.get('continuation-token') ?? 0)
  const page = keys.slice(from, from + pageOfKeys).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const next = from + pageOfKeys
  return `<Result>${page.join('')}${next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</Result>`
}

/** As much of S3 as the product speaks, in memory. It refuses calls without a signature of version 4. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>()
  const unfinished = new Map<string, Map<number, Buffer>>()
  let uploads = 0

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://bucket')
    const body = await buffer(request)
    const upload = url.searchParams.get('uploadId')
    const signature = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/there\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/
    const end = (status: number, content: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(content)

    if (running.fault === 'silent') return
    if (running.fault) return end(running.fault.status, running.fault.said)
    if (!signature.test(request.headers.authorization ?? '')) return end(403, '<Error>SignatureDoesNotMatch</Error>')
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      unfinished.set(`upload${++uploads}`, new Map())
      return end(200, `<Result><UploadId>upload${uploads}</UploadId></Result>`)
    }
    if (request.method === 'PUT' && upload) {
      const number = Number(url.searchParams.get('partNumber'))
      unfinished.get(upload)?.set(number, body)
      return end(200, '', { etag: `"${number}"` })
    }
    if (request.method === 'POST' && upload) {
      const parts = [...(unfinished.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part)
      objects.set(url.pathname, Buffer.concat(parts))
      unfinished.delete(upload)
      return end(200, '<Result/>')
    }
    if (request.method === 'DELETE' && upload) {
      unfinished.delete(upload)
      return end(204)
    }
    if (request.method === 'PUT') objects.set(url.pathname, body)
    if (request.method === 'DELETE') objects.delete(url.pathname)
    if (request.method !== 'GET') return end(200)
    if (url.searchParams.get('list-type') === '2') return end(200, listed(url, [...objects.keys()].sort()))
    const found = objects.get(url.pathname)
    if (!found) return end(404)
    const [, from, to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (running.isHalting) {
      response.writeHead(200, { 'content-length': found.length }).write(found.subarray(0, found.length / 2))
      return
    }
    if (from === undefined) return end(200, found, { 'content-length': found.length })
    const first = from === '' ? Math.max(0, found.length - Number(to)) : Number(from)
    const last = from === '' || to === '' ? found.length - 1 : Math.min(Number(to), found.length - 1)
    if (first > last) return end(416, '<Error>InvalidRange</Error>', { 'content-range': `bytes */${found.length}` })
    const part = found.subarray(first, last + 1)
    return end(206, part, { 'content-length': part.length, 'content-range': `bytes ${first}-${last}/${found.length}` })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const running: BucketServer = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    unfinished,
    fault: undefined,
    isHalting: false,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return running
}
