import { sql } from 'kysely'
import { z } from 'zod'
import areaConfig from '../../../entities/develop-manage/area-config'
import { AREA_GROUPS } from '../../../fields/areas/field'
import { readAreas } from '../../db/read-dictionaries'
import { areaId } from '../../domain/areas/area-id'
import { rulesOf } from '../../operations/handlers'
import { notFound } from '../../base/errors'
import { type Context, defineOperation } from '../../pipeline/operation'

const base = '/config/manage'

const reading = { anyOf: ['DevelopManage:regionList'] }

const named = {
  id: z.union([z.number(), z.string().max(1_000)]),
  group: z.enum(AREA_GROUPS, 'error.notChoice').optional(),
}

const largestPage = 200

/** Every area of every group, with its countries: what pickers are filled from, so whoever is signed in may ask. */
export const allAreas = defineOperation({
  id: 'areaConfig.all',
  choosing: true,
  method: 'GET',
  url: `${base}/area/config/all`,
  guard: 'signedIn',
  input: z.strictObject({ group: named.group }),
  run: ({ db }, { group }) => readAreas(db, { group }),
})

/** The areas of the page that keeps them, by group and part of a name or code. */
export const listedAreas = defineOperation({
  id: 'areaConfig.listed',
  choosing: true,
  method: 'POST',
  url: `${base}/area/config/list`,
  guard: reading,
  input: z.strictObject({
    group: named.group,
    name: z.string().max(100).optional(),
    enabled: z.boolean().optional(),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(largestPage).default(largestPage),
  }),
  run: async ({ db }, { group, name, enabled, page, size }) => {
    const wanted = name?.trim().toLowerCase() ?? ''
    const found = (await readAreas(db, { group })).filter(
      (area) =>
        (enabled === undefined || area.enabled === enabled) &&
        [area.id, ...Object.values(area.name)].some((text) => text.toLowerCase().includes(wanted)),
    )
    return { list: found.slice((page - 1) * size, page * size), total: found.length, page, size }
  },
})

export const oneArea = defineOperation({
  id: 'areaConfig.one',
  method: 'GET',
  url: `${base}/area/config/detail`,
  guard: reading,
  input: z.strictObject(named),
  run: async (context, sent) => {
    const [area] = await readAreas(context.db, { ids: [await areaId(context, sent)] })
    if (!area) throw notFound('areaConfig', sent.id)
    return area
  },
})

/** Deletes for callers that name no command; the console's own command stands at the same address. */
export const deletedArea = defineOperation({
  id: 'areaConfig.delete',
  method: 'GET',
  url: `${base}/area/config/del`,
  guard: { anyOf: ['DevelopManage:regionList.delete'] },
  input: z.strictObject(named),
  audit: { kind: 'delete', code: 'DevelopManage:regionList.delete', entity: 'areaConfig' },
  run: async (context, sent) => {
    const area = await context.records.get(areaConfig, await areaId(context, sent))
    await rulesOf<typeof areaConfig>(areaConfig).beforeRemove?.(context, area)
    await context.records.remove(areaConfig, area)
    return { id: area.isoCodes, oldId: area.id }
  },
})

/** All countries by their codes, for the forms that put areas together. */
export const countryList = defineOperation({
  id: 'country.list',
  choosing: true,
  method: 'GET',
  url: `${base}/country/list`,
  guard: 'signedIn',
  input: z.strictObject({}),
  run: async ({ db }: Context) => {
    const { rows } =
      await sql`select id, iso_code as "isoCode", iso3, name, market, dial_code as "dialCode", currency, state
      from country order by iso_code`.execute(db)
    return rows
  },
})
