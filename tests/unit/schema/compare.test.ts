import { expect, test } from 'vitest'
import { manyOf, ref, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { compare, type Compare } from '../../../src/schema/compare'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'

const shared = { service: 'shop', label: 'name', scale: 9, demo: 1, scopedBy: false } as const
const goods = defineEntity({ ...shared, name: 'goods', fields: { name: string(), size: string() } })
const offer = defineEntity({
  ...shared,
  name: 'offer',
  fields: { name: string(), size: string(), goods: ref('goods'), maker: ref('maker') },
})
const maker = defineEntity({ ...shared, name: 'maker', fields: { name: string() } })
const take = defineCommand(offer, {
  on: 'row',
  asks: { fields: manyOf(['name', 'size']), note: string() },
  icon: 'check',
})
const right = {
  through: 'goods',
  fields: { name: 'name', size: 'size' },
  applies: { command: 'take', fields: 'fields' },
} as const

/** What is wrong with a queue of offers that are laid beside goods so. */
function faultsOf(declared: Omit<Compare, 'entity'>): string[] {
  const page = definePage(offer, {
    kind: 'queue',
    columns: ['name'],
    compare: compare(goods, declared as typeof right),
  })
  const found = {
    entities: {
      '/entities/goods.ts': { default: goods },
      '/entities/offer.ts': { default: offer },
      '/entities/maker.ts': { default: maker },
    },
    sections: { '/pages/shop/section.ts': { default: defineSection({ code: 'Shop', icon: 'store', menu: 1 }) } },
    pages: { '/pages/shop/offers.ts': { default: page } },
    commands: { '/commands/shop/offers.ts': { take } },
  }
  try {
    buildRegistry(found, () => ({}))
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('a case is laid beside a record that it refers to, by fields that both have', () => {
  expect(faultsOf(right)).toEqual([])
  expect(faultsOf({ ...right, through: 'maker' })[0]).toContain('"maker" does not lead to goods')
  expect(faultsOf({ ...right, fields: { name: 'nmae' } })).toEqual([
    'pages/shop/offers compare: offer has no field "nmae". Did you mean "name"?',
  ])
  expect(faultsOf({ ...right, keeps: 'locked' })[0]).toContain('offer has no field "locked"')
})

test('the command that applies it can name all that is compared', () => {
  const applies = (command: string, fields: string) => faultsOf({ ...right, applies: { command, fields } })
  expect(applies('take', 'note')[0]).toContain('asks for no "note" of several words')
  expect(applies('put', 'fields')[0]).toContain('"put" asks for no "fields"')
})
