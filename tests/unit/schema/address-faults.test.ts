import { expect, test } from 'vitest'
import { ref, string } from '../../../src/fields'
import { addressFaults } from '../../../src/schema/address-faults'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'
import { registry } from '../../../src/server/base/declarations'

const market = defineEntity({
  name: 'market',
  service: 'shop',
  label: 'name',
  scale: 9,
  demo: 1,
  scopedBy: false,
  fields: { name: string() },
})
const goods = defineEntity({
  name: 'goods',
  service: 'shop',
  label: 'name',
  scale: 9,
  demo: 1,
  scopedBy: false,
  fields: { name: string(), market: ref('market') },
})

/** What is wrong with a list of goods that opens these. */
function faultsOf(opens: { create?: string; edit?: string; row?: string }): string[] {
  const list = definePage(goods, { kind: 'list', columns: ['name'], within: 'market', opens })
  const form = definePage(goods, { kind: 'form', fieldsets: { all: ['name'] }, within: 'market' })
  const found = {
    entities: { '/entities/market.ts': { default: market }, '/entities/goods.ts': { default: goods } },
    sections: { '/pages/shop/section.ts': { default: defineSection({ code: 'Shop', icon: 'store', menu: 1 }) } },
    pages: {
      '/pages/shop/goods/[marketId].ts': { default: list },
      '/pages/shop/edit/[marketId]/[[goodsId]].ts': { default: form },
    },
    commands: {},
  }
  try {
    return addressFaults(buildRegistry(found, () => ({})))
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('everything that a page or a command opens is a page, with all that it needs', () => {
  expect(addressFaults(registry)).toEqual([])
})

test('an address is refused that leads nowhere, lacks a parameter, names no record or stands for nothing', () => {
  expect(faultsOf({ create: '/shop/edit/{market}', edit: '/shop/edit/{market}/{id}' })).toEqual([])
  expect(faultsOf({ create: '/shop/edit' })).toEqual([expect.stringContaining('no page stands at /shop/edit')])
  expect(faultsOf({ create: '/shop/edit/{id}' })).toEqual([expect.stringContaining('nothing is called "id"')])
  expect(faultsOf({ edit: '/shop/edit/{shopId}/{id}' })).toEqual([expect.stringContaining('called "shopId"')])
  expect(faultsOf({ edit: '/shop/edit/1' })).toEqual([expect.stringContaining('names no record')])
  expect(faultsOf({ row: '/shop/goods/{market}?colour={id}' })).toEqual([expect.stringContaining('takes no "colour"')])
})
