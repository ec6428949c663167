import { expect, test } from 'vitest'
import { factsBeside } from '../../../../../../src/client/engine/kinds/queue/facts-beside'

test('what is told of a case in the list of those that wait is said once', () => {
  expect(factsBeside('Otter', 'Otter · Kofi', ['Otter', '16756122', 'Kofi', '', 'Live'])).toEqual([
    'Kofi',
    '16756122',
    'Live',
  ])
  expect(factsBeside('The Colony', 'RV2611', ['Normal', 'Episode', 'Normal'])).toEqual(['RV2611', 'Normal', 'Episode'])
})

test('a case that is read by its name has the facts that are not in it', () => {
  expect(factsBeside(undefined, 'Otter · Kofi', ['Kofi', 'Instagram'])).toEqual(['Instagram'])
})
