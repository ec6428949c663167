import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { placeCaptions } from '../../../src/server/demo/words/place-captions'
import { placeReasons } from '../../../src/server/demo/words/place-reasons'

const world = demoWorld({ registry, seed: 3, now: Date.UTC(2026, 10, 25), sizes: { user: 2_000 } })
const rowsOf = (entity: string) => [...demoRows(world, entity)]

test('what is written for a place is written for a field that there is', () => {
  const unknown = [...Object.keys(placeReasons), ...Object.keys(placeCaptions)].filter((place) => {
    const [name = '', field] = place.split('.')
    const entity = registry.entities.get(name)
    return !entity || !fieldsOf(entity).some(([other]) => other === field)
  })
  expect(unknown).toEqual([])
})

test('a place where the record decides what is said asks a field that the record has', () => {
  const unknown = Object.entries(placeReasons).filter(([place, written]) => {
    const entity = registry.entities.get(place.split('.')[0] ?? '')
    return (
      'by' in written && entity && written.by !== 'state' && !fieldsOf(entity).some(([name]) => name === written.by)
    )
  })
  expect(unknown.map(([place]) => place)).toEqual([])
})

test('a wallet has a reason for being held only while it is', () => {
  expect(rowsOf('wallet').filter(({ state, holdReason }) => state !== 'frozen' && holdReason)).toEqual([])
})

test('who asks for gifts back tells what happened, by its cause', () => {
  const told = placeReasons['refund.description']
  const texts = told && 'texts' in told ? told.texts : {}
  const refunds = rowsOf('refund')
  expect(refunds.length).toBeGreaterThan(20)
  expect(refunds.filter(({ cause, description }) => !texts[String(cause)]?.includes(String(description)))).toEqual([])
})
