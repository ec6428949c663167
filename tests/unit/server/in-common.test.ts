import { describe, expect, it } from 'vitest'
import { inCommon } from '../../../src/server/access/in-common'
import type { Account } from '../../../src/server/access/account'

describe('what two accounts may do both', () => {
  const at = (id: number, areas: readonly number[], countries: readonly number[]) =>
    ({ id, areas, countries, codes: new Set(), scopes: new Map(), isSuper: false }) as unknown as Account
  const everywhere = at(1, [-1], [])

  it('lies in the countries of both, whatever their areas are called', () => {
    expect(inCommon(at(1, [5], [10, 11]), at(2, [6], [11, 12]))).toMatchObject({ areas: [], countries: [11] })
    expect(inCommon(at(1, [5], [10]), at(2, [6], [11]))).toMatchObject({ areas: [], countries: [] })
  })

  it('lies where the one works that does not work everywhere', () => {
    expect(inCommon(everywhere, at(2, [6], [11]))).toMatchObject({ id: 1, areas: [6], countries: [11] })
    expect(inCommon(at(2, [6], [11]), everywhere)).toMatchObject({ areas: [6], countries: [11] })
  })
})
