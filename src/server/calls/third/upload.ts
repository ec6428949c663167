import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import * as calls from '../../../calls/third'
import { signingSecret } from '../../db/signing-secret'
import { badField, Refusal } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { hashed } from '../../storage/hashed'
import { readToken } from '../../storage/signed-token'
import { UploadCheck } from '../../storage/upload-check'

/** Takes one file under the key and name that its token was given for, once: the form's field `token`, then `file`. */
export const upload = serve(calls.upload, {
  id: 'third.upload',
  guard: 'signedIn',
  raw: async (context, _input, reply, request) => {
    const { account, db, services, now } = context
    const { token, name, file } = await readForm(request)
    const said = readToken(await signingSecret(context), token, now.getTime())
    const leave = typeof said?.upload === 'string' ? await leaveFor(db, said.upload) : undefined
    const refusal =
      !leave || leave.account !== account.id
        ? new Refusal('A0301', 'error.uploadTokenOver')
        : !isSameName(leave.name, name)
          ? badField('file', 'error.uploadOtherName', { name: leave.name })
          : undefined
    if (!leave || refusal || !(await claim(db, leave.key, now))) {
      file.resume()
      throw refusal ?? badField('token', 'error.uploadTokenUsed')
    }
    const check = new UploadCheck(leave.maxBytes, leave.bytes)
    file.once('error', (error) => check.destroy(error))
    let sum = { sha256: '', bytes: 0 }
    try {
      await services.storage.write(leave.key, Readable.from(hashed(file.pipe(check), (ended) => (sum = ended))))
    } catch (error) {
      file.unpipe(check)
      file.resume()
      throw error
    }
    await refuseOtherSize(context, leave, sum.bytes)
    await sql`update upload set bytes = ${sum.bytes}, sha256 = ${sum.sha256}, stored_at = ${new Date()}
      where key = ${leave.key}`.execute(db)
    await reply.send({ code: '00000', msg: 'ok', data: { key: leave.key, size: sum.bytes } })
  },
})

interface Leave {
  readonly key: string
  readonly account: number
  readonly name: string
  readonly maxBytes: number
  /** As announced. */
  readonly bytes: number | null
}

async function leaveFor(db: Context['db'], key: string): Promise<Leave | undefined> {
  const { rows } = await sql<Leave>`select key, account_id as account, name, max_bytes as "maxBytes", bytes from upload
    where key = ${key}`.execute(db)
  return rows[0]
}

/** Uses a leave up, for whoever comes first: nothing is ever written to a key twice. */
async function claim(db: Context['db'], key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update upload set used_at = ${now} where key = ${key} and used_at is null
    returning key`.execute(db)
  return rows.length > 0
}

/** What was cut off on its way is no file. @throws A0400 */
async function refuseOtherSize({ services }: Context, { key, bytes }: Leave, came: number): Promise<void> {
  if (bytes === null || bytes === came) return
  await services.storage.remove(key)
  throw badField('file', 'error.uploadOtherSize', { announced: bytes })
}

/**
 * Leave is asked for by the decoded name, while the file comes under its own, of which a form holds the last part, its quotes
 * escaped (HTML standard, multipart form data).
 */
function isSameName(asked: string, sent: string): boolean {
  const last = asked.split(/[/\\]/).at(-1)
  const plain = sent.replaceAll('%22', '"')
  return [sent, plain, decodedOnce(sent), decodedOnce(plain)].includes(last ?? asked)
}

function decodedOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('A0400', 'error.notMultipart')
  let token = ''
  // The size is checked by the token's own limit.
  for await (const part of request.parts({ limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 10 } })) {
    if (part.type === 'file') return { token, name: part.filename, file: part.file }
    if (part.fieldname === 'token') token = String(part.value)
  }
  throw badField('file', 'error.required')
}
