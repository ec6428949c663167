import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 7, now, sizes: { user: 2_000, device: 2_400 } })
const rowsOf = (name: string) => [...demoRows(world, name)]

describe('Money that leaves', () => {
  const rules = new Map(rowsOf('cashOutRule').map((row) => [row['id'], row]))
  const cashOuts = rowsOf('cashOut')

  test('a cash-out keeps to a rule of its source and country that was in force', () => {
    const wrong = cashOuts.filter(({ rule, source, country, method, grossUsd, createdAt }) => {
      const found = rules.get(rule)
      return (
        found?.['source'] !== source ||
        ![found?.['countries']].flat().includes(country) ||
        ![found?.['methods']].flat().includes(method) ||
        Number(grossUsd) < Number(found?.['minUsd']) ||
        Number(grossUsd) > Number(found?.['maxUsdOnce']) ||
        String(createdAt) < String(found?.['effectiveFrom'])
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('one rule of a source is in force in a country', () => {
    const keys = [...rules.values()]
      .filter(({ state }) => state === 'active')
      .flatMap(({ source, countries }) => [countries].flat().map((country) => `${String(source)} ${String(country)}`))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('biscuits are paid to the host who earned them', () => {
    const hosts = new Map(rowsOf('anchor').map((row) => [row['id'], row]))
    const ofHosts = cashOuts.filter(({ source }) => source === 'biscuits')
    expect(ofHosts.length).toBeGreaterThan(200)
    const wrong = ofHosts.filter(({ anchor, user }) => hosts.get(anchor)?.['user'] !== user)
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('other income is paid to the companion, promoter, inviter or agent who had it', () => {
    const earners = {
      escort: rowsOf('escort').map(({ user }) => user),
      promoter: rowsOf('promoter').map(({ user }) => user),
      fission: rowsOf('fissionInvitation').map(({ inviter }) => inviter),
      agentRefund: rowsOf('agent').map(({ user }) => user),
    }
    for (const [source, users] of Object.entries(earners)) {
      const paid = cashOuts.filter((row) => row['source'] === source)
      expect(paid.length, source).toBeGreaterThan(5)
      expect(paid.filter(({ user }) => !users.includes(user)).slice(0, 2), source).toEqual([])
    }
  })

  test('a payout batch comes to what its requests come to', () => {
    const wrong = rowsOf('payoutBatch').filter(({ id, amount, amountUsd, count, paidCount, currency, method }) => {
      const lines = cashOuts.filter(({ batch }) => batch === id)
      const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0)
      return (
        sum('payAmount') !== amount ||
        sum('netUsd') !== amountUsd ||
        lines.length !== count ||
        lines.filter(({ state }) => state === 'paid').length !== paidCount ||
        lines.some((line) => line['currency'] !== currency || line['method'] !== method)
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('what was paid lies in a batch and was paid after that was sent', () => {
    const batches = new Map(rowsOf('payoutBatch').map((row) => [row['id'], row]))
    const wrong = cashOuts.filter(
      ({ state, batch, paidAt }) => state === 'paid' && !(String(paidAt) > String(batches.get(batch)?.['sentAt'])),
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('A cloud budget of the demo', () => {
  test('has spent what the days of its month cost, and is in the state that this makes', () => {
    const days = rowsOf('cloudUsageDay')
    const wrong = rowsOf('cloudBudget').filter(({ product, market, month, spent, limit, warnAt, state }) => {
      const cost = days
        .filter(
          (day) =>
            String(day['date']).startsWith(String(month)) &&
            (product === 'all' || day['product'] === product) &&
            (market === 'all' || day['market'] === market),
        )
        .reduce((sum, day) => sum + Number(day['billedCost'] ?? day['estimatedCost']), 0)
      const isCalm = Number(spent) < (Number(limit) * Number(warnAt)) / 100
      return cost !== spent || isCalm !== (state === 'onTrack')
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
