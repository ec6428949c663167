import { expect, test } from 'vitest'
import { derive } from '../../../commands/derived'
import { instant, string } from '../../../src/fields'
import { defineEntity, type Entity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry } from '../../../src/schema/registry'

const offer = defineEntity({
  name: 'offer',
  service: 'live',
  label: 'name',
  scale: 10,
  demo: 0,
  scopedBy: false,
  fields: { name: string(), startsAt: instant(), endsAt: instant() },
  states: { scheduled: { byTime: 'live' }, live: { end: 'over' }, over: {} },
})

const bootWith = (clock: Entity['clock']) => () =>
  buildRegistry(
    {
      entities: { '/entities/live-manage/offer.ts': { default: { ...offer, clock } } },
      sections: {
        '/pages/live-manage/section.ts': { default: defineSection({ code: 'LiveManage', icon: 'radio', menu: 1 }) },
      },
      pages: {
        '/pages/live-manage/offers.ts': { default: definePage(offer, { kind: 'list', menu: 1, columns: ['name'] }) },
      },
      commands: {},
    } as never,
    derive,
  )

test('a clock needs a moment, and a move that leaves each of its states', () => {
  expect(bootWith([{ states: ['scheduled'], from: 'startsAt' }])).not.toThrow()
  expect(bootWith([{ states: ['scheduled'], from: 'name' }])).toThrow('"name" is no moment but string')
  expect(bootWith([{ states: ['live'], until: 'endsAt' }])).toThrow('no move "byTime" leaves live')
})
