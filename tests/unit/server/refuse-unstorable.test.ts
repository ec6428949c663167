import { describe, expect, test } from 'vitest'
import { refuseUnstorable } from '../../../src/server/pipeline/refuse-unstorable'

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const fieldOf = (input: Record<string, unknown>) => {
  try {
    refuseUnstorable(input)
    return undefined
  } catch (error) {
    return (error as { data: { field: string } }).data.field
  }
}

describe('what the database can hold in no text and no JSON', () => {
  test.each([
    ['a NUL', { name: 'a\0b' }, 'name'],
    ['half of a character', { title: { en: 'a\ud800' } }, 'title.en'],
    ['the other half, in a list', { tags: ['fine', '\udc00'] }, 'tags.1'],
    ['a name with a NUL', { filters: { 'a\0': {} } }, 'filters'],
    ['more lists within each other than any form has', { deep: nested(200) }, 'deep'],
  ])('%s is refused with the place where it stands', (_what, input, field) => {
    expect(fieldOf(input)).toBe(field)
  })

  test('whole characters of every kind pass, and so do thousands of numbers', () => {
    expect(
      fieldOf({ name: '👩‍👩‍👧 长 \u202e', ids: Array.from({ length: 5_000 }, (_, id) => id), none: null }),
    ).toBeUndefined()
  })
})
