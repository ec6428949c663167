import { expect, test } from 'vitest'
import { idsIn, recordIdsIn, recordIdsOfList } from '../../../src/fields/pasted-ids'

test('ids are read in the order of the text, each once, whatever separates them', () => {
  expect(idsIn('100200300400\r\n007 and 100200300400;42')).toEqual({ ids: ['100200300400', '007', '42'], repeated: 1 })
})

test('a text without digits names no ids', () => {
  expect(idsIn('Ann, Ben')).toEqual({ ids: [], repeated: 0 })
})

test('ids of records are numbers: neither 0 nor beyond what is exact', () => {
  expect(recordIdsIn('7, 007, 0, 99999999999999999999, 8')).toEqual([7, 8])
})

test('a column of ids pasted from a spreadsheet is a list of records', () => {
  expect(recordIdsOfList('12\n15\r\n12\n')).toEqual([12, 15])
  expect(recordIdsOfList('12, 15；18')).toEqual([12, 15, 18])
})

test.each([['12'], ['Ann 12'], ['1.5 2'], ['']])('the pasted text %j is searched for, not taken as ids', (text) => {
  expect(recordIdsOfList(text)).toBeUndefined()
})
