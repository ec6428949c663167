import { sql } from 'kysely'
import type { Entity, Row } from '../../schema/entity'
import type { Findings } from '../../schema/findings'
import account from '../../entities/staff-manage/account'
import { prepare, type Prepared } from '../operations/handler'
import { Refusal } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { dayMs } from '../../schema/time'

/**
 * Shows secret texts of one record. The audit says who looked and why; what was seen is not in it.
 * @param names the fields shown
 * @param perDay how many records of the kind one account may look at within 24 hours
 */
export function revealing<C extends { readonly on: 'row' | 'rows'; readonly entity: Entity }>(
  command: C,
  names: readonly (keyof Row<C['entity']> & string)[],
  perDay: number,
): Prepared {
  return prepare(command, {
    guard: (context: Context) => refuseTooMany(context, { entity: command.entity.name }, perDay),
    run: (_context: Context, row: unknown): Promise<Findings> => {
      const values = row as Readonly<Record<string, unknown>>
      const findings = names.map((name) => ({
        caption: `${command.entity.name}.${name}`,
        value: values[name] === null || values[name] === undefined ? '—' : String(values[name] as string),
      }))
      return Promise.resolve({ findings })
    },
  } as never)
}

/**
 * @param of the kind of record looked at, or the right by which it is
 * @throws A0429 for an account that has looked at so many of that kind within 24 hours
 */
export async function refuseTooMany(
  context: Context,
  of: { readonly entity: string } | { readonly code: string },
  count: number,
): Promise<void> {
  // Two reveals at once wait for each other here, so that none slips past the count.
  await context.records.get(account, context.account.id)
  const isOfKind = 'entity' in of ? sql`entity = ${of.entity}` : sql`code = ${of.code}`
  const since = new Date(context.now.getTime() - dayMs).toISOString()
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry
    where account = ${context.account.id} and kind = 'reveal' and ${isOfKind} and result = 'ok'
      and at > ${since}`.execute(context.db)
  if (Number(rows[0]?.count ?? 0) >= count) throw new Refusal('A0429', 'reveal.tooMany', { count })
}
