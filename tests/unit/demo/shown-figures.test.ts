import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 7, now, sizes: { user: 1_000, device: 1_200 } })
const rowsOf = (name: string): readonly DemoRow[] => [...demoRows(world, name)]
const at = (value: unknown) => Date.parse(String(value))

describe('A statement for a partner of shorts', () => {
  const statements = rowsOf('shortShareStatement')
  const lines = rowsOf('shortShareLine')

  test('is what its lines come to, in every sum', () => {
    const wrong = ['coinIncome', 'adIncome', 'vipIncome', 'share', 'unlocks'].flatMap((field) => {
      const sums = new Map<unknown, number>()
      for (const row of lines) sums.set(row['statement'], (sums.get(row['statement']) ?? 0) + Number(row[field]))
      return statements.filter((row) => sums.get(row['id']) !== row[field])
    })
    expect(statements.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('pays less than the net base, after recoup and tax, to the partner of its agreement', () => {
    const partners = new Map(rowsOf('shortShareAgreement').map(({ id, partner }) => [id, partner]))
    const wrong = statements.filter(
      ({ share, netBase, payable, recoup, adjustment, tax, agreement, partner }) =>
        Number(share) > Number(netBase) ||
        payable !== Number(share) - Number(recoup) + Number(adjustment) - Number(tax) ||
        partners.get(agreement) !== partner,
    )
    expect(wrong).toEqual([])
  })
})

test('of those who watch a short some come to the paywall, and of them a few pay; what is left is the margin', () => {
  const wrong = rowsOf('shortMoneyDay').filter((row) => {
    const [viewers, paywall, payers] = [row.viewers, row.paywallUsers, row.payers].map(Number)
    const income = Number(row.coinIncome) + Number(row.adIncome) + Number(row.vipIncome)
    const spent = Number(row.refunds) + Number(row.adSpend) + Number(row.partnerShare)
    return paywall! > viewers! || payers! > paywall! / 5 || row.margin !== income - spent
  })
  expect(wrong).toEqual([])
})

describe('A match', () => {
  const matches = rowsOf('sportsMatch')

  test('has a score from its first minute on, and is over after its last', () => {
    const early = matches.filter(({ startsAt, homeScore }) => at(startsAt) > now && homeScore !== null)
    const late = matches.filter(
      ({ startsAt, state }) =>
        at(startsAt) < now - 3 * 3_600_000 && ['draft', 'published', 'live'].includes(String(state)),
    )
    expect([...early, ...late]).toEqual([])
    expect(matches.filter(({ state }) => state === 'live').length).toBe(1)
    expect(matches.filter(({ state }) => state === 'published').length).toBeGreaterThan(5)
  })

  test('is shown by a stream of its own', () => {
    const streams = new Map(rowsOf('sportsStream').map(({ id, match }) => [id, match]))
    const shown = matches.filter(({ stream }) => stream !== null)
    expect(shown.filter(({ id, stream }) => streams.get(stream) !== id)).toEqual([])
  })
})

test('a pool of reviews has as many tasks as stand in it, and no more people on duty than there are', () => {
  const tasks = rowsOf('reviewTask')
  const reviewers = rowsOf('reviewer').length
  const wrong = rowsOf('reviewPool').filter(
    ({ id, waiting, onDuty }) =>
      waiting !== tasks.filter(({ pool, state }) => pool === id && state === 'waiting').length ||
      Number(onDuty) > reviewers,
  )
  expect(wrong).toEqual([])
})

test('a reason for rejecting says which one it was, to those whose content it was', () => {
  const wrong = rowsOf('reviewReason').filter(({ userMessage, name }) => {
    const [, called = ''] = /"zh_CN":"([^"]*)"/.exec(JSON.stringify(name)) ?? []
    return called === '' || !JSON.stringify(userMessage).includes(called)
  })
  expect(wrong).toEqual([])
})

test('who unlocks episodes of a short pays for as many as they are, and we book no more than that', () => {
  const wrong = rowsOf('shortUnlock').filter(
    ({ fromNumber, toNumber, coins, bonusCoins, value }) =>
      Number(toNumber) < Number(fromNumber) ||
      Number(coins) + Number(bonusCoins) > 50 * (Number(toNumber) - Number(fromNumber) + 1) ||
      Number(value) > Number(coins),
  )
  expect(wrong.slice(0, 2)).toEqual([])
})

test('patrol decides within minutes of what it saw, and what is open is of a stream that runs', () => {
  const states = new Map(rowsOf('liveSession').map(({ id, state }) => [id, state]))
  const wrong = rowsOf('liveInspection').filter(
    (row) =>
      (row.state === 'decided' && at(row['decidedAt']) - at(row['createdAt']) > 3_600_000) ||
      (row.state !== 'decided' && states.get(row.session) !== 'live'),
  )
  expect(wrong.slice(0, 2)).toEqual([])
})

describe('A partner of shorts', () => {
  test('is a company of its own, is paid by its own name, and has what its statements came to', () => {
    const partners = rowsOf('shortPartner')
    expect(new Set(partners.map(({ name }) => name)).size).toBe(partners.length)
    const names = new Map(partners.map(({ id, name }) => [id, name]))
    const strange = rowsOf('shortWithdrawal').filter(
      ({ partner, payee }) => !JSON.stringify(payee).includes(String(names.get(partner))),
    )
    expect(strange.slice(0, 2)).toEqual([])
    const credited = rowsOf('shortShareStatement').filter(({ state }) => state === 'credited')
    const wrong = partners.filter(({ id, balance, frozen, paidTotal }) => {
      const own = credited.filter(({ partner }) => partner === id)
      const sum = own.reduce((total, { payable }) => total + Number(payable), 0)
      return Number(balance) + Number(frozen) + Number(paidTotal) !== sum
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
