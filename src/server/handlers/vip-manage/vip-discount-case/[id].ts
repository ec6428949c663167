import { sql } from 'kysely'
import * as commands from '../../../../../commands/vip-manage/vip-discount-case/[id]'
import user from '../../../../entities/user-manage/user'
import vipDiscountCase from '../../../../entities/vip-manage/vip-discount-case'
import type { Finding } from '../../../../schema/findings'
import { type Case, page } from '../../../domain/commerce/vip-offers'
import { handlers } from '../../../operations/handler'
import { dayMs } from '../../../../schema/time'

/** A new user is one of less than a week. */
const newForMs = 7 * dayMs

export default handlers(commands, {
  /** The live cases of a market in the order they would be shown, with the rule that is against each one. */
  simulate: {
    run: async ({ db, records, now }, { user: id, market }) => {
      const holder = await records.get(user, id)
      const live = (await records.where(vipDiscountCase, { state: 'live' })).filter(({ markets }) =>
        markets.includes(market),
      )
      const { rows } = await sql<{ count: number }>`select count(*) as count from "order"
      where "user" = ${id} and kind = 'vip' and state in ('paid', 'delivered')`.execute(db)
      const paid = Number(rows[0]?.count ?? 0)
      const registered = holder.registeredAt === null ? 0 : Date.parse(holder.registeredAt)
      const facts = {
        paid,
        isVip: holder.vipState === 'active' || holder.vipState === 'grace',
        ageMs: now.getTime() - registered,
      }
      return {
        findings: live
          .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
          .map<Finding>((offer) => {
            const why = againstCase(offer, facts)
            const caption = why ? `${page}.simulate.${why}` : `${page}.simulate.mayHave`
            return { caption, params: { name: offer.name }, tone: why ? 'bad' : 'good' }
          }),
      }
    },
  },
})

/** The rule that keeps somebody from a case; undefined where there is none. */
function againstCase(
  { audience, quota, used }: Pick<Case, 'audience' | 'quota' | 'used'>,
  facts: { readonly paid: number; readonly isVip: boolean; readonly ageMs: number },
): 'usedUp' | 'paidBefore' | 'notNew' | 'notVip' | 'stillVip' | 'neverPaid' | 'byGroup' | undefined {
  if (quota !== null && (used ?? 0) >= quota) return 'usedUp'
  if (audience === 'neverPaid') return facts.paid > 0 ? 'paidBefore' : undefined
  if (audience === 'newUser') return facts.ageMs > newForMs ? 'notNew' : undefined
  if (audience === 'active') return facts.isVip ? undefined : 'notVip'
  if (audience === 'lapsed' || audience === 'cancelled')
    return facts.isVip && audience === 'lapsed' ? 'stillVip' : facts.paid === 0 ? 'neverPaid' : undefined
  return audience === 'group' ? 'byGroup' : undefined
}
