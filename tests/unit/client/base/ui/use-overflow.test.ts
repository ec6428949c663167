import { describe, expect, it } from 'vitest'
import { scrollShowing } from '../../../../../src/client/base/ui/use-overflow'

const row = { scrollLeft: 100, clientWidth: 400 }

describe('a tab of a row that is scrolled', () => {
  it('leaves the row where it is when it is in sight', () => {
    expect(scrollShowing(row, { offsetLeft: 200, offsetWidth: 80 })).toBe(100)
  })

  it('is brought in from the end with room for the fade', () => {
    expect(scrollShowing(row, { offsetLeft: 460, offsetWidth: 80 })).toBe(460 + 80 + 32 - 400)
  })

  it('is brought in from the start, never past it', () => {
    expect(scrollShowing(row, { offsetLeft: 90, offsetWidth: 80 })).toBe(58)
    expect(scrollShowing(row, { offsetLeft: 0, offsetWidth: 80 })).toBe(0)
  })
})
