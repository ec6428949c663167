import { sql, type Kysely } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { unresolvedTitles } from '../../../shared/push/push-text'
import { type DeepLink } from '../../../fields/deepLink/field'
import { entityOf } from '../../../fields/deepLink/target'
import { labelFields, type Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import type { Services } from '../../base/services'

/** A title by language; under `''` one that is the same in all of them. */
export type Titles = Readonly<Record<string, string>>

interface Source {
  readonly db: Kysely<Database>
  readonly services: Pick<Services, 'registry'>
}

/** What `{{title}}` stands for: the title that the link was given, else the target's own; none for an address. */
export async function targetTitles({ db, services }: Source, { type, target, title }: DeepLink): Promise<Titles> {
  if (title?.trim()) return { '': title.trim() }
  const entity = services.registry.entities.get(entityOf(type) ?? '')
  const id = Number(target)
  if (!entity || !Number.isSafeInteger(id)) return {}
  const { table, byField } = storageOf(entity)
  const [named = ''] = labelFields(entity)
  const label = byField.get(named)
  if (!label || entity.fields[named]?.secret) return {}
  const { rows } = await sql<{ title: string | Record<string, string> | null }>`
    select ${sql.ref(label.column)} as title from ${sql.table(table)} where id = ${id}`.execute(db)
  const found = rows[0]?.title
  return typeof found === 'string' ? { '': found } : (found ?? {})
}

/** The languages in which a push leaves `{{title}}` to its fallback, since its target has no title in them. */
export async function titlelessLanguages(
  source: Source,
  { title, body, variants, target }: Pick<Row<typeof push>, 'title' | 'body' | 'variants' | 'target'>,
): Promise<string[]> {
  const texts = [title, body, ...(variants?.versions ?? []).flatMap((version) => [version.title, version.body])]
  return unresolvedTitles(texts, await targetTitles(source, target))
}
