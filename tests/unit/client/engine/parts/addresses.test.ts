import { expect, test } from 'vitest'
import { addressWith, isSamePage } from '../../../../../src/client/engine/parts/address-for'
import { choicesWithin, isLimitedByQuery, textWithin } from '../../../../../src/client/engine/declared/scope-from-url'
import { recordUrl } from '../../../../../src/client/engine/parts/record-url'
import { oneOf, ref } from '../../../../../src/fields'
import type { PageInfo } from '../../../../../src/schema/registry'
import { textWith } from '../../../../../src/client/engine/parts/address-for'

test('a row’s address takes its names from the row, and the row’s id for any other', () => {
  expect(recordUrl('/menus/{menuId}', 7)).toBe('/menus/7')
  expect(recordUrl('/markets/{market}/goods/{id}', 7, { id: 7, market: { id: 3, label: 'x' } })).toBe(
    '/markets/3/goods/7',
  )
  expect(recordUrl('/update?id=', 7, { id: 7 })).toBe('/update?id=7')
})

test('an address takes values by name, the others into its query', () => {
  expect(addressWith('/goods/new', { market: 3 })).toBe('/goods/new?market=3')
  expect(addressWith('/goods/{market}/new?a=1', { market: 3, kind: 'x y' })).toBe('/goods/3/new?a=1&kind=x+y')
  expect(addressWith('/goods/new', {})).toBe('/goods/new')
})

test('a text takes values by name as they are, and is empty where the record lacks one', () => {
  expect(textWith('{url}', { url: 'https://x.example/a b' })).toBe('https://x.example/a b')
  expect(textWith('{code}/{id}', { id: 7, code: null })).toBe('')
})

test('the last parameter of an address tells what its list is held to, else the query parameter of the field', () => {
  const page = (path: string) => ({ path, page: { columns: [], within: 'market' } }) as unknown as PageInfo
  expect(textWithin(page('/shops/{shopId}/of/{marketId}/tab'), '/shops/1/of/b%20c/tab', '')).toBe('b c')
  expect(textWithin(page('/goods'), '/goods', '?market=3&kind=x')).toBe('3')
  expect(textWithin(page('/goods'), '/goods', '')).toBeUndefined()
  expect(textWithin(page('/goods'), '/goods', '?market=3,4')).toBeUndefined()
  expect(textWithin(page('/goods'), '/goods', '?market=!3')).toBeUndefined()
  expect(textWithin(page('/goods/{id}'), '/elsewhere', '')).toBeUndefined()
})

test('what a query parameter limits a list to can be changed and cleared there; what the path tells cannot', () => {
  const page = (path: string, within?: string) => ({ path, page: { columns: [], within } }) as unknown as PageInfo
  expect(isLimitedByQuery(page('/goods', 'market'))).toBe(true)
  expect(isLimitedByQuery(page('/goods/{marketId}', 'market'))).toBe(false)
  expect(isLimitedByQuery(page('/goods'))).toBe(false)
})

test('an address can end in one of a few words, or in any record', () => {
  const fields = { kind: oneOf(['orders', 'refunds']), market: ref('market') }
  const page = (within: string) => ({ page: { columns: [], within, entity: { fields } } }) as unknown as PageInfo
  expect(choicesWithin(page('kind'))).toEqual(['orders', 'refunds'])
  expect(choicesWithin(page('market'))).toBeUndefined()
})

test('a command that opens a record’s page leads nowhere from there', () => {
  expect(isSamePage('/guild-detail/{id}', '/guild-detail/{guildId}')).toBe(true)
  expect(isSamePage('/guild-detail/{id}?tab=x', '/guild-detail/{id}')).toBe(false)
  expect(isSamePage('/settlements?guild={id}', '/guild-detail/{guildId}')).toBe(false)
})
