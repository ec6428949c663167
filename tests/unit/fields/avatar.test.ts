import { describe, expect, it } from 'vitest'
import { hueOf, initialsOf } from '../../../src/fields/avatar'

describe('who has no portrait', () => {
  it.each([
    ['Olivia Chen', 'OC'],
    ['nina', 'N'],
    ['林若溪', '溪'],
    ['  maria del carmen ', 'MD'],
    ['', ''],
  ])('is drawn by initials: %s as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

  it('keeps one colour, and neighbours differ', () => {
    expect(hueOf(7)).toBe(hueOf(7))
    expect(new Set([1, 2, 3, 4, 5, 6].map(hueOf))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
