import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const sizes = { user: 3_000, device: 3_600, order: 1_500, currencyEntry: 6_000, wallet: 1_500 }
const world = demoWorld({ registry, seed: 8, now, sizes })
const rowsOf = (name: string) => [...demoRows(world, name)]
const sum = (rows: readonly Readonly<Record<string, unknown>>[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0)

describe('VIP of the demo', () => {
  test('a member began in the past, is in force as the state says, and paid for no more days than there were', () => {
    const wrong = rowsOf('vipMember').filter(({ startsAt, expiresAt, state, paidDays, totalDays, totalPaid }) => {
      const isOver = Date.parse(String(expiresAt)) < now
      return (
        Date.parse(String(startsAt)) > now ||
        (state === 'expired' && !isOver) ||
        (state === 'active' && isOver) ||
        Number(paidDays) > Number(totalDays) ||
        (paidDays === 0) !== (totalPaid === 0)
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a package chooses beforehand one of the plans that it shows', () => {
    const wrong = rowsOf('vipPackage').filter(
      ({ products, defaultProduct }) => !JSON.stringify(products).includes(`"product":${String(defaultProduct)},`),
    )
    expect(wrong).toEqual([])
  })

  test('the VIP centre always has plans and terms, and lists what a part of that kind lists', () => {
    const blocks = rowsOf('vipConfigBlock')
    const wrong = rowsOf('vipConfiguration').filter(({ id, blockCount }) => {
      const kinds = blocks.filter(({ configuration }) => configuration === id).map(({ kind }) => kind)
      return kinds.length !== blockCount || !kinds.includes('plans') || !kinds.includes('terms')
    })
    expect(wrong).toEqual([])
    expect(blocks.filter(({ kind, single }) => (kind === 'titles') !== (single !== null))).toEqual([])
    expect(blocks.filter(({ kind, activity }) => (kind === 'activity') !== (activity !== null))).toEqual([])
  })

  test('a discount is a share, a price or days', () => {
    const wrong = rowsOf('vipDiscountCase').filter(
      (row) =>
        [row['percentOff'], row['price'], row['extraDays']].filter((value) => typeof value === 'number').length !== 1,
    )
    expect(wrong).toEqual([])
  })

  test('a batch of codes has a partner where it is sold, and as many redeemed as its codes say', () => {
    const codes = rowsOf('vipCode')
    const wrong = rowsOf('vipCodeBatch').filter(({ id, kind, purpose, partner, redeemed, sharedCode }) => {
      const used = codes.filter(({ batch, state }) => batch === id && state === 'redeemed').length
      const isSold = purpose === 'sale' || purpose === 'partner'
      return (
        isSold !== (typeof partner === 'string') ||
        (kind === 'shared') !== (typeof sharedCode === 'string') ||
        (kind === 'single' && used !== redeemed)
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('Coins of the demo', () => {
  test('an agent has what was bought and sent to it, less what it sent on', () => {
    const deposits = rowsOf('agentDeposit').filter(({ state }) => state === 'credited')
    const transfers = rowsOf('agentTransfer').filter(({ state }) => state !== 'reversed')
    expect(transfers.length).toBeGreaterThan(500)
    const wrong = rowsOf('agent').filter(({ id, balance }) => {
      const bought = deposits.filter(({ agent }) => agent === id)
      const got = transfers.filter(({ toAgent, state }) => toAgent === id && state === 'done')
      const sent = transfers.filter(({ agent }) => agent === id)
      return sum(bought, 'coins') + sum(bought, 'bonusCoins') + sum(got, 'coins') - sum(sent, 'coins') !== balance
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a wallet holds what its entries left, and its last entry is its last', () => {
    const entries = rowsOf('currencyEntry')
    expect(entries.filter(({ balanceAfter }) => Number(balanceAfter) < 0)).toEqual([])
    const byWallet = new Map<string, Readonly<Record<string, unknown>>[]>()
    for (const entry of entries) {
      const key = `${String(entry['user'])} ${String(entry['virtualCurrency'])}`
      byWallet.set(key, [...(byWallet.get(key) ?? []), entry])
    }
    const wrong = rowsOf('wallet').filter(({ user, virtualCurrency, balance, lastEntryAt }) => {
      const own = byWallet.get(`${String(user)} ${String(virtualCurrency)}`) ?? []
      return sum(own, 'amount') !== balance || (own.length > 0 && own.at(-1)?.['createdAt'] !== lastEntryAt)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('What hosts and companions ask to be paid', () => {
  const requests = () => rowsOf('cashOut').filter(({ source }) => source === 'biscuits' || source === 'escort')

  test('has come in since their request before, but for what was left of that', () => {
    const entries = rowsOf('currencyEntry')
    const wrong = requests().filter(({ cashOutNo, user, units }) => {
      const own = entries.filter((entry) => entry['user'] === user)
      const taken = own.findIndex(({ scene, sourceNo }) => scene === 'cashOut' && sourceNo === cashOutNo)
      const last = own.slice(0, taken).findLastIndex(({ scene }) => scene === 'cashOut')
      const since = own.slice(last + 1, taken).filter(({ direction }) => direction === 'in')
      const left = Number(own[last]?.['balanceAfter'] ?? 0)
      return taken < 0 || own[taken]!['amount'] !== -Number(units) || left + sum(since, 'amount') < Number(units)
    })
    expect(wrong.slice(0, 2)).toEqual([])
    expect(requests().length).toBeGreaterThan(20)
  })

  test('is told to be the first where nothing was paid to them before', () => {
    const all = rowsOf('cashOut')
    const wrong = all.filter(({ user, createdAt, previous, riskFlags }) => {
      const before = all.filter(
        (other) =>
          other['user'] === user && other['state'] === 'paid' && String(other['createdAt']) < String(createdAt),
      )
      return before.length !== previous || (previous === 0) !== JSON.stringify(riskFlags).includes('firstTime')
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('is all that leaves wallets as paid out, and comes back where it is not paid', () => {
    const numbers = (scene: string) =>
      new Set(rowsOf('currencyEntry').flatMap((entry) => (entry['scene'] === scene ? [entry['sourceNo']] : [])))
    const known = new Set(requests().map(({ cashOutNo }) => cashOutNo))
    expect([...numbers('cashOut')].filter((number) => !known.has(String(number)))).toEqual([])
    const undone = requests().filter(({ state }) => state === 'rejected' || state === 'cancelled')
    expect(numbers('cashOutBack')).toEqual(new Set(undone.map(({ cashOutNo }) => cashOutNo)))
  })
})

describe('Days of VIP that are given', () => {
  test('come to people times days, and go to no more than they are for, once somebody else agreed', () => {
    const wrong = rowsOf('vipIssue').filter((row) => {
      const { people, days, totalDays, succeeded, failed, approvedBy, createdBy, executedAt, target, users } = row
      const isDone = executedAt !== null
      return (
        Number(people) * Number(days) !== totalDays ||
        Number(succeeded) + Number(failed) > Number(people) ||
        (isDone && (approvedBy === null || approvedBy === createdBy)) ||
        (!isDone && succeeded !== 0) ||
        (target === 'users') !== Array.isArray(users)
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('Changes of VIP time of the demo', () => {
  const day = 24 * 3_600_000
  const at = (text: unknown) => Date.parse(String(text))
  // As many subscribe as in the whole demo, so that there are others as well.
  const own = demoWorld({ registry, seed: 8, now, sizes: { ...sizes, subscription: 600, vipMember: 2_700 } })
  const records = [...demoRows(own, 'vipRecord')]
  const members = [...demoRows(own, 'vipMember')]
  const chains = new Map<string, typeof records>()
  for (const row of records) {
    const key = `${String(row['user'])} ${String(row['tier'])}`
    chains.set(key, [...(chains.get(key) ?? []), row])
  }

  test('each goes on where the one before ended', () => {
    const wrong = [...chains.values()].flatMap((chain) =>
      chain.filter(({ beforeExpiresAt, afterExpiresAt, createdAt, days }, nth) => {
        const before = chain[nth - 1]?.['afterExpiresAt'] ?? null
        const start = Math.max(at(createdAt), before === null ? 0 : at(before))
        return beforeExpiresAt !== before || at(afterExpiresAt) !== Math.max(at(createdAt), start + Number(days) * day)
      }),
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('the last one leads to what the member has, and all of them are before now', () => {
    const wrong = members.filter(({ user, tier, expiresAt, totalDays, startsAt }) => {
      const chain = chains.get(`${String(user)} ${String(tier)}`) ?? []
      return (
        chain.at(-1)?.['afterExpiresAt'] !== expiresAt ||
        chain[0]?.['createdAt'] !== startsAt ||
        chain.reduce((sum, { days }) => sum + Number(days), 0) !== totalDays
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
    expect(chains.size).toBe(members.length)
    expect(records.filter(({ createdAt }) => at(createdAt) > now)).toEqual([])
  })

  test('who is a member now is one tomorrow, so that nobody stops being one while the demo is looked at first', () => {
    const inForce = members.filter(({ state }) => state === 'active' || state === 'trial')
    expect(inForce.length).toBeGreaterThan(300)
    expect(inForce.filter(({ expiresAt }) => at(expiresAt) < now + day)).toEqual([])
  })

  test('what was paid for names the plan and the order of that buyer; codes and issues are those of that member', () => {
    const orders = new Map([...demoRows(own, 'order')].map((row) => [row['id'], row]))
    const codes = new Map([...demoRows(own, 'vipCode')].map((row) => [row['id'], row]))
    const paid = records.filter(({ order }) => order !== null)
    expect(paid.length).toBeGreaterThan(300)
    expect(paid.filter(({ order, user }) => orders.get(order)?.['user'] !== user)).toEqual([])
    expect(records.filter(({ kind, code }) => (kind === 'code') !== (code !== null) && kind !== 'correction')).toEqual(
      [],
    )
    expect(records.filter(({ code, user }) => code !== null && codes.get(code)?.['user'] !== user)).toEqual([])
    expect(records.filter(({ kind, vipProduct }) => /purchase|renewal/.test(String(kind)) && !vipProduct)).toEqual([])
  })

  test('a user stands as the membership does, has paid for it, and nobody subscribes without being a member', () => {
    const users = [...demoRows(own, 'user')].filter(({ state }) => state !== 'deleted')
    const memberOf = new Map(members.map((row) => [row['user'], row]))
    const expected = (member: Readonly<Record<string, unknown>> | undefined) => ({
      vipExpiresAt: !member || member['state'] === 'revoked' ? null : member['expiresAt'],
      vipState: member
        ? ({ revoked: 'expired', paused: 'active' }[String(member['state'])] ?? member['state'])
        : 'none',
    })
    const wrong = users.filter(
      ({ id, vipState, vipExpiresAt }) =>
        JSON.stringify({ vipExpiresAt, vipState }) !== JSON.stringify(expected(memberOf.get(id))),
    )
    expect(wrong.slice(0, 2)).toEqual([])
    expect(
      users.filter(({ id, totalPaid }) => Number(totalPaid) < Number(memberOf.get(id)?.['totalPaid'] ?? 0)),
    ).toEqual([])
    const subscribed = [...demoRows(own, 'subscription')]
    expect(subscribed.length).toBe(600)
    expect(subscribed.filter(({ user }) => !memberOf.has(user))).toEqual([])
  })
})
