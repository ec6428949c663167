import { describe, expect, test } from 'vitest'
import { bool } from '../../../src/fields/bool/field'
import { fromText } from '../../../src/fields/bool/from-text'
import { format } from '../../../src/fields/bool/shape'

const caption = (id: string) => id
const context = { language: 'en', zone: 'UTC', caption } as const

describe('an answer of two', () => {
  test('is yes or no, of a switch on or off', () => {
    expect([true, false].map((value) => format(value, bool(), context))).toEqual(['field.yes', 'field.no'])
    const works = bool({ role: 'switch' })
    expect([true, false].map((value) => format(value, works, context))).toEqual(['field.on', 'field.off'])
  })

  test('is read from either pair of words', () => {
    const reader = { zone: 'UTC', captionId: 'gift.enabled', find: () => [], namesOf: (id: string) => [id] }
    const read = (text: string) => fromText(text, bool({ role: 'switch' }), reader)
    expect(['field.on', 'field.yes', 'TRUE'].map(read)).toEqual([{ value: true }, { value: true }, { value: true }])
    expect(['field.off', 'field.no', '0'].map(read)).toEqual([{ value: false }, { value: false }, { value: false }])
  })
})
