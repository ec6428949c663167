import { describe, expect, test } from 'vitest'
import { chooseVariant } from '../../../src/server/push/choose-variant'
import { bestVersion } from '../../../src/server/push/confidence'

const users = Array.from({ length: 10_000 }, (_, index) => index + 1)
const count = (experiment: Parameters<typeof chooseVariant>[0]) => {
  const counts: Record<string, number> = {}
  for (const user of users) {
    const share = chooseVariant(experiment, 1, user)
    const name = share.kind === 'send' ? (share.variant ?? 'plain') : share.kind
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const versions = [
  { code: 'A', percent: 10 },
  { code: 'B', percent: 30 },
]

describe('dealing out users', () => {
  test('follows the shares to within a percent', () => {
    const { A = 0, B = 0, waiting = 0, holdout = 0 } = count({ holdout: 20, versions })
    expect(holdout / 100).toBeCloseTo(20, -0.5)
    expect(A / 80).toBeCloseTo(10, -0.5)
    expect(B / 80).toBeCloseTo(30, -0.5)
    expect(A + B + waiting + holdout).toBe(10_000)
  })

  test('leaves nobody waiting once the better version is known', () => {
    expect(count({ holdout: 0, versions, winner: 'A' }).waiting).toBeUndefined()
  })

  test('never moves a user from one version to another', () => {
    const changed = users.filter((user) => {
      const before = chooseVariant({ holdout: 0, versions }, 1, user)
      const after = chooseVariant({ holdout: 0, versions, winner: 'B' }, 1, user)
      return before.kind === 'send' && JSON.stringify(before) !== JSON.stringify(after)
    })
    expect(changed).toEqual([])
  })

  test('gives everybody the plain text without an experiment', () => {
    expect(count({ holdout: 0, versions: [] })).toEqual({ plain: 10_000 })
  })
})

describe('the better version', () => {
  test('is named with confidence where the difference is hardly chance', () => {
    const best = bestVersion([
      { code: 'A', sent: 10_000, hits: 500 },
      { code: 'B', sent: 10_000, hits: 600 },
    ])
    expect(best?.code).toBe('B')
    expect(best?.confidence).toBeGreaterThan(0.99)
  })

  test('is unsure where few have opened it', () => {
    const best = bestVersion([
      { code: 'A', sent: 100, hits: 5 },
      { code: 'B', sent: 100, hits: 6 },
    ])
    expect(best?.confidence).toBeLessThan(0.95)
  })

  test('is nobody while only one has been sent', () => {
    expect(bestVersion([{ code: 'A', sent: 100, hits: 5 }])).toBeUndefined()
  })
})
