import { expect, test } from 'vitest'
import { int, oneOf, string } from '../../../src/fields'
import { defineEntity } from '../../../src/schema/entity'
import { referenceLabel } from '../../../src/server/operations/reference-label'

const shared = { service: 'cms', scale: 1, demo: 1 }
const episode = defineEntity({ ...shared, name: 'episode', label: 'number', fields: { number: int() } })
const subtitle = defineEntity({
  ...shared,
  name: 'subtitle',
  label: 'kind',
  fields: { kind: oneOf(['normal', 'sdh']) },
})
const star = defineEntity({ ...shared, name: 'star', label: 'name', fields: { name: string() } })

test('a record is referred to by a text that people can read: its name, its number in words, its code in both languages', () => {
  expect(referenceLabel(star, 'Ann', 7)).toBe('Ann')
  expect(referenceLabel(episode, 11, 7)).toBe('11')
  expect(referenceLabel(subtitle, 'sdh', 7)).toEqual({ en: 'For the hard of hearing', zh_CN: '听障' })
})

test('a record without a name is referred to by its id', () => {
  expect(referenceLabel(star, null, 7)).toBe('#7')
})
