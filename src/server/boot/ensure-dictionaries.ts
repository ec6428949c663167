import { sql, type Kysely } from 'kysely'
import { dictionaries, whyFixed } from '../../dictionaries/dictionaries'
import { dictionaryOf } from '../../fields/choice/field'
import { withMembers, type Fields } from '../../schema/field'
import { nearest } from '../../schema/names'
import type { Registry } from '../../schema/registry'
import type { Database } from '../db/database'
import { describeDictionaries } from './describe-dictionaries'
import { atBoot, transaction } from '../db/transaction'

/**
 * Makes the dictionaries that fields pick from and the database lacks, with their first items. One that stands is the staff's:
 * nothing of it is changed, unless it has none of the items that this build brings along, or lacks one that code knows.
 * @throws where a field names a dictionary that nobody declares, or begins with an item that staff may delete
 */
export async function ensureDictionaries(db: Kysely<Database>, registry: Registry): Promise<void> {
  const faults = faultsOf(registry)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const brought = Object.entries(dictionaries).map(([key, { title, module, items }]) => ({
    key,
    title,
    module,
    items: Object.entries(items).map(([value, caption], index) => ({
      ...{ value, caption, order: index + 1 },
      fixed: whyFixed(key, value) !== undefined,
    })),
  }))
  await transaction(db, atBoot, async (tx) => {
    await sql`insert into constant (key, title, module, kind, value_type, tree, enabled, version, created_at, updated_at)
      select key, title, module, 'business', 'string', false, true, 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(brought)}::jsonb) as given(key text, title jsonb, module text)
      on conflict (key) do nothing`.execute(tx)
    await sql`insert into constant_item (constant, value, caption, "default", "order", enabled, version, created_at, updated_at)
      select c.id, i.value, i.caption, false, i."order", true, 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(brought)}::jsonb) as given(key text, items jsonb)
      join constant c on c.key = given.key
      cross join lateral jsonb_to_recordset(given.items) as i(value text, caption jsonb, "order" integer, fixed boolean)
      where i.fixed or not exists (select 1 from constant_item o where o.constant = c.id
        and o.value in (select each ->> 'value' from jsonb_array_elements(given.items) each))
      on conflict (constant, value) do nothing`.execute(tx)
    await describeDictionaries(tx, registry)
  })
}

/** One sentence for each field, of a record or asked for by a command, whose dictionary is not declared, or whose default may go. */
function faultsOf(registry: Registry): string[] {
  const places: [string, Fields][] = [
    ...[...registry.entities.values()].map(({ name, fields }): [string, Fields] => [`entities ${name}`, fields]),
    ...[...registry.commands.values()].map(({ id, command }): [string, Fields] => [
      `commands ${id}`,
      command.asks ?? {},
    ]),
  ]
  return places.flatMap(([place, fields]) =>
    withMembers(fields).flatMap(([name, field]) => {
      const dictionary = dictionaryOf(field)
      if (dictionary === undefined) return []
      if (Object.hasOwn(dictionaries, dictionary)) {
        const value = field.default
        if (typeof value !== 'string' || whyFixed(dictionary, value) !== undefined) return []
        return [
          `${place} ${name}: its default "${value}" may be deleted. Declare the item as fixed in "${dictionary}".`,
        ]
      }
      const near = nearest(dictionary, Object.keys(dictionaries))
      const hint = near ? ` Did you mean "${near}"?` : ' Declare it in src/dictionaries/dictionaries.ts.'
      return [`${place} ${name}: "${dictionary}" is not a dictionary.${hint}`]
    }),
  )
}
