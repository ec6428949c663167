import escort from '../../../entities/escort-manage/escort'
import { defineRules } from '../../operations/handler'

/** What is sold of a skill has been looked at; a changed price or rank is looked at again. */
export const escortRules = defineRules(escort, {
  beforeSave: async (_context, draft, current) => {
    if (!current || !draft.skills) return Promise.resolve()
    const before = new Map((current.skills ?? []).map((each) => [each.skill, each]))
    const skills = draft.skills.map((each) => {
      const known = before.get(each.skill)
      const isSame = known?.rank === each.rank && JSON.stringify(known?.proof) === JSON.stringify(each.proof)
      return { ...each, review: isSame && known ? (known.review ?? 'pending') : ('pending' as const) }
    })
    return Promise.resolve({ skills })
  },
})

/** Whole years from a day of birth. */
export function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1
}
