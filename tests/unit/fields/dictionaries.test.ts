import { describe, expect, test } from 'vitest'
import { dictionaries } from '../../../src/dictionaries/dictionaries'
import { usesOfDictionary } from '../../../src/server/boot/describe-dictionaries'
import { registry } from '../../../src/server/base/declarations'
import { demoDictionaries } from '../../../src/server/demo/words/dictionaries'

describe('used wherever operators may extend a list; what code must know stays fixed, and says so', () => {
  test.each(Object.entries(dictionaries))('%s is picked from somewhere, in both languages', (key) => {
    const uses = usesOfDictionary(registry, key)
    expect(uses.length).toBeGreaterThan(0)
    for (const { page, field } of uses)
      for (const text of [page.en, page.zh_CN, field.en, field.zh_CN]) expect(text).not.toMatch(/^$|[a-z]\.[a-z]/)
  })

  test('every fixed item is one of the dictionary, once, and its reason is a sentence in both languages', () => {
    for (const [key, { items, fixed = [] }] of Object.entries(dictionaries)) {
      const values = fixed.flatMap((each) => each.values)
      expect(new Set(values).size, key).toBe(values.length)
      expect(Object.keys(items), key).toEqual(expect.arrayContaining(values))
      for (const { why } of fixed) {
        expect(why.en, key).toMatch(/^[A-Z].*\.$/)
        expect(why.zh_CN, key).toMatch(/。$/)
      }
    }
  })
})

test('no dictionary of the demo is a copy of another, and no item has the look of a filler', () => {
  const texts = demoDictionaries.flatMap(({ title, items }) => [title, ...items.map(({ caption }) => caption)])
  for (const { en, zh_CN } of texts) {
    expect(en).not.toMatch(/ \d+$|\bV\d+$|^$/)
    expect(zh_CN).not.toMatch(/（\d+）$|[一-鿿]\d+$|^$/)
  }
  const keys = demoDictionaries.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, items } of demoDictionaries)
    expect(new Set(items.map(({ value }) => value)).size, key).toBe(items.length)
})
