import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import market from '../../../entities/vip-manage/market'
import vipTier from '../../../entities/vip-manage/vip-tier'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

type Market = Row<typeof market>

/** Two enabled markets share no client and area; the currency stays once there is an order, the code once there are goods. */
export const marketRules = defineRules(market, {
  beforeSave: async ({ db, records }, draft, current) => {
    const place = { enabled: true, ...current, ...draft } as Market
    if (current && 'currency' in draft && draft.currency !== current.currency) {
      const { rows } = await sql`select 1 from "order" where market = ${current.id} limit 1`.execute(db)
      if (rows.length > 0) throw badField('currency', 'vip-manage.vip-manage.currencyFixed')
    }
    if (current && 'code' in draft && draft.code !== current.code) {
      const { rows } = await sql`select 1 from vip_goods where market = ${current.id} limit 1`.execute(db)
      if (rows.length > 0) throw badField('code', 'vip-manage.vip-manage.codeFixed')
    }
    const touches = ['areas', 'clients', 'enabled', 'store'].some((name) => name in draft)
    if (!place.enabled || !touches) return
    const others = await records.where(market, { enabled: true })
    const twin = others.find((other) => other.id !== current?.id && overlap(other, place))
    if (twin) throw badField('areas', 'vip-manage.vip-manage.overlaps', { name: twin.name })
  },
})

/** Whether a user could fall in either of two markets. */
export function overlap(
  a: Pick<Market, 'areas' | 'clients' | 'store'>,
  b: Pick<Market, 'areas' | 'clients' | 'store'>,
): boolean {
  const sharesArea =
    a.areas.includes(ALL_AREAS) || b.areas.includes(ALL_AREAS) || a.areas.some((area) => b.areas.includes(area))
  return a.store === b.store && sharesArea && a.clients.some((client) => b.clients.includes(client))
}

/** A tier that somebody has is not deleted, and its limits do not shrink under them. */
export const tierRules = defineRules(vipTier, {
  beforeSave: async (_context, draft, current) => {
    if (!current || (current.members ?? 0) === 0) return Promise.resolve()
    for (const name of ['maxDevices', 'maxStreams', 'downloads'] as const)
      if (name in draft && (draft[name] ?? 0) < (current[name] ?? 0))
        throw badField(name, 'vip-manage.vip-manage-tiers.onlyMore')
    return Promise.resolve()
  },
  beforeRemove: async (_context, { members }) => {
    if ((members ?? 0) > 0) throw refused('vip-manage.vip-manage-tiers.hasMembers', { count: members ?? 0 })
    return Promise.resolve()
  },
})
