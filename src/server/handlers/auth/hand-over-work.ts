import { sql } from 'kysely'
import { handOver } from '../../../../commands/staff-manage/account-list'
import account from '../../../entities/staff-manage/account'
import type { Entity } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { caption } from '../../captions'
import { storageOf } from '../../db/storage'
import { isForSupers, rolesBeyond } from '../../access/authority'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'

/** The fields in which a record names who looks after it; others tell who did something, which stays as it was. */
const caring: readonly string[] = ['owner', 'assignee', 'operator', 'manager']
/** What is over needs nobody. */
const over =
  /^(closed|ended|done|archived|solved|deleted|rejected|withdrawn|lapsed|cancelled|terminated|expired|retired)$/
const most = 2_000

/** All that an account looks after and is not over goes to another, who can act. */
export const handingOverWork = handle(handOver, {
  undo: 'image',
  check: async (context, { id, roles }, { to }) => {
    const { records } = context
    // Who hands over what another looks after decides on it as they do.
    const beyond = id === context.account.id ? undefined : await rolesBeyond(context, roles ?? [])
    if (beyond) return beyond
    if (!to) return true
    if (to === id) return 'staff-manage.account-list.handOver.same'
    const taker = await records.find(account, to)
    return taker?.state === 'active' || 'staff-manage.account-list.handOver.notActive'
  },
  needsSecond: (context, { roles }) => isForSupers(context, roles ?? []),
  run: async ({ db, records, services, language }, row, { to }): Promise<Findings> => {
    const findings: Findings['findings'][number][] = []
    let count = 0
    for (const { entity, name } of cared(services.registry.entities.values())) {
      const { table, byField } = storageOf(entity)
      const ended = Object.keys(entity.states ?? {}).filter((state) => over.test(state))
      const isOpen = ended.length > 0 ? sql`state <> all(${ended})` : sql`true`
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
        where ${sql.ref(byField.get(name)?.column ?? name)} = ${row.id} and ${isOpen} limit ${most + 1}`.execute(db)
      count += rows.length
      if (count > most) throw refused('error.tooManyTogether', { max: most })
      for (const { id } of rows)
        await records.update(entity, await records.get(entity, Number(id)), { [name]: to } as object)
      const named = { record: caption(language, entity.name), field: caption(language, `${entity.name}.${name}`) }
      if (rows.length > 0) findings.push({ caption: 'findings.usedAs', params: named, value: rows.length })
    }
    return { findings }
  },
})

function cared(entities: Iterable<Entity>): { entity: Entity; name: string }[] {
  return [...entities].flatMap((entity) =>
    entity.ledger
      ? []
      : Object.entries(entity.fields).flatMap(([name, field]) =>
          field.type === 'ref' && 'to' in field && field.to === account.name && caring.includes(name)
            ? [{ entity, name }]
            : [],
        ),
  )
}
