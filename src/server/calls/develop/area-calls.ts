import { sql } from 'kysely'
import * as calls from '../../../calls/config'
import type { Answer } from '../../../calls/define-call'
import areaConfig from '../../../entities/develop-manage/area-config'
import { readAreas } from '../../db/read-dictionaries'
import { areaId } from '../../domain/areas/area-id'
import { rulesOf } from '../../operations/handlers'
import { notFound } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

const reading = { anyOf: ['DevelopManage:regionList'] }

/** Every area of every group, with its countries: what pickers are filled from, so whoever is signed in may ask. */
export const allAreas = serve(calls.allAreas, {
  id: 'areaConfig.all',
  choosing: true,
  guard: 'signedIn',
  run: ({ db }, { group }) => readAreas(db, { group }),
})

/** The areas of the page that keeps them, by group and part of a name or code. */
export const listedAreas = serve(calls.listedAreas, {
  id: 'areaConfig.listed',
  choosing: true,
  guard: reading,
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

export const oneArea = serve(calls.oneArea, {
  id: 'areaConfig.one',
  guard: reading,
  run: async (context, sent) => {
    const [area] = await readAreas(context.db, { ids: [await areaId(context, sent)] })
    if (!area) throw notFound('areaConfig', sent.id)
    return area
  },
})

/** Deletes for callers that name no command; the console's own command is at the same address. */
export const deletedArea = serve(calls.deletedArea, {
  id: 'areaConfig.delete',
  guard: { anyOf: ['DevelopManage:regionList.delete'] },
  audit: { kind: 'delete', code: 'DevelopManage:regionList.delete', entity: 'areaConfig' },
  run: async (context, sent) => {
    const area = await context.records.get(areaConfig, await areaId(context, sent))
    await rulesOf<typeof areaConfig>(areaConfig).beforeRemove?.(context, area)
    await context.records.remove(areaConfig, area)
    return { id: area.isoCodes ?? '', oldId: area.id }
  },
})

/** All countries by their codes, for the forms that put areas together. */
export const countryList = serve(calls.countryList, {
  id: 'country.list',
  choosing: true,
  guard: 'signedIn',
  run: async ({ db }: Context) => {
    const { rows } = await sql<
      Answer<typeof calls.countryList>[number]
    >`select id, iso_code as "isoCode", iso3, name, market, dial_code as "dialCode", currency, state
      from country order by iso_code`.execute(db)
    return rows
  },
})
