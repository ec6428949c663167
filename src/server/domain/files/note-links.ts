import { sql } from 'kysely'
import type { Entity } from '../../../schema/entity'
import { Records } from '../../db/records'
import { transaction } from '../../db/transaction'
import { writeAudit } from '../../audit/audit'
import type { Context } from '../../pipeline/operation'

/** The field of a record that an account is given links to the files of. */
export interface LinkedField {
  readonly entity: Entity
  readonly field: string
  readonly id: number
  /** The right that shows it. */
  readonly code: string
}

/** Writes down whose secret files an account has asked for: once a day for each field of a record, however often it is drawn. */
export async function noteLinks(context: Context, fields: readonly LinkedField[]): Promise<void> {
  const { services, account, now, ip, requestId } = context
  const asked = new Map(fields.map((each) => [markOf(each), each]))
  if (asked.size === 0) return
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`
  await transaction(services.db, services.config, async (db) => {
    const { rows } = await sql<{ mark: string }>`select args->>'links' as mark from audit_entry
      where account = ${account.id} and kind = 'download' and at >= ${today} and result = 'ok'
        and args->>'links' = any(${[...asked.keys()]})`.execute(db)
    for (const { mark } of rows) asked.delete(mark)
    for (const [mark, { entity, field, id, code }] of asked) {
      const [recordTitle = ''] = await new Records(db, account.id, now).namesOf(entity, [id])
      const what = { kind: 'download' as const, code, entity: entity.name, recordId: String(id), recordTitle }
      await writeAudit(
        db,
        {
          ...what,
          args: { field, links: mark },
          accountId: account.id,
          sessionId: account.sessionId || null,
          changes: [],
          result: 'ok',
          resultCode: '00000',
          ip,
          requestId,
          at: now,
          durationMs: 0,
        },
        services.registry.entities,
      )
    }
  })
}

function markOf({ entity, field, id }: LinkedField): string {
  return `${entity.name} ${id} ${field}`
}
