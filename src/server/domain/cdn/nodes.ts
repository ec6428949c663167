import cdnRoute from '../../../entities/app-manage/cdn-route'
import type { Row } from '../../../schema/entity'
import { ALL_AREAS } from '../../../fields/areas/field'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Route = Row<typeof cdnRoute>

/** There is always a route for all areas, and its fallback is another node than those that carry it. */
export const routeRules = defineRules(cdnRoute, {
  beforeSave: async (_context, draft, current) => {
    const { shares, fallback, sharesBefore } = { ...current, ...draft }
    if (draft.shares === undefined && draft.fallback === undefined) return
    const isOnFallback = sharesBefore !== null && sharesBefore !== undefined
    if (!isOnFallback && shares?.length === 1 && shares[0]?.node === fallback)
      throw badField('fallback', 'app-manage.cdn-setting-routes.sameNode')
  },
  beforeRemove: async (context, row) => {
    if (await isLastForAll(context, row)) throw refused('app-manage.cdn-setting-routes.lastForAll')
  },
  may: async (context, verb, row): Promise<Verdict> =>
    (verb !== 'disable' && verb !== 'delete') ||
    !(await isLastForAll(context, row)) ||
    'app-manage.cdn-setting-routes.lastForAll',
})

async function isLastForAll({ records }: Context, row: Route): Promise<boolean> {
  if (!row.enabled || !row.areas.includes(ALL_AREAS)) return false
  const others = await records.where(cdnRoute, { use: row.use, enabled: true })
  return !others.some((other) => other.id !== row.id && other.areas.includes(ALL_AREAS))
}
