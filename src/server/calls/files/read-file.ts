import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import * as calls from '../../../calls/files'
import { fileName, storageKeyShape } from '../../../fields/storage-key'
import { signingSecret } from '../../db/signing-secret'
import { notFound, Refusal } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { type ByteRange, OutOfRange, parseRange } from '../../storage/byte-range'
import { contentTypeOf } from '../../storage/content-types'
import { isPublic, openLink } from '../../storage/file-links'

const keyShape = storageKeyShape({})

/** Reads a file: a picture, film or sound that is for everybody, or any other by a link. */
export const readFile = serve(calls.readFile, {
  id: 'files.read',
  guard: 'anyone',
  raw: async (context, { '*': key, link }, reply, request) => {
    const { services, now } = context
    if (!keyShape.safeParse(key).success) throw notFound('file', key)
    const secret = await signingSecret(context)
    const opened = link === undefined ? undefined : openLink(secret, key, link, now.getTime())
    const access = opened ? 'linked' : isPublic(key) ? await accessTo(context, key) : 'closed'
    if (access === 'closed') throw new Refusal('A0301', 'error.linkOver')
    const tag = tagOf(key)
    const isKnown = request.headers['if-none-match'] === tag
    const range = isKnown ? undefined : rangeOf(request, tag)
    const found = await services.storage.read(key, isDrawn(key) ? undefined : range).catch(outside)
    if (!found) throw notFound('file', key)
    setHeaders(reply, key, access, opened?.name)
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

/** Who may read a file: everybody, everybody until a record names it, who holds a link, nobody without one. */
type Access = 'public' | 'unnamed' | 'linked' | 'closed'

/**
 * Whether a picture, film or sound is for everybody: not one that a record names in a secret field. What no record names yet may
 * come to be secret, so nobody keeps a copy of it.
 */
async function accessTo({ db }: Context, key: string): Promise<Access> {
  if (!key.startsWith('uploads/')) return 'public'
  const { rows } = await sql<{
    secret: string | null
    isNamed: boolean
  }>`select secret, named_at is not null as "isNamed"
    from upload where key = ${key}`.execute(db)
  const [upload] = rows
  if (upload && upload.secret !== null) return 'closed'
  return upload && !upload.isNamed ? 'unnamed' : 'public'
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

/** Whatever a file holds, the browser neither guesses its type nor runs it. */
function setHeaders(reply: FastifyReply, key: string, access: Access, name: string | undefined): void {
  const isDrawing = isDrawn(key)
  const content = contentTypeOf(key)
  const saveAs = name ?? (content?.isShown || isDrawing ? undefined : fileName(key))
  reply
    .type(isDrawing ? 'image/svg+xml; charset=utf-8' : (content?.type ?? 'application/octet-stream'))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', access === 'public' ? 'public, max-age=86400' : 'private, no-store')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .header('cross-origin-resource-policy', 'cross-origin')
  if (saveAs)
    reply.header('content-disposition', `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(saveAs)}`)
}
