import { describe, expect, it, beforeAll } from 'vitest'
import push from '../../../../../../src/entities/service-manage/push'
import user from '../../../../../../src/entities/user-manage/user'
import { string } from '../../../../../../src/fields'
import { columnWidth, leadWidth } from '../../../../../../src/client/engine/kinds/list/column-width'
import { loadViews } from '../../../../../../src/fields/field-views'

// A list draws its columns once the views of their fields are there.
beforeAll(() => loadViews())

describe('a column without a width of its own', () => {
  it('has room for the title of a field of another record', () => {
    expect(columnWidth('user.displayId', user.fields.displayId)).toBe(160)
  })

  it('is as wide as its texts may be long', () => {
    const of = (max: number) => columnWidth('bio', string({ max }))
    expect([12, 20, 40, 80, 300].map(of)).toEqual([110, 130, 160, 200, 240])
  })

  it('has room for the picture, where it is the one that is read first', () => {
    const bare = leadWidth({ name: 'name', shape: 'square', of: push })
    expect(leadWidth({ name: 'name', shape: 'cover', picture: 'image', of: push })).toBeGreaterThan(bare + 50)
  })
})
