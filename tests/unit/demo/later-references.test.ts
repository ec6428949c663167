import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { LaterReferences } from '../../../src/server/demo/later-references'

const record = registry.entities.get('vipRecord')!

describe('References among records that are added by batches', () => {
  const later = LaterReferences.of([record])

  test('are left empty where they lead to one that comes later', () => {
    expect(later.take(record, { id: 398, version: 1, user: 5, reversedBy: 402 })).toMatchObject({
      user: 5,
      reversedBy: null,
    })
  })

  test('stand at once where they lead to one that is there', () => {
    expect(later.take(record, { id: 398, version: 1, reversedBy: 12 })).toMatchObject({ reversedBy: 12 })
  })

  test('are put in when all stand', async () => {
    const asked: unknown[][] = []
    await later.restore({ query: (_sql: string, values: unknown[]) => asked.push(values) } as never)
    expect(asked).toEqual([[[398], [1], [402]]])
  })
})
