import { expect, test } from 'vitest'
import { derive } from '../../../commands/derived'
import { ref, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { copy } from '../../../src/schema/does'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'

const shelf = defineEntity({
  name: 'shelf',
  service: 'live',
  label: 'name',
  scale: 10,
  demo: 0,
  scopedBy: false,
  fields: { name: string(), place: string(), above: ref('shelf') },
  unique: [['name', 'place']],
})

const registryWith = (asks: Parameters<typeof defineCommand<typeof shelf>>[1]['asks']) => {
  const again = defineCommand(shelf, { on: 'row', does: copy(), ...(asks && { asks }) })
  return () =>
    buildRegistry(
      {
        entities: { '/entities/live-manage/shelf.ts': { default: shelf } },
        sections: {
          '/pages/live-manage/section.ts': { default: defineSection({ code: 'LiveManage', icon: 'radio', menu: 1 }) },
        },
        pages: {
          '/pages/live-manage/shelves.ts': { default: definePage(shelf, { kind: 'list', menu: 1, columns: ['name'] }) },
        },
        commands: { '/commands/live-manage/shelves.ts': { again } },
      } as never,
      derive,
    )
}

test('a command that would copy what no two records share stops the boot, unless it asks for one of it', () => {
  expect(registryWith({ above: ref('shelf') })).toThrow('copies: no two records share name and place')
  expect(registryWith({ place: string() })).not.toThrow()
})
