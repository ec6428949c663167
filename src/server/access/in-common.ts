import type { Account } from '../pipeline/account'
import { dataScopes } from '../pipeline/role-codes'
import { ALL_AREAS } from '../../fields/areas/field'

/**
 * What two accounts may do both: for what one of them makes and the other reads, such as a file that is made by a schedule. It acts as
 * the first, and sees no more than the second.
 */
export function inCommon(one: Account, other: Account): Account {
  if (one.id === other.id || other.isSuper) return one
  if (one.isSuper) return { ...other, id: one.id, username: one.username, realName: one.realName }
  const codes = new Set([...one.codes].filter((code) => other.codes.has(code)))
  const scopes = new Map(
    ['', ...codes].map((code) => {
      const [a, b] = [one.scopes.get(code) ?? 'own', other.scopes.get(code) ?? 'own']
      return [code, dataScopes.indexOf(a) < dataScopes.indexOf(b) ? a : b] as const
    }),
  )
  return { ...one, codes, scopes, areas: areasInCommon(one.areas, other.areas) }
}

function areasInCommon(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.includes(ALL_AREAS)) return other
  return other.includes(ALL_AREAS) ? one : one.filter((area) => other.includes(area))
}
