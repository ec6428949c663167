import type agent from '../../../entities/goods-and-order/agent'
import type agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import type agentTransfer from '../../../entities/goods-and-order/agent-transfer'
import { dateOf, day, hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf } from '../world'
import { agentBooks, agentPlans, agentTerms } from './agent-plan'
import { countryId } from './places'
import { priced } from './prices'

/** What was written to an agent who sends coins on. */
const asks: Readonly<Record<string, readonly string[]>> = {
  in_ID: ['Kak, isi koin ya, sudah transfer', 'Top up seperti biasa kak', 'Bukti transfer sudah dikirim'],
  es_MX: ['Ya te deposité, me cargas porfa', 'Lo mismo de siempre', 'Va el comprobante'],
  ar_AE: ['حوّلت المبلغ، اشحن لي من فضلك', 'نفس المبلغ المعتاد', 'أرسلت صورة التحويل'],
  en: ['Paid by transfer, please load', 'Same as last week please', 'Sent the receipt just now'],
  zh_CN: ['已转账，麻烦充值', '和上次一样', '截图已发'],
}

export const agentGenerator: Generator = {
  count: (world) => agentPlans(world).length,
  distinct: true,
  row(world, index, random): RowOf<typeof agent> {
    const { name, market, level, parent, user, state, currency, joinedAt } = agentPlans(world)[index]!
    const { deposits, transfers, balances } = agentBooks(world)
    const { now } = world.calendar
    const { discount, bonus, size } = agentTerms[level]
    const isRecent = ({ at }: { readonly at: number }) => at > now - 30 * day
    const bought = deposits.filter((each) => each.agent === index && each.state === 'credited' && isRecent(each))
    const sold = transfers.filter((each) => each.agent === index && each.state === 'done' && isRecent(each))
    const sum = (list: readonly { readonly coins: number }[]) => list.reduce((total, { coins }) => total + coins, 0)
    const worth = (cents: number) => (currency === 'USD' ? cents : priced(market, cents).amount)
    const creditLimit = level === 'second' ? 0 : worth(50_000 * size)
    const entity = entityOf(world, 'agent')
    const operator = staffOf(world, entity, random)
    const isBusy = sold.length > 0
    return {
      ...{ name, level, state, currency, creditLimit, operator: operator ?? 0 },
      agentNo: `A${10_001 + index * 7}`,
      user: world.id('user', user) ?? 0,
      parent: parent === undefined ? null : world.id('agent', parent),
      countries: [countryId(world, market.iso2) ?? 0],
      contact: `WhatsApp @${name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '.')
        .replace(/^\.|\.$/g, '')}`,
      contractTo:
        state === 'applied' || state === 'refused' ? null : dateOf(Math.max(joinedAt + 730 * day, now + 40 * day)),
      discount,
      bonusPercent: bonus,
      deposit: worth(20_000 * size),
      creditUsed:
        creditLimit > 0 && state === 'active' && random.chance(0.3)
          ? Math.round((creditLimit * random.between(10, 60)) / 100)
          : 0,
      balance: balances[index] ?? 0,
      minTransfer: 100,
      maxTransferDay: 500_000 * size,
      listed: state === 'active',
      bought30d: sum(bought),
      sold30d: sum(sold),
      customers30d: new Set(sold.map((each) => each.user)).size,
      complaints90d: isBusy ? random.skewed(4, 3) : 0,
      riskScore: state === 'frozen' || state === 'terminated' ? random.between(70, 92) : random.skewed(45, 1.6),
      createdAt: instant(joinedAt - (state === 'applied' ? 0 : day)),
      updatedAt: instant(state === 'active' || state === 'applied' ? joinedAt : Math.max(joinedAt, now - 12 * day)),
    }
  },
}

export const agentDepositGenerator: Generator = {
  count: (world) => agentBooks(world).deposits.length,
  row(world, index, random): RowOf<typeof agentDeposit> {
    const { agent, at, coins, bonus, amount, state } = agentBooks(world).deposits[index]!
    const { currency } = agentPlans(world)[agent]!
    const { now } = world.calendar
    const method = random.pick(
      currency === 'USD' ? (['bank', 'usdt', 'bank'] as const) : (['bank', 'bank', 'online'] as const),
    )
    const isOver = state === 'credited' || state === 'rejected'
    const entity = entityOf(world, 'agentDeposit')
    const createdBy = staffOf(world, entity, random)
    return {
      ...{ coins, amount, currency, method, state, createdBy },
      agent: world.id('agent', agent) ?? 0,
      bonusCoins: bonus,
      order: null,
      ...(method === 'online' && { receipt: [] }),
      ...(state === 'awaitingPayment' && { receipt: [], bankRef: null }),
      approvedBy: state === 'credited' ? staffOf(world, entity, random, new Set([createdBy])) : null,
      rejectReason:
        state === 'rejected' ? random.pick(['No such payment on our account', 'The sum differs from the order']) : null,
      createdAt: instant(at),
      updatedAt: instant(isOver ? Math.min(now, at + random.between(20, 240) * minute) : Math.min(now, at + hour / 4)),
    }
  },
}

export const agentTransferGenerator: Generator = {
  isLater: true,
  count: (world) => agentBooks(world).transfers.length,
  row(world, index, random): RowOf<typeof agentTransfer> {
    const { agent, at, coins, user, toAgent, state } = agentBooks(world).transfers[index]!
    const { market } = agentPlans(world)[agent]!
    const { now } = world.calendar
    return {
      ...{ coins, state },
      agent: world.id('agent', agent) ?? 0,
      user: world.id('user', user) ?? 0,
      toAgent: toAgent === undefined ? null : world.id('agent', toAgent),
      country: countryId(world, market.iso2),
      userAsked: toAgent === undefined ? random.pick(asks[market.voice]!) : null,
      risk:
        state === 'done'
          ? random.chance(0.04)
            ? 'burst'
            : 'none'
          : random.pick(['sameDevice', 'burst', 'newUser'] as const),
      entry: null,
      createdAt: instant(at),
      updatedAt: instant(state === 'done' ? at : Math.min(now, at + 3 * hour)),
      createdBy: null,
      updatedBy: null,
    }
  },
}
