import { sql } from 'kysely'
import { dictionaries, whyFixed } from '../../../dictionaries/dictionaries'
import constant from '../../../entities/develop-manage/constant'
import constantItem from '../../../entities/develop-manage/constant-item'
import { pickCaption } from '../../../fields/format'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { choosingFields, countHolding, type ChoosingField } from '../../operations/dictionary-uses'
import { countItems } from '../../operations/count-items'
import type { Reason } from '../../operations/eligibility'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Item = Row<typeof constantItem>

const page = 'develop-manage.dic-list'

/** Fields pick from a dictionary by its key: it stays, and so does the key, once there is an item or a field that picks. */
export const dictionaryRules = defineRules(constant, {
  beforeSave: async ({ records }, draft, current) => {
    if (!current) return
    const isAnother = (name: 'key' | 'valueType') => draft[name] !== undefined && draft[name] !== current[name]
    if (isAnother('key') && Object.hasOwn(dictionaries, current.key)) throw badField('key', `${page}.declared`)
    const name = isAnother('key') ? 'key' : isAnother('valueType') ? 'valueType' : undefined
    if (name && (await records.where(constantItem, { constant: current.id }, 1)).length > 0)
      throw badField(name, `${page}.hasItems`)
  },
  may: async ({ records }, verb, { id, key }) => {
    if (verb !== 'delete') return true
    if (Object.hasOwn(dictionaries, key)) return `${page}.declared`
    return (await records.where(constantItem, { constant: id }, 1)).length === 0 || `${page}.notEmpty`
  },
})

/** What code knows or records hold keeps its value; it can only be disabled. */
export const itemRules = defineRules(constantItem, {
  beforeSave: async (context, draft, current) => {
    if (!current) return
    const name = (['value', 'constant'] as const).find(
      (each) => draft[each] !== undefined && draft[each] !== current[each],
    )
    const reason = name && (await whyItStays(context, current))
    if (reason) throw badField(name, reason.caption, reason.params)
  },
  may: async (context, verb, item) => (verb === 'delete' && (await whyItStays(context, item))) || true,
  follow: async ({ db }, changes) => {
    const items = changes.map(({ id }) => id)
    const { rows } = await sql<{ id: number }>`select distinct constant as id from constant_item
      where id = any(${items}::bigint[])`.execute(db)
    const left = changes.flatMap(({ before }) => (typeof before?.constant === 'number' ? [before.constant] : []))
    await countItems(db, [...rows.map(({ id }) => Number(id)), ...left])
  },
})

/** Why an item can be neither deleted nor given another value; undefined where it can. */
async function whyItStays(context: Context, item: Item): Promise<Reason | undefined> {
  const { key } = await context.records.get(constant, item.constant)
  const why = whyFixed(key, item.value)
  if (why) return { caption: `${page}-items.fixed`, params: { why: pickCaption(why, context.language) } }
  const [first] = await usesOfItem(context, key, item)
  if (!first) return undefined
  return {
    caption: `${page}-items.held`,
    params: { count: String(first.count), where: caption(context.language, first.place.entity.name) },
  }
}

interface Use {
  readonly place: ChoosingField
  readonly count: number
}

export async function usesOfItem({ db, services }: Context, key: string, { value }: Item): Promise<Use[]> {
  const uses: Use[] = []
  for (const place of choosingFields(services.registry, key)) {
    const count = await countHolding(db, place, value)
    if (count > 0) uses.push({ place, count })
  }
  return uses
}

export function namesOf({ language }: Context, { entity, field }: ChoosingField) {
  return { record: caption(language, entity.name), field: caption(language, `${entity.name}.${field}`) }
}
