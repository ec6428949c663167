import { expect, test } from 'vitest'
import { because, bool, choice, instant, manyOf, oneOf, ref, refs, string } from '../../../../../../src/fields'
import type { Fields } from '../../../../../../src/schema/field'
import type { CommandInfo } from '../../../../../../src/schema/registry'
import { numbered, pickedOf, withPick, withPicks } from '../../../../../../src/client/engine/kinds/queue/strip/picks'
import { pickedIn, whereAsked } from '../../../../../../src/client/engine/kinds/queue/strip/where-asked'

const choices = ['spam', 'fraud', 'other'].map((value) => ({ value, label: value }))
const isShortlist = (entity: string) => entity === 'reviewReason'
const asking = (asks: Fields, more: object = {}) =>
  ({ id: 'x.reject', name: 'reject', command: { on: 'row', asks, ...more } }) as unknown as CommandInfo

test('the first nine choices have digits, in their order', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ value: index, label: String(index) }))
  expect(numbered(many).map(({ keys }) => keys)).toEqual([...'123456789', undefined, undefined, undefined])
})

test('of one choice, another takes its place, and what need not be said is taken back', () => {
  const one = { isSeveral: false, isRequired: true }
  expect(withPick(null, 'spam', choices, one)).toBe('spam')
  expect(withPick('spam', 'fraud', choices, one)).toBe('fraud')
  expect(withPick('spam', 'spam', choices, one)).toBe('spam')
  expect(withPick('spam', 'spam', choices, { ...one, isRequired: false })).toBeNull()
})

test('of several, each is added and taken out again, in the order of the list', () => {
  const several = { isSeveral: true, isRequired: true }
  const both = withPick(['other'], 'spam', choices, several)
  expect(both).toEqual(['spam', 'other'])
  expect(withPick(both, 'other', choices, several)).toEqual(['spam'])
  expect(withPick(undefined, 'fraud', choices, several)).toEqual(['fraud'])
})

test('several that were picked at once are each added or taken out, one after the other', () => {
  const several = { isSeveral: true, isRequired: true }
  expect(withPicks(undefined, ['other', 'spam'], choices, several)).toEqual(['spam', 'other'])
  expect(withPicks(['spam'], ['fraud', 'spam'], choices, several)).toEqual(['fraud'])
  expect(withPicks('spam', ['other', 'fraud'], choices, { ...several, isSeveral: false })).toBe('fraud')
})

test('what is picked is a list, one value, or nothing', () => {
  expect([pickedOf(['a', 'b']), pickedOf(7), pickedOf(null), pickedOf(undefined)]).toEqual([['a', 'b'], [7], [], []])
})

test('digits choose the first list that has to be given, else the first one', () => {
  const note = string({ max: 300 })
  expect(pickedIn({ note, rating: oneOf(['a', 'b']), why: oneOf(['c'], { required: true }) }, isShortlist)).toBe('why')
  expect(pickedIn({ note, rating: oneOf(['a', 'b']) }, isShortlist)).toBe('rating')
  expect(pickedIn({ reason: choice({ dictionary: 'refundReason', required: true }) }, isShortlist)).toBe('reason')
  expect(pickedIn({ fields: manyOf(['a', 'b'], { required: true }) }, isShortlist)).toBe('fields')
  expect(pickedIn({ reasons: refs('reviewReason', { required: true }) }, isShortlist)).toBe('reasons')
  expect(pickedIn({ who: ref('account', { required: true }), until: instant() }, isShortlist)).toBeUndefined()
})

test('what asks is asked in the strip; what destroys or takes two keeps its dialog', () => {
  const asks = { why: oneOf(['a', 'b'], { required: true }), note: because() }
  const at = (more: object) => whereAsked(asking(asks, more), undefined, isShortlist).at
  expect(whereAsked(asking(asks), undefined, isShortlist)).toEqual({ at: 'strip', pick: 'why' })
  expect(at({ danger: 'confirm' })).toBe('strip')
  expect(at({ danger: 'confirm', destroys: true })).toBe('dialog')
  expect(at({ danger: 'second' })).toBe('dialog')
  expect(at({ danger: 'typed' })).toBe('dialog')
  expect(whereAsked(asking({ ok: bool() }), undefined, isShortlist)).toEqual({ at: 'strip', pick: undefined })
})

test('what asks nothing goes at once, or is confirmed as ever; what is said in a conversation is written there', () => {
  expect(whereAsked(asking({}), undefined, isShortlist).at).toBe('atOnce')
  expect(whereAsked(asking({}, { danger: 'confirm' }), undefined, isShortlist).at).toBe('dialog')
  expect(whereAsked(asking({ text: string() }), { answer: 'reject' }, isShortlist).at).toBe('conversation')
})
