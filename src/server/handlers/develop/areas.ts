import { sql } from 'kysely'
import { z } from 'zod'
import { coverage, merge, moveCountry } from '../../../../commands/develop-manage/region-list'
import areaConfig from '../../../entities/develop-manage/area-config'
import country from '../../../entities/develop-manage/country'
import { AREA_GROUPS } from '../../../fields/areas/field'
import { pickCaption } from '../../../fields/format'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { storageOf } from '../../db/storage'
import { defineRules, handle, handlePage, handleTogether } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { usesOf } from '../../operations/uses-of'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { moveReferences } from '../cms/move-references'
import { concerns } from '../concerns'
import { countryIds } from './area-calls'
import { areaId } from './area-id'

type Area = Row<typeof areaConfig>

const groups = areaConfig.fields.group.of

/** Inside a group a country stands in one area at most; an area is known to the apps by the codes of its countries. */
export const areaRules = defineRules(areaConfig, {
  beforeSave: async (context, draft, current) => {
    if (!concerns(draft, current, 'countries', 'group')) return
    const { countries, group, id } = { ...current, ...draft } as Area
    const taken = (await context.records.where(areaConfig, { group }))
      .filter((other) => other.id !== id)
      .find((other) => other.countries.some((each) => countries.includes(each)))
    const isGrown = current === null || countries.some((each) => !current.countries.includes(each))
    if (taken && isGrown) {
      const [shared] = await context.records.where(country, {
        id: taken.countries.filter((each) => countries.includes(each)),
      })
      throw badField('countries', 'develop-manage.region-list.taken', {
        country: shared ? pickCaption(shared.name, context.language) : '',
        area: context.records.labelOf(areaConfig, taken),
      })
    }
    return { isoCodes: await codesOf(context, countries) }
  },
  afterSave: async ({ records }, saved) => {
    if (saved.oldId === null) await records.update(areaConfig, saved, { oldId: saved.id })
  },
  beforeRemove: async (context, { id }) => {
    const { findings } = await usesOf(context, areaConfig, id)
    const [first] = findings
    if (first)
      throw refused('develop-manage.region-list.inUse', {
        where: String(first.params?.record),
        count: Number(first.value),
      })
  },
  plainSave: {
    read: async (context, { id, oldId, ...rest }) => {
      const { isoCodes: _derived, countries, name, ...said } = rest
      const body = {
        ...said,
        ...(countries !== undefined && { countries: await countryIds(context, countries) }),
        ...(name !== undefined && { name: typeof name === 'string' ? { zh_CN: name, en: name } : name }),
      }
      if (isBlank(id) && isBlank(oldId)) return body
      const own = await areaId(context, namedArea.parse({ id: id ?? '', oldId, group: rest.group }))
      const { version } = await context.records.get(areaConfig, own)
      return { version, ...body, id: own }
    },
    answer: ({ id, isoCodes }) => ({ id: isoCodes, oldId: id }),
  },
})

/** What names an area beside what is changed of it; anything else in it is refused with the rest. */
const namedArea = z.object({
  id: z.union([z.number(), z.string()]).catch(''),
  oldId: z.coerce.number().int().optional().catch(undefined),
  group: z.enum(AREA_GROUPS).optional().catch(undefined),
})

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

export const movingCountries = handle(moveCountry, {
  undo: 'image',
  check: async ({ records }, row, { countries, to }) => {
    if (!countries?.length || !to) return true
    const target = await records.find(areaConfig, to)
    if (target?.group !== row.group || target.id === row.id) return 'develop-manage.region-list.otherGroup'
    if (countries.some((each) => !row.countries.includes(each))) return 'develop-manage.region-list.notIn'
    return countries.length < row.countries.length || 'develop-manage.region-list.wouldBeEmpty'
  },
  run: async (context, row, { countries, to }) => {
    const target = await context.records.get(areaConfig, to)
    await saveWithRules(context, areaConfig, row, {
      countries: row.countries.filter((each) => !countries.includes(each)),
    })
    await saveWithRules(context, areaConfig, target, { countries: [...target.countries, ...countries] })
  },
})

/** The areas go; what named one of them names the other from then on. */
export const merging = handleTogether(merge, {
  undo: 'never',
  check: async ({ records }, row, { into }) => {
    const target = into ? await records.find(areaConfig, into) : undefined
    if (!into) return true
    return (target?.group === row.group && target.id !== row.id) || 'develop-manage.region-list.otherGroup'
  },
  run: async (context, rows, { into }) => {
    const { records } = context
    let moved = 0
    for (const row of rows) {
      moved += await moveReferences(context, areaConfig, row.id, into)
      moved += await moveTargets(context, row.id, into)
      await records.remove(areaConfig, row)
      const target = await records.get(areaConfig, into)
      await saveWithRules(context, areaConfig, target, {
        countries: [...new Set([...target.countries, ...row.countries])],
      })
    }
    return { moved }
  },
})

/** The countries that are open, or about to be, and stand in no area of a group. */
export const lookingForHoles = handlePage(coverage, {
  run: async ({ records }): Promise<Findings> => {
    const all = await records.where(country, { state: ['soft', 'open'] })
    const areas = await records.where(areaConfig, {}, 5_000)
    const findings = groups.map((group): Finding => {
      const held = new Set(areas.flatMap((area) => (area.group === group ? area.countries : [])))
      const holes = all.filter(({ id }) => !held.has(id)).map(({ isoCode }) => isoCode)
      return {
        caption: `areaConfig.group.${group}`,
        value: holes.length > 0 ? holes.sort().join(', ') : null,
        to: `/develop-manage/region-list?group=${group}`,
        tone: holes.length > 0 ? 'bad' : 'good',
      }
    })
    return { findings }
  },
})

/** Has every record that is meant for one area be meant for another. */
async function moveTargets(context: Context, from: number, into: number): Promise<number> {
  const most = 5_000
  let count = 0
  for (const entity of context.services.registry.entities.values())
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'areas') continue
      const { table, byField } = storageOf(entity)
      const column = sql.ref(byField.get(name)?.column ?? name)
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
        where ${column} @> array[${from}]::bigint[] limit ${most + 1}`.execute(context.db)
      count += rows.length
      if (count > most) throw refused('error.tooManyTogether', { max: most })
      for (const { id } of rows) {
        const row = await context.records.get(entity, id)
        const held = (row as unknown as Readonly<Record<string, readonly number[]>>)[name] ?? []
        const areas = [...new Set(held.map((each) => (each === from ? into : each)))]
        await context.records.update(entity, row, { [name]: areas } as object)
      }
    }
  return count
}

async function codesOf({ records }: Context, countries: readonly number[]): Promise<string> {
  const found = await records.where(country, { id: [...countries] })
  return found
    .map(({ isoCode }) => isoCode)
    .sort()
    .join(',')
}
