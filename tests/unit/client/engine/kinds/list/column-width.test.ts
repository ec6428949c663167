import { describe, expect, it, beforeAll } from 'vitest'
import push from '../../../../../../src/entities/service-manage/push'
import exportTask from '../../../../../../src/entities/system/export-task'
import user from '../../../../../../src/entities/user-manage/user'
import { string } from '../../../../../../src/fields'
import { columnWidth } from '../../../../../../src/client/engine/kinds/list/column-width'
import type { Entity } from '../../../../../../src/schema/entity'
import type { Field } from '../../../../../../src/schema/field'
import { loadViews } from '../../../../../../src/fields/field-views'

// A list draws its columns once the views of their fields are there.
beforeAll(() => loadViews([string()]))

describe('a column without a width of its own', () => {
  const named: readonly (readonly [string, Entity, string, Field])[] = [
    ['an export’s title', exportTask, 'title', exportTask.fields.title],
    ['a push’s name', push, 'name', push.fields.name],
  ]
  it.each(named)('gives %s, which the record is called by, the most room', (_what, entity, path, field) => {
    const others = Object.entries(entity.fields).filter(([name, each]) => name !== path && each.type === 'string')
    const width = columnWidth(entity, path, field)
    expect(width).toBeGreaterThanOrEqual(250)
    for (const [name, each] of others) expect(columnWidth(entity, name, each)).toBeLessThan(width)
  })

  it('has room for the title of a field of another record', () => {
    expect(columnWidth(push, 'user.displayId', user.fields.displayId)).toBe(160)
  })

  it('is as wide as its texts may be long', () => {
    const of = (max: number) => columnWidth(user, 'bio', string({ max }))
    expect([12, 20, 40, 80, 300].map(of)).toEqual([110, 130, 160, 200, 240])
  })
})
