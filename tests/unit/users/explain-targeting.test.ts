import { describe, expect, it } from 'vitest'
import {
  explain,
  questionsOf,
  treeOfRule,
  treeOfTag,
  type Facts,
} from '../../../src/server/domain/users/explain-targeting'

type Leaves = NonNullable<Parameters<typeof treeOfTag>[0]['leaves']>

const facts: Facts = {
  figures: new Map<string, number | null>([
    ['coins', 1200],
    ['vipDaysLeft', null],
    ['activeDays@7d', 2],
  ]),
  labels: new Set(['firstPayer']),
  rules: new Set(['silent_30']),
}
const coins = (value: number) => ({ kind: 'userIndicator', code: 'coins', operator: 'gte', value }) as const
const all = (...leaves: Leaves) => treeOfTag({ match: 'all', leaves })
const any = (...leaves: Leaves) => treeOfTag({ match: 'any', leaves })

describe('why a user is targeted', () => {
  it('names every leaf of an and that holds, with the user’s own value', () => {
    const tree = all(coins(1000), { kind: 'userLabel', code: 'firstPayer', operator: 'is' })
    expect(explain(tree, facts)).toMatchObject({
      holds: true,
      because: [
        { name: 'coins', expected: 1000, actual: 1200, holds: true },
        { kind: 'label', name: 'firstPayer', actual: true, holds: true },
      ],
    })
  })

  it('names only the branch of an or that made it so', () => {
    const tree = any(coins(9000), { kind: 'ruleUser', code: 'silent_30', operator: 'is' })
    const { holds, because } = explain(tree, facts)
    expect([holds, because.map(({ name }) => name)]).toEqual([true, ['silent_30']])
  })

  it('names what keeps a user out', () => {
    const tree = all(coins(1), { kind: 'userLabel', code: 'firstPayer', operator: 'isNot' })
    const { holds, because } = explain(tree, facts)
    expect([holds, because.map(({ name }) => name)]).toEqual([false, ['firstPayer']])
  })

  it('counts no value as 0, as a selection that is carried out does', () => {
    const tree = all({ kind: 'userIndicator', code: 'vipDaysLeft', operator: 'lte', value: 7 })
    expect(explain(tree, facts)).toMatchObject({ holds: true, because: [{ actual: null }] })
  })

  it('claims nothing of figures that are not held, unless the others decide', () => {
    const unknown = { kind: 'userIndicator', code: 'giftCoins', operator: 'gte', value: 1 } as const
    expect(explain(all(coins(1), unknown), facts).holds).toBeNull()
    expect(explain(all(coins(9000), unknown), facts).holds).toBe(false)
    expect(explain(any(coins(1), unknown), facts).holds).toBe(true)
  })

  it('selects nobody by an empty tree', () => {
    expect(explain(all(), facts).holds).toBe(false)
    expect(explain(any(), facts).holds).toBe(false)
  })

  it('reads rules with their span of time, negation and tiers', () => {
    const active = { indicator: 'activeDays', window: '7d', operator: 'gte', value: 3 } as const
    const not = treeOfRule({ match: 'none', leaves: [active] })
    expect(explain(not, facts)).toMatchObject({ holds: true, because: [{ actual: 2 }] })
    const tiers = treeOfRule({
      match: 'all',
      tiers: [
        { code: 'high', name: 'High', match: 'all', leaves: [active] },
        { code: 'low', name: 'Low', match: 'all', leaves: [{ ...active, value: 1 }] },
      ],
    })
    expect(explain(tiers, facts).because).toMatchObject([{ expected: 1, holds: true }])
    expect(questionsOf(tiers)).toHaveLength(2)
  })

  it('reads groups within groups', () => {
    const tree = treeOfTag({
      match: 'all',
      leaves: [coins(1)],
      groups: [{ match: 'any', leaves: [coins(9000)], groups: [{ match: 'none', leaves: [coins(5000)] }] }],
    })
    expect(explain(tree, facts).holds).toBe(true)
  })
})
