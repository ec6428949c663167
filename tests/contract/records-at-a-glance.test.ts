import { describe, expect, test } from 'vitest'
import { detailGroups, toldInHead } from '../../src/client/engine/parts/detail-groups'
import { registry } from '../../src/server/base/declarations'

/** A record of fewer fields is read at a glance as it is. */
const fewFields = 8

const entities = [...registry.entities.values()]
const large = entities.filter(({ fields }) => Object.keys(fields).length >= fewFields)

test('A record of many fields says what each of them is about', () => {
  const silent = large.flatMap(({ name, fields, groups = {} }) => {
    const named = new Set<string>(Object.values(groups).flat())
    return Object.keys(fields)
      .filter((field) => !named.has(field))
      .map((field) => `${name}.${field}`)
  })
  expect(silent).toEqual([])
})

describe.each(entities.map((entity) => [entity.name, entity] as const))('a record of %s', (_name, entity) => {
  test('is told whole, each field once: in its head or in one of its groups', () => {
    const told = toldInHead(entity, {})
    const grouped = detailGroups(entity, told).flatMap(({ names }) => names)
    expect(grouped.filter((name, at) => grouped.indexOf(name) !== at || told.includes(name))).toEqual([])
    expect(Object.keys(entity.fields).filter((name) => ![...told, ...grouped].includes(name))).toEqual([])
  })
})
