import { expect, test } from 'vitest'
import { image, oneOf, ref, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'
import type { Wall } from '../../../src/schema/wall'

const shared = { service: 'shop', label: 'name', scale: 9, demo: 1, scopedBy: false } as const
const proof = defineEntity({
  ...shared,
  name: 'proof',
  fields: {
    name: string(),
    picture: image(),
    risk: oneOf(['low', 'high']),
    why: string(),
    maker: ref('maker'),
  },
  states: { open: { byTime: 'closed' }, closed: {} },
})
const maker = defineEntity({ ...shared, name: 'maker', fields: { name: string(), face: image() } })
const on = { on: 'rows', icon: 'check' } as const
const commands = {
  accept: defineCommand(proof, { ...on }),
  refuse: defineCommand(proof, { ...on, asks: { why: string({ required: true }) } }),
  explain: defineCommand(proof, { ...on, asks: { why: string({ required: true }), more: string({ required: true }) } }),
  look: defineCommand(proof, { ...on, on: 'row' }),
  typed: defineCommand(proof, { ...on, danger: 'typed' }),
}
const right: Wall<typeof proof> = {
  shows: ['picture', 'maker.face'],
  order: '-risk',
  only: { risk: ['low'] },
  passes: 'accept',
  refuses: { command: 'refuse', reason: 'why' },
}

/** What is wrong with a page of proofs that has such a wall. */
function faultsOf(wall: Wall<typeof proof>, kind: 'queue' | 'list' = 'queue'): string[] {
  const page = definePage(proof, {
    kind,
    ...(kind === 'queue' && { waits: ['open'] }),
    columns: ['name', 'picture', 'risk'],
    moreColumns: ['maker.face'],
    wall,
  })
  const found = {
    entities: { '/entities/proof.ts': { default: proof }, '/entities/maker.ts': { default: maker } },
    sections: { '/pages/shop/section.ts': { default: defineSection({ code: 'Shop', icon: 'store', menu: 1 }) } },
    pages: { '/pages/shop/proofs.ts': { default: page } },
    commands: { '/commands/shop/proofs.ts': commands },
  }
  try {
    buildRegistry(found, () => ({}))
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('a wall shows what its list offers, of a queue', () => {
  expect(faultsOf(right)).toEqual([])
  expect(faultsOf({ ...right, shows: [], facts: [] })[0]).toContain('nothing is to be seen')
  expect(faultsOf({ ...right, shows: [], facts: ['risk'] })).toEqual([])
  expect(faultsOf({ ...right, facts: ['why'] })).toEqual([
    'pages/shop/proofs wall: the list does not offer "why". Add it to "moreColumns".',
  ])
  expect(faultsOf({ ...right, text: 'wy' as 'why' })[0]).toContain('"wy" is not a field of proof')
  expect(faultsOf(right, 'list')[0]).toContain('no cases wait on a list')
})

test('it is in the order of a field of its own, and limited by words that there are', () => {
  expect(faultsOf({ ...right, order: 'maker.face' })[0]).toContain('is no field of proof itself')
  expect(faultsOf({ ...right, only: { name: ['x'] } })[0]).toContain('"name" is no field of few words')
  expect(faultsOf({ ...right, only: { risk: ['lwo'] } })[0]).toContain('"lwo" is no word of "risk"')
})

test('what decides on many runs on many, and is told why alone', () => {
  expect(faultsOf({ ...right, passes: 'acept' })[0]).toContain('there is no command "acept"')
  expect(faultsOf({ ...right, passes: 'look' })[0]).toContain('"look" runs on one record')
  expect(faultsOf({ ...right, takes: 'typed' })[0]).toContain('"typed" has to be confirmed by itself')
  expect(faultsOf({ ...right, refuses: { command: 'refuse', reason: 'because' } })[0]).toContain('no "because"')
  expect(faultsOf({ ...right, refuses: { command: 'explain', reason: 'why' } })[0]).toContain('told "more" too')
})
