import { describe, expect, test } from 'vitest'
import { emptyMeaning, withEmptyHint } from '../../src/fields/empty-meaning'
import type { Field } from '../../src/schema/field'
import { registry } from '../../src/server/base/declarations'

const caption = (id: string, params = {}) => [id, ...Object.values(params).map(String)].join(' ')

describe('what it means to leave a field empty', () => {
  const clients: Field = { type: 'refs', emptyMeans: 'all' }

  test('is told in place of nothing', () => {
    expect(emptyMeaning([], clients, { caption })).toBe('field.empty.all')
    expect(emptyMeaning(null, clients, { caption })).toBe('field.empty.all')
    expect(emptyMeaning([7], clients, { caption })).toBeUndefined()
    expect(emptyMeaning([], { type: 'refs' }, { caption })).toBeUndefined()
  })

  test('is told where it is filled in, after what its values have to keep to', () => {
    expect(withEmptyHint(undefined, clients, { caption })).toBe('field.hint.empty field.empty.all')
    expect(withEmptyHint('At most 5', clients, { caption })).toBe('At most 5 · field.hint.empty field.empty.all')
    expect(withEmptyHint('At most 5', { type: 'int' }, { caption })).toBe('At most 5')
  })

  test('is said of all fields that let everybody through where nothing is chosen', () => {
    const restricting = [...registry.entities.values()].flatMap(({ name, fields, targeting = {} }) =>
      [targeting.countries, targeting.clients, targeting.channels, targeting.languages].flatMap((field) =>
        field === undefined || fields[field]?.required || fields[field]?.emptyMeans ? [] : [`${name}.${field}`],
      ),
    )
    expect(restricting).toEqual([])
  })

  test('is not said of what a command has to be given', () => {
    const asked = [...registry.commands.values()].flatMap(({ id, command }) =>
      Object.entries(command.asks ?? {}).map(([name, field]) => ({ at: `${id}.${name}`, ...(field as Field) })),
    )
    expect(asked.filter(({ emptyMeans }) => emptyMeans).length).toBeGreaterThan(5)
    expect(asked.filter(({ emptyMeans, required }) => emptyMeans && required).map(({ at }) => at)).toEqual([])
  })
})
