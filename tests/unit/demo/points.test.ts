import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 5, now, sizes: { user: 2_000, device: 2_000 } })
const rowsOf = (name: string) => [...demoRows(world, name)]
const sum = (rows: readonly DemoRow[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)

describe('Points of the demo', () => {
  const entries = rowsOf('integralEntry')
  const orders = rowsOf('integralOrder')

  test('are what came in less what went out, and never less than none', () => {
    const balances = new Map<unknown, number>()
    const wrong = entries.filter(({ user, amount, balanceAfter, direction }) => {
      const balance = (balances.get(user) ?? 0) + Number(amount)
      balances.set(user, balance)
      return balance !== balanceAfter || balance < 0 || Number(amount) < 0 !== (direction === 'out')
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('are spent on orders that cost what the goods do, each booked once', () => {
    const goods = new Map(rowsOf('integralGoods').map((row) => [row['id'], row]))
    const booked = new Map(
      entries.flatMap((row) => (row['kind'] === 'storeOrder' ? [[row['sourceNo'], row['amount']] as const] : [])),
    )
    expect(booked.size).toBe(orders.length)
    const wrong = orders.filter(({ orderNo, points, goods: what, cost, receiver }) => {
      const { price, unitCost, kind } = goods.get(what)!
      const isOdd = (receiver !== null) !== (kind === 'physical')
      return points !== price || cost !== unitCost || booked.get(orderNo) !== -Number(points) || isOdd
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('of a day are the sum of its kinds and of its entries', () => {
    const days = rowsOf('integralDay')
    const wrong = days.filter(({ issued, issuedByKind }) => {
      const parts = typeof issuedByKind === 'object' && issuedByKind ? Object.values(issuedByKind) : []
      return parts.reduce<number>((total, each) => total + Number(each), 0) !== issued
    })
    expect(wrong.slice(0, 2)).toEqual([])
    const first = String(days[0]!['day'])
    const shown = entries.filter(
      ({ createdAt, amount }) =>
        Number(amount) > 0 &&
        String(createdAt).slice(0, 10) >= first &&
        String(createdAt) < new Date(now).toISOString().slice(0, 10),
    )
    expect(sum(days, 'issued')).toBe(sum(shown, 'amount'))
  })

  test('move on about as many days of one week as of another', () => {
    const weekOf = ({ createdAt }: DemoRow) => Math.floor((now - Date.parse(String(createdAt))) / (7 * 86_400_000))
    const [last = 0, , , , before = 0] = [0, 1, 2, 3, 4].map(
      (week) => entries.filter((entry) => weekOf(entry) === week).length,
    )
    expect(before).toBeGreaterThan(20)
    expect(last).toBeLessThan(before * 1.6)
  })

  test('that were paid out are those of the withdrawals', () => {
    const paid = new Map(rowsOf('integralWithdrawal').map(({ withdrawNo, points }) => [withdrawNo, Number(points)]))
    const booked = entries.filter(({ kind }) => kind === 'withdraw')
    expect(booked.length).toBeGreaterThan(10)
    expect(booked.filter(({ sourceNo, amount }) => paid.get(sourceNo) !== -Number(amount))).toEqual([])
  })

  test('that staff gave are those of their batches', () => {
    const batches = rowsOf('integralRecharge').filter(({ state }) => state === 'done')
    const given = entries.filter(({ kind }) => kind === 'recharge')
    expect(given.length).toBeGreaterThan(20)
    expect(sum(batches, 'pointsTotal')).toBe(sum(given, 'amount'))
  })

  test('of a proof that was approved are booked once', () => {
    const proofs = rowsOf('taskSubmission').filter(({ state }) => state === 'approved')
    const codes = new Map(rowsOf('growthTask').map(({ id, code }) => [id, code]))
    const booked = new Set(entries.map(({ user, sourceNo, createdAt }) => JSON.stringify([user, sourceNo, createdAt])))
    expect(proofs.length).toBeGreaterThan(5)
    const wrong = proofs.filter(
      ({ user, task, decidedAt }) => !booked.has(JSON.stringify([user, codes.get(task), decidedAt])),
    )
    expect(wrong).toEqual([])
  })
})
