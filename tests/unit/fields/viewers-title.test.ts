import { expect, test } from 'vitest'
import { viewersTitle, viewersTitles } from '../../../src/fields/viewers-title'
import { registry } from '../../../src/server/base/declarations'

const titleAt = (entity: string, path: string) => viewersTitle(registry.entities, registry.entities.get(entity)!, path)

test('a record that staff call in one language is read by what viewers call it too', () => {
  expect(titleAt('homeComponent', 'plate')).toBe('plate.title')
  expect(titleAt('homePlacement', 'component.plate')).toBe('component.plate.title')
  expect(titleAt('homePlacement', 'component.name')).toBe('component.title')
})

test('a name in all languages, another field of a record and a name of one’s own have none', () => {
  expect(titleAt('homePlacement', 'navigation')).toBeUndefined()
  expect(titleAt('homePlacement', 'component.kind')).toBeUndefined()
  expect(titleAt('homeComponent', 'name')).toBeUndefined()
})

test('a list reads it, unless it is a column of its own', () => {
  const { entities } = registry
  const entity = entities.get('homeComponent')!
  expect(viewersTitles(entities, { entity, columns: ['name', 'plate'] })).toEqual(['plate.title'])
  expect(viewersTitles(entities, { entity, columns: ['name', 'plate', 'plate.title'] })).toEqual([])
})
