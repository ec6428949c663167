import { sql } from 'kysely'
import shortUnlock from '../../../entities/short-manage/short-unlock'
import { pickCaption } from '../../../fields/format'
import { caption } from '../../base/captions'
import { defineExport } from '../../jobs/export/own-export'
import { isOwnRow } from '../../access/own-rows'
import { daysBetween } from '../reports/list-file'

/** Purchases of some days added up by drama, or by the episodes of one. */
export const unlockSums = defineExport('short-unlock-sums', {
  code: 'ShortManage:episodeBuyItemized.export',
  open: async (services, { language, account }, params) => {
    const own = isOwnRow({ services, account }, unlockSums.code, shortUnlock, sql.ref('u.id'))
    const { from, to } = daysBetween(String(params.from), String(params.to))
    const isOfOne = typeof params.short === 'number'
    const { rows } = await sql<Sum>`select s.id, s.title, ${isOfOne ? sql`u.from_number` : sql`null`} as number,
      count(*) as purchases, count(distinct u."user") as users, sum(coalesce(u.coins, 0)) as coins,
      sum(coalesce(u.bonus_coins, 0)) as bonus
      from short_unlock u join short s on s.id = u.short
      where u.created_at >= ${from} and u.created_at < ${to} and u.state = 'unlocked' and ${own}
        ${isOfOne ? sql`and u.short = ${params.short}` : sql``}
      group by 1, 2, 3 order by sum(coalesce(u.coins, 0)) desc, s.id, 3`.execute(services.reading)
    const name = (id: string) => caption(language, id)
    const lines = async function* () {
      for (const { id, title, number, purchases, users, coins, bonus } of rows)
        yield await Promise.resolve([
          id,
          pickCaption(title, language),
          number,
          ...[purchases, users, coins, bonus].map(Number),
        ])
    }
    return {
      expected: rows.length,
      headings: [
        ...['short', 'short.title', 'shortUnlock.fromNumber', 'short-manage.episode-buy-itemized.purchases'],
        ...['short-manage.episode-buy-itemized.users', 'shortUnlock.coins', 'shortUnlock.bonusCoins'],
      ].map(name),
      rows: lines(),
    }
  },
})

interface Sum {
  readonly id: number
  readonly title: Readonly<Record<string, string>>
  readonly number: number | null
  readonly purchases: number
  readonly users: number
  readonly coins: number
  readonly bonus: number
}
