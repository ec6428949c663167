import { expect, test } from 'vitest'
import type { Facts } from '../../../src/server/domain/visibility/facts'
import { firstFailed, gatesOf } from '../../../src/server/domain/visibility/gates'

const seen: Facts = {
  at: '2026-06-01T00:00:00.000Z',
  title: {
    id: 7,
    type: 'movie',
    state: 'published',
    publishAt: '2026-01-01T00:00:00.000Z',
    offAt: null,
    areas: [3],
    clients: [],
    access: 'vip',
    ageRating: 'R16',
    copyrightTag: 5,
    groupCountries: null,
    playable: 1,
    languages: ['en'],
    served: true,
  },
  licences: [{ countries: [86] }],
  isLicensed: true,
  place: { country: 86, areas: [3] },
  device: { client: 1, versionState: 'live', language: 'en' },
  person: {
    id: 9,
    state: 'normal',
    isVip: true,
    age: 30,
    isBanned: false,
    hiddenTags: [],
    bypass: [],
    previews: false,
  },
}
const person = seen.person!
const failing = (facts: Partial<Facts>) => firstFailed(gatesOf({ ...seen, ...facts }))?.id

test('somebody for whom every condition holds sees the title', () => {
  expect(failing({})).toBeUndefined()
  expect(gatesOf(seen).every(({ verdict }) => verdict === 'passed')).toBe(true)
})

test.each([
  ['published', { title: { ...seen.title, state: 'offShelf' } }],
  ['schedule', { title: { ...seen.title, offAt: seen.at } }],
  ['area', { place: { country: 86, areas: [4] } }],
  ['rights', { licences: [{ countries: [1] }] }],
  ['rights', { licences: [] }],
  ['countryGroup', { title: { ...seen.title, groupCountries: [1] } }],
  ['copyright', { person: { ...person, hiddenTags: [5] } }],
  ['client', { title: { ...seen.title, clients: [2] } }],
  ['version', { device: { ...seen.device, versionState: 'withdrawn' } }],
  ['pay', { person: { ...person, isVip: false } }],
  ['age', { person: { ...person, age: 15 } }],
  ['user', { person: { ...person, isBanned: true } }],
  ['resource', { title: { ...seen.title, playable: 0 } }],
  ['cdn', { title: { ...seen.title, served: false } }],
] as const)('the condition "%s" keeps them from it where it does not hold', (id, facts) => {
  expect(failing(facts)).toBe(id)
})

test('a language that it lacks keeps nobody from a title, and is said all the same', () => {
  const facts = { ...seen, device: { ...seen.device, language: 'ar_AE' } }
  expect(firstFailed(gatesOf(facts))).toBeUndefined()
  expect(gatesOf(facts).find(({ id }) => id === 'language')?.verdict).toBe('failed')
})

test('a super white list opens what it names, and nothing else', () => {
  const facts = {
    title: { ...seen.title, state: 'offShelf' },
    person: { ...person, isVip: false, bypass: ['offShelf'] },
  }
  expect(failing(facts)).toBe('pay')
})

test('without a user, what depends on the person cannot be told', () => {
  const gates = gatesOf({ ...seen, person: null })
  expect(gates.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id)).toEqual(['pay', 'age'])
})
