import { describe, expect, it } from 'vitest'
import {
  explain,
  questionsOf,
  treeOfRule,
  treeOfTag,
  type Facts,
} from '../../../src/server/handlers/user/explain-targeting'

const facts: Facts = {
  figures: new Map<string, number | null>([
    ['coins', 1200],
    ['vipDaysLeft', null],
    ['activeDays@7d', 2],
  ]),
  labels: new Set(['firstPayer']),
  rules: new Set(['silent_30']),
}
const coins = (value: number) => ({ userIndicator: 'coins', operator: 'gte', value })

describe('why a user is targeted', () => {
  it('names every leaf of an and that holds, with the user’s own value', () => {
    const tree = treeOfTag({ and: [coins(1000), { userLabel: 'firstPayer', operator: 'is' }] })
    expect(explain(tree, facts)).toMatchObject({
      holds: true,
      because: [
        { name: 'coins', expected: 1000, actual: 1200, holds: true },
        { kind: 'label', name: 'firstPayer', actual: true, holds: true },
      ],
    })
  })

  it('names only the branch of an or that made it so', () => {
    const tree = treeOfTag({ or: [coins(9000), { ruleUser: 'silent_30', operator: 'is' }] })
    const { holds, because } = explain(tree, facts)
    expect([holds, because.map(({ name }) => name)]).toEqual([true, ['silent_30']])
  })

  it('names what keeps a user out', () => {
    const tree = treeOfTag({ and: [coins(1), { userLabel: 'firstPayer', operator: 'isNot' }] })
    const { holds, because } = explain(tree, facts)
    expect([holds, because.map(({ name }) => name)]).toEqual([false, ['firstPayer']])
  })

  it('counts no value as 0, as a selection that is carried out does', () => {
    const tree = treeOfTag({ userIndicator: 'vipDaysLeft', operator: 'lte', value: 7 })
    expect(explain(tree, facts)).toMatchObject({ holds: true, because: [{ actual: null }] })
  })

  it('claims nothing of figures that are not held, unless the others decide', () => {
    const unknown = { userIndicator: 'giftCoins', operator: 'gte', value: 1 }
    expect(explain(treeOfTag({ and: [coins(1), unknown] }), facts).holds).toBeNull()
    expect(explain(treeOfTag({ and: [coins(9000), unknown] }), facts).holds).toBe(false)
    expect(explain(treeOfTag({ or: [coins(1), unknown] }), facts).holds).toBe(true)
  })

  it('selects nobody by an empty tree', () => {
    expect(explain(treeOfTag({ and: [] }), facts).holds).toBe(false)
    expect(explain(treeOfTag({ or: [] }), facts).holds).toBe(false)
  })

  it('reads rules with their span of time, negation and tiers', () => {
    const active = { indicator: 'activeDays', window: '7d', operator: 'gte', value: 3 }
    expect(explain(treeOfRule({ not: [active] }), facts)).toMatchObject({ holds: true, because: [{ actual: 2 }] })
    const tiers = treeOfRule([
      { code: 'high', name: 'High', tree: active },
      { code: 'low', name: 'Low', tree: { all: [{ ...active, value: 1 }] } },
    ])
    expect(explain(tiers, facts).because).toMatchObject([{ expected: 1, holds: true }])
    expect(questionsOf(tiers)).toHaveLength(2)
  })
})
