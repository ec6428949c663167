import { expect, test } from 'vitest'
import { auditedName } from '../../../../../src/client/records/auditEntry/audited-name'

const entry = { id: 1, version: 1, entity: 'movie', recordId: '7', recordTitle: 'Rain' }
const names = { en: 'Rain', zh_CN: '雨' }

test('an entry of the audit names its record in the reader’s language', () => {
  const row = {
    ...entry,
    changes: [
      { entity: 'actor', id: 7 },
      { entity: 'movie', id: 7, names },
    ],
  }
  expect(auditedName(row, 'zh')).toBe('雨')
  expect(auditedName(row, 'en')).toBe('Rain')
})

test('an entry that keeps one name shows that', () => {
  expect(auditedName({ ...entry, changes: [{ entity: 'movie', id: 7 }] }, 'zh')).toBe('Rain')
  expect(auditedName({ ...entry, changes: null }, 'zh')).toBe('Rain')
  expect(auditedName({ id: 1, version: 1 }, 'zh')).toBe('')
})
