import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type approval from '../../entities/staff-manage/approval'
import { titleIdOf } from '../../fields/standard-fields'
import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { canonical } from '../db/records'
import { signingSecret } from '../db/signing-secret'
import type { Reason } from '../operations/eligibility'
import type { Context } from '../pipeline/operation'

type Request = Row<typeof approval>
type Digests = Readonly<Record<string, string>>

/**
 * Closes the envelope of a request: what a second person is to agree to, the arguments and the record as it stands, cannot become
 * anything else before it is carried out. Of values only digests are kept, which tell what differs and give nothing away.
 * @param row the record; null for a command of a page
 */
export async function closeEnvelope(
  context: Context,
  info: CommandInfo,
  request: Request,
  row: Row<Entity> | null,
): Promise<void> {
  const secret = await signingSecret(context)
  const fields = digestsOf(secret, info, row)
  const seal = sealOf(secret, request, fields)
  await context.db
    .insertInto('approval_envelope')
    .values({ approval_id: request.id, fields: JSON.stringify(fields), seal })
    .execute()
}

/**
 * Why a request is not what was asked for any more; undefined where it is. Requests from before there were envelopes have none.
 * @param row the record as it stands, locked; null for a command of a page
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
  const secret = await signingSecret(context)
  if (sealOf(secret, request, kept.fields) !== kept.seal) return { caption: 'error.approvalAltered' }
  const now = digestsOf(secret, info, row)
  const moved = Object.keys(kept.fields).find((name) => now[name] !== kept.fields[name])
  const entity = info.command.entity
  return moved === undefined || !entity
    ? undefined
    : { caption: 'error.approvalMoved', params: { field: titleIdOf(entity, moved) } }
}

/** What of a record is agreed to: what people may write, every amount, and what the command itself looks at. */
function digestsOf(secret: Buffer, { command }: CommandInfo, row: Row<Entity> | null): Digests {
  const values = (row ?? {}) as Readonly<Record<string, unknown>>
  const agreed = Object.entries(row && command.entity ? command.entity.fields : {}).filter(
    ([name, field]) => !field.readOnly || field.type === 'money' || command.reads?.includes(name),
  )
  return Object.fromEntries(agreed.map(([name]) => [name, digest(secret, [name, values[name] ?? null])]))
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
