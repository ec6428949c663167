import { expect, test } from 'vitest'
import {
  draftKey,
  dropOldDrafts,
  readDraft,
  writeDraft,
  type Draft,
} from '../../../../../../src/client/engine/kinds/form/draft-store'
import { memoryStorage } from '../../../../../support/memory-storage'

const draftOf = (savedAt: string, name: string): Draft => ({ savedAt, version: 1, base: {}, values: { name } })

test('drafts of two accounts never meet', () => {
  expect(draftKey(1, 'a.b', 7)).not.toBe(draftKey(2, 'a.b', 7))
})

test('what cannot be read as a draft is none', () => {
  const storage = memoryStorage()
  storage.setItem('iron-man.draft.1.p.1', '{"values"')
  expect(readDraft(storage, 'iron-man.draft.1.p.1')).toBeUndefined()
})

test('a full storage gives up its oldest drafts for the newest', () => {
  const storage = memoryStorage(400)
  const write = (id: number, day: string) =>
    writeDraft(storage, draftKey(1, 'p', id), draftOf(`2026-01-${day}T00:00:00Z`, 'x'.repeat(60)))
  write(1, '01')
  write(2, '02')
  write(3, '03')
  write(4, '04')
  expect(readDraft(storage, draftKey(1, 'p', 1))).toBeUndefined()
  expect(readDraft(storage, draftKey(1, 'p', 4))).toBeDefined()
})

test('drafts older than 30 days go', () => {
  const storage = memoryStorage()
  writeDraft(storage, draftKey(1, 'p', 1), draftOf('2026-01-01T00:00:00Z', 'old'))
  writeDraft(storage, draftKey(1, 'p', 2), draftOf('2026-02-10T00:00:00Z', 'new'))
  dropOldDrafts(storage, Date.parse('2026-02-11T00:00:00Z'))
  expect([1, 2].map((id) => readDraft(storage, draftKey(1, 'p', id))?.values.name)).toEqual([undefined, 'new'])
})
