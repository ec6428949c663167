import { expect, test } from 'vitest'
import { area, areas, ref, rows, string } from '../../../src/fields'
import type { Fields } from '../../../src/schema/field'
import { defineEntity } from '../../../src/schema/entity'
import { definePageCommand } from '../../../src/schema/command'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'

const named = { service: 'config', label: 'name', scale: 1, demo: 1, fields: { name: string() } } as const

/** The places that the boot stops at, of an entity with these fields, on a page with a command that asks for these. */
function faultsOf(fields: Fields, asks: Fields = {}): string[] {
  const areaConfig = defineEntity({ ...named, name: 'areaConfig' })
  const shop = defineEntity({ ...named, name: 'shop', fields: { ...fields, ...named.fields } })
  const found = {
    entities: { '/entities/area.ts': { default: areaConfig }, '/entities/shop.ts': { default: shop } },
    sections: { '/pages/shop/section.ts': { default: defineSection({ code: 'Shop', icon: 'store', menu: 1 }) } },
    pages: { '/pages/shop/shops.ts': { default: definePage(shop, { kind: 'list', columns: ['name'] }) } },
    commands: { '/commands/shop/shops.ts': { preview: definePageCommand({ asks }) } },
  }
  try {
    buildRegistry(found, () => ({}))
    return []
  } catch (error) {
    return [...String(error).matchAll(/^(.+): nothing says which areas/gm)].map(([, place = '']) => place)
  }
}

test('a field of areas says of which group they are, in records, in lines of records and in arguments', () => {
  const group = { group: 'pay' } as const
  expect(faultsOf({ own: area(group), all: areas(group) }, { own: area({ group: 'same' }) })).toEqual([])
  const bare = ref('areaConfig')
  expect(faultsOf({ own: bare, lines: rows({ at: bare }) }, { own: bare })).toEqual([
    'entities shop own',
    'entities shop lines.at',
    'commands shop.shops.preview asks own',
  ])
})
