import { traitsOf } from '../../../fields/field-traits'
import { sql } from 'kysely'
import * as commands from '../../../../commands/develop-manage/region-list'
import areaConfig from '../../../entities/develop-manage/area-config'
import country from '../../../entities/develop-manage/country'
import type { Finding, Findings } from '../../../schema/findings'
import { storageOf } from '../../db/storage'
import { moveReferences } from '../../domain/titles/move-references'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const groups = areaConfig.fields.group.of

export default handlers(commands, {
  moveCountry: {
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
  },

  /** The areas go; what named one of them names the other from then on. */
  merge: {
    undo: 'never',
    check: async ({ records }, row, { into }) => {
      const target = into ? await records.find(areaConfig, into) : undefined
      if (!into) return true
      return (target?.group === row.group && target.id !== row.id) || 'develop-manage.region-list.otherGroup'
    },
    runTogether: async (context, rows, { into }) => {
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
  },

  /** The countries that are open, or about to be, and stand in no area of a group. */
  coverage: {
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
  },
})

/** Has every record that is meant for one area be meant for another. */
async function moveTargets(context: Context, from: number, into: number): Promise<number> {
  const most = 5_000
  let count = 0
  for (const entity of context.services.registry.entities.values())
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!traitsOf(field).all) continue
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
