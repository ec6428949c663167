import type integralWithdrawal from '../../../entities/task-center/integral-withdrawal'
import { countries } from '../words/countries'
import type { Generator, RowOf } from '../world'
import { currencyRate } from './prices'

/** A thousand points are a US dollar, paid in the money of the user's country; fee and tax are taken off. */
export const integralWithdrawalGenerator: Generator = {
  isLater: true,
  row(world, _index, random): RowOf<typeof integralWithdrawal> {
    const at = random.int(world.count('user'))
    const country = world.columns('integralWithdrawal', 'user')?.get('country')?.[at]
    const currency =
      typeof country === 'number' ? countries[country - (world.id('country', 0) ?? 1)]?.currency : undefined
    const { rate, decimals } = currencyRate(currency ?? 'USD')
    const points = random.pick([3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 50_000])
    const amount = Math.round((points / 1_000) * rate * 10 ** decimals)
    const [fee, tax] = [
      Math.round(amount * random.pick([0, 0, 0.02])),
      Math.round(amount * random.pick([0, 0.05, 0.1])),
    ]
    const parts = [0.46, 0.18, 0.2, 0.1].map((share) => Math.round(points * share))
    const [task = 0, signIn = 0, invite = 0, activity = 0] = parts
    return {
      user: world.id('user', at),
      ...{ points, amount, fee, tax },
      net: amount - fee - tax,
      currency: currency ?? 'USD',
      rate: 1,
      payoutCurrency: currency ?? 'USD',
      payoutAmount: amount - fee - tax,
      earnedBy: { task, signIn, invite, activity, partner: 0, other: points - task - signIn - invite - activity },
      riskScore: random.skewed(90, 2.2),
      ...(random.chance(0.85) ? { riskFlags: [] } : {}),
    }
  },
}
