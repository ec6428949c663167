import { traitsOf } from '../../fields/field-traits'
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type approval from '../../entities/staff-manage/approval'
import { titleIdOf } from '../../fields/standard-fields'
import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { keysIn } from '../db/named-uploads'
import { canonical } from '../db/records'
import { signingSecret } from '../db/signing-secret'
import type { Reason } from '../operations/eligibility'
import type { Context } from '../pipeline/operation'
import { fileMark } from './file-mark'

type Request = Row<typeof approval>
type Digests = Readonly<Record<string, string>>

/**
 * Closes the envelope of a request: what a second person is to agree to, the arguments, the record and the files as they are, cannot become
 * anything else before it is carried out. Of values only digests are kept, which tell what differs and give nothing away.
 * @param row the record; null for a command of a page
 */
export async function closeEnvelope(
  context: Context,
  info: CommandInfo,
  request: Request,
  row: Row<Entity> | null,
): Promise<void> {
  const files = await marksOf(context, info, request, row)
  const secret = await signingSecret(context)
  const fields = { ...digestsOf(secret, info, row), ...digestsOfFiles(secret, files) }
  const seal = sealOf(secret, request, fields)
  await context.db
    .insertInto('approval_envelope')
    .values({ approval_id: request.id, fields: JSON.stringify(fields), seal })
    .execute()
}

/**
 * Why a request is not what was asked for any more; undefined where it is. Requests from before there were envelopes have none.
 * @param row the record as it is, locked; null for a command of a page
 */
export async function openEnvelope(
  context: Context,
  info: CommandInfo,
  request: Request,
  row: Row<Entity> | null,
): Promise<Reason | undefined> {
  const { rows } = await sql<{ fields: Digests; seal: string }>`select fields, seal from approval_envelope
    where approval_id = ${request.id}`.execute(context.db)
  const [kept] = rows
  if (!kept) return undefined
  const files = await marksOf(context, info, request, row)
  const secret = await signingSecret(context)
  if (sealOf(secret, request, kept.fields) !== kept.seal) return { caption: 'error.approvalAltered' }
  const now = { ...digestsOf(secret, info, row), ...digestsOfFiles(secret, files) }
  const moved = Object.keys(kept.fields).filter((name) => now[name] !== kept.fields[name])
  const field = moved.find((name) => !name.startsWith(aFile))
  const entity = info.command.entity
  if (field !== undefined && entity)
    return { caption: 'error.approvalMoved', params: { field: titleIdOf(entity, field) } }
  const [file] = moved
  return file === undefined
    ? undefined
    : { caption: 'error.approvalFileMoved', params: { file: file.split('/').at(-1) ?? file } }
}

/** How the digest of a file is called, before its key. */
const aFile = 'file '

/** The files that are agreed to, by their keys: those that the arguments name, and what of the record is agreed to. */
async function marksOf(
  { services }: Context,
  { command }: CommandInfo,
  { args, sealed }: Request,
  row: Row<Entity> | null,
): Promise<ReadonlyMap<string, string | null>> {
  const keys = new Set([{ ...args, ...sealed }, ...agreedOf(command, row).map(([, value]) => value)].flatMap(keysIn))
  const marks = new Map<string, string | null>()
  for (const key of keys) marks.set(key, await fileMark(services, key))
  return marks
}

function digestsOfFiles(secret: Buffer, files: ReadonlyMap<string, string | null>): Digests {
  return Object.fromEntries([...files].map(([key, mark]) => [`${aFile}${key}`, digest(secret, [key, mark])]))
}

function digestsOf(secret: Buffer, { command }: CommandInfo, row: Row<Entity> | null): Digests {
  return Object.fromEntries(agreedOf(command, row).map(([name, value]) => [name, digest(secret, [name, value])]))
}

/** What of a record is agreed to: what people may write, every amount, and what the command itself looks at. */
function agreedOf(command: CommandInfo['command'], row: Row<Entity> | null): [string, unknown][] {
  const values = (row ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(row && command.entity ? command.entity.fields : {}).flatMap(([name, field]) =>
    !field.readOnly || traitsOf(field).isMoney || command.reads?.includes(name) ? [[name, values[name] ?? null]] : [],
  )
}

function sealOf(secret: Buffer, request: Request, fields: Digests): string {
  const { id, command, code, entity, recordId, createdBy } = request
  const args = { ...request.args, ...request.sealed }
  return digest(secret, [id, command, code, entity, recordId, createdBy, args, fields])
}

function digest(secret: Buffer, what: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update('approval')
    .update(canonical(JSON.parse(JSON.stringify(what))))
    .digest('base64url')
}
