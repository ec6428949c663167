import { expect, test } from 'vitest'
import { askedFields } from '../../../../../../src/client/pages/system/report-center/approvals/asked-fields'
import { because, string } from '../../../../../../src/fields'
import { asked, defineCommand } from '../../../../../../src/schema/command'
import { set } from '../../../../../../src/schema/does'
import { defineEntity } from '../../../../../../src/schema/entity'

const shop = defineEntity({
  name: 'shop',
  service: 'shop',
  label: 'name',
  scale: 9,
  demo: 1,
  scopedBy: false,
  fields: { name: string(), reason: because({ required: false }), note: string() },
})
const asks = { name: asked(shop, 'name'), note: asked(shop, 'note'), reason: asked(shop, 'reason'), other: string() }

test('a save changes the fields that it names', () => {
  const save = { entity: shop, on: 'row' } as const
  expect(askedFields(save, { name: 'Ayu', note: null, unknown: 1 })).toEqual(['name', 'note'])
})

test('a command changes the fields that it asks for by their names, and that are given', () => {
  const rename = defineCommand(shop, { on: 'row', does: set({}), asks, icon: 'pencil' })
  expect(askedFields(rename, { name: 'Ayu', note: null, reason: 'typo', other: 'x' })).toEqual(['name'])
})

test('of what code does, nobody knows what becomes of the record', () => {
  const rename = defineCommand(shop, { on: 'row', asks, icon: 'pencil' })
  expect(askedFields(rename, { name: 'Ayu' })).toEqual([])
})
