import { describe, expect, it } from 'vitest'
import { bool, group, int, oneOf, string } from '../../../src/fields'
import { membersIn } from '../../../src/fields/group/field'
import { formatValue } from '../../../src/fields/field-types'

const value = group({ bool: bool(), int: int({ caption: 'shared.int' }), kind: oneOf(['a']) }, { by: 'valueType' })
const context = { language: 'en', zone: 'UTC', caption: (id: string) => id, captionId: 'setting.value' }

describe('a group of which one member is meant', () => {
  it('offers that member alone, and all of them where it is not known', () => {
    expect(Object.keys(membersIn(value, { valueType: 'int' }))).toEqual(['int'])
    expect(Object.keys(membersIn(value, {}))).toEqual(['bool', 'int', 'kind'])
  })

  it('reads as what that member holds', () => {
    expect(formatValue({ int: 5 }, value, context)).toBe('5')
    expect(formatValue({ kind: 'a' }, value, context)).toBe('setting.value.kind.a')
  })

  it('names a member by a caption of its own where it has one', () => {
    const plain = group({ int: int({ caption: 'shared.int' }), name: string() })
    expect(formatValue({ int: 5, name: 'x' }, plain, context)).toBe('shared.int 5, setting.value.name x')
  })
})
