import { expect, test } from 'vitest'
import { auditDigest, type MarkedContent } from '../../../src/server/audit/audit-mark'

test('an entry has the digest that it has once the database has kept it: in another order, without what is undefined', () => {
  const written = {
    at: '2026-11-29T10:00:00.000Z',
    code: 'UserManage:userList.disable',
    args: { until: new Date('2026-12-01T00:00:00Z'), note: undefined, reasonCode: 'spam', list: [undefined, 1] },
    changes: [{ entity: 'user', id: 7, label: '多谢 “7”', before: { state: 'normal' }, after: { state: undefined } }],
  }
  const { args, changes, ...rest } = written
  const kept: unknown = JSON.parse(JSON.stringify({ changes, args, ...rest }))
  expect(auditDigest(kept as MarkedContent)).toBe(auditDigest(written as unknown as MarkedContent))
  expect(auditDigest({ ...(kept as MarkedContent), code: 'other' })).not.toBe(auditDigest(kept as MarkedContent))
})
