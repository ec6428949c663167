import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/first-pay-settings'
import firstPayOffer from '../../../entities/goods-and-order/first-pay-offer'
import user from '../../../entities/user-manage/user'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { areasAround } from '../../operations/areas-around'
import { handlers } from '../../operations/handler'
import { dayMs } from '../../../schema/time'

const page = 'goods-and-order.first-pay-settings'

export default handlers(commands, {
  /** Each live offer of the user's area, with what rules it out. */
  checkUser: {
    run: async ({ db, records, now }, { user: id }) => {
      const [holder, offers] = [await records.get(user, id), await records.where(firstPayOffer, { state: 'live' })]
      const { rows } = await sql<{ count: number; last: string | null; devices: number }>`select
        (select count(*) from "order" where "user" = ${id} and state in ('paid', 'delivered')) as count,
        (select max(paid_at) from "order" where "user" = ${id} and state in ('paid', 'delivered')) as last,
        (select count(*) from "order" o where o."user" <> ${id} and o.state in ('paid', 'delivered')
          and o.device in (select device from "order" where "user" = ${id} and device is not null)) as devices`.execute(
        db,
      )
      const paid = {
        orders: Number(rows[0]?.count ?? 0),
        devices: Number(rows[0]?.devices ?? 0),
        last: rows[0]?.last ?? null,
      }
      const around = new Set([ALL_AREAS, ...(await areasAround({ db }, holder.country, holder.area))])
      const here = offers.filter(({ areas }) => areas.some((area) => around.has(area)))
      const findings = here
        .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
        .map<Finding>((offer) => {
          const why = ruledOut(offer, paid, now)
          return {
            caption: why ? `${page}.checkUser.${why}` : `${page}.checkUser.mayHave`,
            params: { name: offer.name },
            tone: why ? 'bad' : 'good',
          }
        })
      return { findings: [{ caption: `${page}.checkUser.orders`, value: paid.orders }, ...findings] }
    },
  },
})

/** Why an offer is not for somebody who has paid so; undefined where it is. */
function ruledOut(
  { basis, lapsedDays }: Pick<Row<typeof firstPayOffer>, 'basis' | 'lapsedDays'>,
  paid: { readonly orders: number; readonly devices: number; readonly last: string | null },
  now: Date,
): 'paidBefore' | 'deviceUsed' | 'neverPaid' | 'paidLately' | undefined {
  if (basis === 'returning') {
    if (paid.last === null) return 'neverPaid'
    const lapsed = (now.getTime() - Date.parse(paid.last)) / dayMs
    return lapsed < (lapsedDays ?? 0) ? 'paidLately' : undefined
  }
  if (basis === 'device' && paid.devices > 0) return 'deviceUsed'
  return basis !== 'tier' && paid.orders > 0 ? 'paidBefore' : undefined
}
