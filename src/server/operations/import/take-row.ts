import { isTranslated } from '../../../fields/field-traits'
import type { Entity, Row } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { Context } from '../../pipeline/operation'
import { followChanges } from '../follow-changes'
import { create, edit } from '../save'
import type { DraftRow } from './read-drafts'

/**
 * Saves one row of a sheet under the rules of a form: as a new record, or as a change of the record that it names.
 * @throws the refusal that a form would get
 */
export async function takeRow(context: Context, entity: Entity, { id, draft }: DraftRow): Promise<Row<Entity>> {
  const { registry } = context.services
  const current = id === undefined ? undefined : await context.records.get(entity, id)
  const filled = withWholeTexts(entity, draft, current)
  const saved = current
    ? await edit(context, registry, entity, { id, version: current.version, ...filled })
    : await create(context, entity, filled, originOf(entity))
  await followChanges(context, context.records.changes)
  return saved
}

/** Texts in the languages that a sheet does not have: those that are there, else any that it has. */
function withWholeTexts(
  entity: Entity,
  draft: DraftRow['draft'],
  current: Row<Entity> | undefined,
): Record<string, unknown> {
  const present = (current ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      if (!isTranslated(entity.fields[name])) return [name, value]
      const texts = value as Readonly<Record<string, string>>
      const fallback = texts.en ?? texts.zh_CN ?? Object.values(texts)[0]
      return [name, { zh_CN: fallback, en: fallback, ...(present[name] as object | null), ...texts }]
    }),
  )
}

/** A record that keeps where it came from says that it came by import. */
function originOf(entity: Entity): Record<string, unknown> {
  const source = entity.fields.source as (Field & { of?: readonly string[] }) | undefined
  return source?.readOnly && source.of?.includes('import') ? { source: 'import' } : {}
}
