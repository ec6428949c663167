import { orderFieldOf } from '../../../fields/field-traits'
import { sql } from 'kysely'
import type { Entity, Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { rowFrom, storageOf } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import { refusalFor } from './refusal-for'
import { viewerOf, type Described } from './viewer'

/** A longer arrangement is read from its list, filtered. */
const most = 200

/**
 * Which of an entity's records a viewer gets, in their order, and what keeps the others from them: the first gate that each
 * of them fails at.
 */
export async function shownTo(context: Context, entity: Entity, described: Described): Promise<Findings> {
  const viewer = await viewerOf(context, described)
  const rows = await inOrder(context, entity)
  const names = await context.records.namesOf(
    entity,
    rows.map(({ id }) => id),
    context.language,
  )
  const findings = rows.map((row, at): Finding => {
    const refusal = refusalFor(entity, row, viewer)
    const named = { caption: 'viewer.record', params: { record: names[at] ?? `#${row.id}` } }
    if (!refusal) return { ...named, value: caption(context.language, 'viewer.shown'), tone: 'good' }
    const params = Object.entries(refusal.params ?? {}).map(
      ([key, text]) => [key, caption(context.language, text)] as const,
    )
    return { ...named, value: caption(context.language, refusal.caption, Object.fromEntries(params)), tone: 'bad' }
  })
  return {
    findings: [...findings.filter(({ tone }) => tone === 'good'), ...findings.filter(({ tone }) => tone !== 'good')],
  }
}

async function inOrder({ db }: Context, entity: Entity): Promise<Row<Entity>[]> {
  const { table, byField } = storageOf(entity)
  const order = orderFieldOf(entity)
  const column = sql.ref((order && byField.get(order)?.column) ?? 'id')
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} order by ${column}, id limit ${most}`.execute(db)
  return rows.map((row) => rowFrom(entity, row))
}
