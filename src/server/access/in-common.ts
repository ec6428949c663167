import type { Account } from './account'
import { dataScopes } from './role-codes'
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
  return { ...one, codes, scopes, ...areasInCommon(one, other) }
}

/** Where both work: areas of different names may have countries in common, and records of these both see. */
function areasInCommon(one: Account, other: Account): Pick<Account, 'areas' | 'countries'> {
  if (one.areas.includes(ALL_AREAS)) return { areas: other.areas, countries: other.countries }
  if (other.areas.includes(ALL_AREAS)) return { areas: one.areas, countries: one.countries }
  return {
    areas: one.areas.filter((area) => other.areas.includes(area)),
    countries: one.countries.filter((country) => other.countries.includes(country)),
  }
}
