import { sql } from 'kysely'
import { findMarket } from '../../../../commands/vip-manage/vip-manage'
import { compareTiers } from '../../../../commands/vip-manage/vip-manage/tiers'
import market from '../../../entities/vip-manage/market'
import user from '../../../entities/user-manage/user'
import vipTier from '../../../entities/vip-manage/vip-tier'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { ALL_AREAS } from '../../../fields/areas/field'
import { areasAround } from '../../operations/areas-around'
import { defineRules, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { captionText } from '../pay/caption-text'

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
  const sharesArea = a.areas.includes(-1) || b.areas.includes(-1) || a.areas.some((area) => b.areas.includes(area))
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

export const findingMarket = handlePage(findMarket, {
  run: async ({ db, records }, { user: id }) => {
    const { client, country, area } = await records.get(user, id)
    const around = [ALL_AREAS, ...(await areasAround({ db }, country, area))]
    const found = (await records.where(market, { enabled: true })).filter(
      ({ clients, areas }) =>
        client !== null && clients.includes(client) && areas.some((each) => around.includes(each)),
    )
    const findings = found.map<Finding>(({ id: marketId, name, currency }) => ({
      caption: 'vip-manage.vip-manage.findMarket.found',
      params: { name },
      value: currency,
      to: `/vip-manage/vip-goods/${marketId}`,
      tone: found.length === 1 ? 'good' : 'warn',
    }))
    return {
      findings:
        findings.length > 0 ? findings : [{ caption: 'vip-manage.vip-manage.findMarket.none', tone: 'bad' as const }],
    }
  },
})

/** What tiers are told apart by. */
const compared = ['maxDevices', 'maxStreams', 'maxDefinition', 'downloads', 'dailyCoins', 'titleDiscount'] as const

export const comparingTiers = handlePage(compareTiers, {
  run: async ({ records, language }) => {
    const tiers = (await records.where(vipTier, {})).sort((a, b) => a.rankValue - b.rankValue)
    return {
      findings: compared.map<Finding>((name) => ({
        caption: `vipTier.${name}`,
        value: tiers.map((tier) => `${captionText(tier.name, language)} ${tier[name] ?? '—'}`).join('  ·  '),
      })),
    }
  },
})
