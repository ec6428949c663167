import { describe, expect, test } from 'vitest'
import { ruleHint } from '../../src/fields/rule-hint'
import type { Field, Fields } from '../../src/schema/field'
import { registry } from '../../src/server/base/declarations'

/** Every field that somebody may fill in, those inside of others too, under what it is called in messages. */
function filledIn(fields: Fields, place: string): [name: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [`${place}.${name}`, field] as [string, Field],
    ...('fields' in field ? filledIn(field.fields as Fields, `${place}.${name}`) : []),
  ])
}
const fields = [
  ...[...registry.entities.values()].flatMap((entity) => filledIn(entity.fields, entity.name)),
  ...[...registry.commands.values()].flatMap(({ id, command }) => filledIn(command.asks ?? {}, id)),
]
const patterned = fields.filter(([, field]) => 'pattern' in field)

describe('a text of a certain form', () => {
  test('shows an example, which is of that form', () => {
    expect(patterned.length).toBeGreaterThan(80)
    const wrong = patterned.filter(([, field]) => {
      const { pattern, example, max = 255 } = field as { pattern?: string; example?: string; max?: number }
      return !example || example.length > max || !new RegExp(pattern ?? '', 'u').test(example)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

describe('the limits of a value', () => {
  const caption = (id: string, params = {}) => [id, ...Object.values(params).map(String)].join(' ')
  const context = { language: 'en', zone: 'UTC', caption } as const
  const hintOf = (field: object) => ruleHint(field as Field, context)

  test('are told as its values are written', () => {
    expect(hintOf({ type: 'int', min: 1, max: 5_000 })).toBe('field.hint.between 1 5,000')
    expect(hintOf({ type: 'money', code: 'USD', max: 5_000_00 })).toBe('field.hint.atMost USD 5,000.00')
    expect(hintOf({ type: 'int', min: 18 })).toBe('field.hint.atLeast 18')
  })

  test('are left out where everybody knows them, and where they count characters', () => {
    expect(hintOf({ type: 'int', min: 0 })).toBeUndefined()
    expect(hintOf({ type: 'percent', min: 0, max: 100 })).toBeUndefined()
    expect(hintOf({ type: 'string', min: 3, max: 40 })).toBeUndefined()
  })
})
