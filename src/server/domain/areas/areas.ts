import { z } from 'zod'
import areaConfig from '../../../entities/develop-manage/area-config'
import country from '../../../entities/develop-manage/country'
import { AREA_GROUPS } from '../../../fields/areas/field'
import { pickCaption } from '../../../fields/format'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { usesOf } from '../../operations/uses-of'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'
import { countryIds } from './area-calls'
import { areaId } from './area-id'

type Area = Row<typeof areaConfig>

/** Inside a group a country is in one area at most; an area is known to the apps by the codes of its countries. */
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

/** What names an area in addition to what is changed of it; anything else in it is refused with the rest. */
const namedArea = z.object({
  id: z.union([z.number(), z.string()]).catch(''),
  oldId: z.coerce.number().int().optional().catch(undefined),
  group: z.enum(AREA_GROUPS).optional().catch(undefined),
})

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

async function codesOf({ records }: Context, countries: readonly number[]): Promise<string> {
  const found = await records.where(country, { id: [...countries] })
  return found
    .map(({ isoCode }) => isoCode)
    .sort()
    .join(',')
}
