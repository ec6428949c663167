import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import * as calls from '../../../calls/files'
import { fileName, storageKeyShape } from '../../../fields/storage-key'
import { type FileAccess, fileAccess } from '../../domain/files/file-access'
import { signingSecret } from '../../db/signing-secret'
import { notFound, Refusal } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { type ByteRange, OutOfRange, parseRange } from '../../storage/byte-range'
import { answeredAs, isStreamList } from '../../storage/content-types'
import { linkStream } from '../../storage/link-stream'

const keyShape = storageKeyShape({})

/** Reads a file: a picture, film or sound that is for everybody, or any other by a link. */
export const readFile = serve(calls.readFile, {
  id: 'files.read',
  guard: 'anyone',
  raw: async (context, { '*': key, link }, reply, request) => {
    const { services } = context
    if (!keyShape.safeParse(key).success) throw notFound('file', key)
    const door = await fileAccess(context, key, link)
    if (door.access === 'closed') throw new Refusal('A0301', 'error.linkOver')
    if (door.access === 'linked' && isStreamList(key)) return answerStream(context, key, door, reply)
    const tag = tagOf(key)
    const isKnown = request.headers['if-none-match'] === tag
    const range = isKnown ? undefined : rangeOf(request, tag)
    const found = await services.storage.read(key, isDrawn(key) ? undefined : range).catch(outside)
    if (!found) throw notFound('file', key)
    setHeaders(reply, key, door)
    reply.header('etag', tag).header('accept-ranges', isDrawn(key) ? 'none' : 'bytes')
    if (found instanceof OutOfRange) {
      await reply.status(416).header('content-range', `bytes */${found.size}`).send()
    } else if (isKnown) {
      found.content.destroy()
      await reply.status(304).send()
    } else {
      const { content, size, part } = found
      if (part) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`)
      await reply.header('content-length', part ? part.last - part.first + 1 : size).send(content)
    }
  },
})

/** The largest list of a stream, in bytes: a day in segments of two seconds. */
const largestList = 4 * 1024 * 1024

/** The list of a stream that is read by a link: its files are, too. */
async function answerStream(
  context: Context,
  key: string,
  door: Extract<FileAccess, { access: 'linked' }>,
  reply: FastifyReply,
): Promise<void> {
  const found = await context.services.storage.read(key, { first: 0, last: largestList - 1 })
  if (!found) throw notFound('file', key)
  const [list, secret] = [await text(found.content), await signingSecret(context)]
  setHeaders(reply, key, door)
  await reply.send(linkStream(list, { secret, key, now: context.now.getTime(), opened: door.opened }))
}

/** The part that a player asks for, unless it has begun with another file (`if-range`). */
function rangeOf({ headers }: FastifyRequest, tag: string): ByteRange | undefined {
  return headers['if-range'] === undefined || headers['if-range'] === tag ? parseRange(headers.range) : undefined
}

function outside(error: unknown): OutOfRange {
  if (error instanceof OutOfRange) return error
  throw error
}

/** Whether a key stands for a drawing of the demo. */
function isDrawn(key: string): boolean {
  return key.startsWith('demo/') && key.endsWith('.svg')
}

/** A key is never given twice, so what it holds never changes. */
function tagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
}

/**
 * How long a browser keeps what it has read. A film that one account watches is kept while it is gone on to: it was loaded ahead, and
 * would else come a second time. What is secret is kept nowhere.
 */
function keptFor(door: FileAccess, type = ''): string {
  if (door.access === 'public') return 'public, max-age=86400'
  const isWatched = door.access === 'linked' && door.opened.account !== undefined && /^(video|audio)\//.test(type)
  return isWatched ? 'private, max-age=600' : 'private, no-store'
}

/** Whatever a file holds, the browser neither guesses its type nor runs it. */
function setHeaders(reply: FastifyReply, key: string, door: FileAccess): void {
  const isDrawing = isDrawn(key)
  const content = answeredAs(key)
  const saveAs =
    (door.access === 'linked' && !isStreamList(key) ? door.opened.name : undefined) ??
    (content?.isShown || isDrawing ? undefined : fileName(key))
  reply
    .type(isDrawing ? 'image/svg+xml; charset=utf-8' : (content?.type ?? 'application/octet-stream'))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', keptFor(door, content?.type))
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .header('cross-origin-resource-policy', 'cross-origin')
  if (saveAs)
    reply.header('content-disposition', `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(saveAs)}`)
}
