import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import * as calls from '../../../calls/third'
import { partAt, partBytesFor, partCount } from '../../../shared/upload-parts'
import { badField, Refusal } from '../../base/errors'
import { giveLeave } from '../../domain/files/give-leave'
import { partsOf, sessionOf, sessionsOf, toldOf, type UploadSession } from '../../domain/files/upload-session'
import type { Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { refuseUnfitHead } from '../../storage/upload-check'

/** Begins an upload that is sent in parts: leave for one argument of a command, and a place for its parts. */
export const beginUpload = serve(calls.beginUpload, {
  id: 'third.beginUpload',
  guard: 'signedIn',
  run: async (context, { field, about, name, fileName, size, modified }) => {
    const { db, services, now } = context
    const { key } = await giveLeave(context, { originalFilename: name, field, size })
    const begun = await services.storage.begin(key)
    await sql`insert into upload_session (key, begun, about, file_name, modified, part_bytes, touched_at)
      values (${key}, ${begun}, ${about}, ${fileName}, ${modified}, ${partBytesFor(size)}, ${now})`.execute(db)
    const [told] = await toldOf(context, [await sessionOf(context, key)])
    if (!told) throw new Refusal('A0301', 'error.uploadSessionOver')
    return told
  },
})

/** The caller's own uploads that are not finished, or finished and named by no record yet. */
export const openUploads = serve(calls.openUploads, {
  id: 'third.openUploads',
  guard: 'signedIn',
  run: async (context, { fields, about }) => {
    const { rows } = await sql<{ code: string }>`select code from language where enabled order by code`.execute(
      context.db,
    )
    return {
      uploads: await toldOf(context, await sessionsOf(context, { fields: fields.split(','), about })),
      languages: rows.map(({ code }) => code),
    }
  },
})

/** Takes one part of an upload. The same part may come again, as where its answer was lost. */
export const uploadPart = serve(calls.uploadPart, {
  id: 'third.uploadPart',
  guard: 'signedIn',
  raw: async (context, { key, number }, reply, request) => {
    const { db, services } = context
    const session = await sessionOf(context, key)
    const part = partAt(session.size, session.partBytes, number)
    if (session.isClosed || !part) throw badField('number', 'error.uploadNoSuchPart', { number })
    const content = await readPart(request, part.to - part.from)
    if (number === 1) refuseUnfitHead(content.subarray(0, 12))
    const tag = await services.storage.writePart(key, session.begun, part, content)
    await sql`insert into upload_part (key, number, tag) values (${key}, ${number}, ${tag})
      on conflict (key, number) do update set tag = excluded.tag`.execute(db)
    await sql`update upload_session set touched_at = ${new Date()} where key = ${key}`.execute(db)
    await reply.send({ code: '00000', msg: 'ok', data: { number } })
  },
})

/** Makes a file of the parts of an upload, once all of them have come; asked again, it says so again. */
export const finishUpload = serve(calls.finishUpload, {
  id: 'third.finishUpload',
  guard: 'signedIn',
  run: async (context, { key }) => {
    const session = await sessionOf(context, key)
    if (!session.isStored) await putTogether(context, session)
    return { key, size: session.size }
  },
})

/** Gives up an upload that no record names yet, and removes what has come of it. */
export const cancelUpload = serve(calls.cancelUpload, {
  id: 'third.cancelUpload',
  guard: 'signedIn',
  run: async (context, { key }) => {
    const { db, services } = context
    const session = await sessionOf(context, key)
    const gone = await sql`delete from upload where key = ${key} and named_at is null returning key`.execute(db)
    if (gone.rows.length === 0) throw new Refusal('A0301', 'error.uploadSessionOver')
    if (!session.isStored) await services.storage.giveUp(key, session.begun)
    await services.storage.remove(key)
    return null
  },
})

/** Closes an upload, for whoever comes first, and stores its file; where that fails it is open again. @throws A0400 */
async function putTogether(context: Context, { key, begun, size, partBytes }: UploadSession): Promise<void> {
  const { db, services, now } = context
  const parts = (await partsOf(context, [key])).get(key) ?? []
  if (parts.length < partCount(size, partBytes)) throw badField('key', 'error.uploadPartsMissing')
  const claimed = await sql`update upload set used_at = ${now} where key = ${key} and used_at is null
    returning key`.execute(db)
  if (claimed.rows.length === 0) throw badField('key', 'error.uploadBusy')
  try {
    await services.storage.join(
      key,
      begun,
      parts.map(({ tag }) => tag),
    )
  } catch (error) {
    await sql`update upload set used_at = null where key = ${key}`.execute(db)
    throw error
  }
  await sql`update upload set stored_at = ${new Date()} where key = ${key}`.execute(db)
}

/** The form's file, which is as long as the part has to be. @throws A0400 */
async function readPart(request: FastifyRequest, length: number): Promise<Buffer<ArrayBuffer>> {
  if (!request.isMultipart()) throw new Refusal('A0400', 'error.notMultipart')
  const part = await request.file({ limits: { fileSize: length + 1, files: 1, fields: 0 } })
  if (!part) throw badField('file', 'error.required')
  const pieces: Buffer[] = []
  for await (const piece of part.file as AsyncIterable<Buffer>) pieces.push(piece)
  const content = Buffer.concat(pieces)
  if (content.length !== length) throw badField('file', 'error.uploadOtherSize', { announced: length })
  return content
}
