import { sql, type Kysely } from 'kysely'
import { dictionaries } from '../../../dictionaries/dictionaries'
import type { Registry } from '../../../schema/registry'
import type { Database } from '../../db/database'
import { defineWork } from '../../jobs/work'
import { countByItem } from '../../operations/dictionary-uses'

const hour = 3_600

/** Counts by the hour how many records hold each item: whole tables are looked through. */
export const countingUses = defineWork('dictionaries.countUses', {
  lane: 'upkeep',
  everySeconds: hour,
  run: ({ db, registry }) => countUses(db, registry),
})

/** Writes with every item of the dictionaries that fields pick from how many records hold it. */
export async function countUses(db: Kysely<Database>, registry: Registry): Promise<void> {
  for (const key of Object.keys(dictionaries)) {
    const counts = [...(await countByItem(db, registry, key))].map(([value, uses]) => ({ value, uses }))
    await sql`update constant_item i set uses = coalesce(counted.uses, 0)
      from constant_item own join constant c on c.id = own.constant and c.key = ${key}
      left join jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted(value text, uses int)
        on counted.value = own.value
      where i.id = own.id and i.uses is distinct from coalesce(counted.uses, 0)`.execute(db)
  }
}
