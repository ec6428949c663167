import {
  adjustCredit,
  approve,
  ban,
  lift,
  resume,
  reveal,
  reviewSkill,
  suspend,
} from '../../../../commands/escort-manage/user-list'
import escort from '../../../entities/escort-manage/escort'
import escortSetting from '../../../entities/escort-manage/escort-setting'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { revealing } from '../commodity/reveal'
import { banEscort, changeCredit, suspendEscort } from './standing'

/** Nobody is a companion below this, whatever a country says. */
const leastAge = 18

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

export const approvingEscort = handle(approve, {
  check: async ({ records, now }, row) => {
    const settings = await records.where(escortSetting, {})
    const asked = settings.filter(({ area }) => row.areas.includes(area)).map(({ minAge }) => minAge ?? leastAge)
    return ageOn(row.birthDate, now) >= Math.max(leastAge, ...asked) || 'escort-manage.user-list.approve.tooYoung'
  },
  run: async ({ records, account }, row) => {
    const skills = row.skills.map((each) => ({ ...each, review: 'approved' as const }))
    await records.update(escort, row, { state: 'active', reviewedBy: account.id, rejectReason: null, skills })
  },
})

/** Whole years from a day of birth. */
export function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1
}

export const suspending = handle(suspend, {
  undo: 'image',
  run: (context, row, { days }) => suspendEscort(context, row, days),
})

export const resuming = handle(resume, {
  undo: 'image',
  run: async ({ records }, row) => {
    await records.update(escort, row, { state: 'active', banUntil: null })
  },
})

export const banning = handle(ban, {
  undo: 'never',
  run: (context, row, { days, reason }) => banEscort(context, row, days, reason),
})

export const lifting = handle(lift, {
  undo: 'image',
  run: async ({ records }, row) => {
    await records.update(escort, row, { state: 'active', banUntil: null })
  },
})

export const adjusting = handle(adjustCredit, {
  undo: 'never',
  run: (context, row, { points, reason }) => changeCredit(context, row, points, reason),
})

export const reviewingSkill = handle(reviewSkill, {
  undo: 'image',
  check: (_context, row, { skill }) =>
    Promise.resolve(
      !skill || row.skills.some((each) => each.skill === skill) || 'escort-manage.user-list.reviewSkill.notTheirs',
    ),
  run: async ({ records }, row, { skill, pass, reason }) => {
    if (!pass && !reason) throw badField('reason', 'error.required')
    const review = pass ? ('approved' as const) : ('rejected' as const)
    const skills = row.skills.map((each) => (each.skill === skill ? { ...each, review } : each))
    await records.update(escort, row, { skills })
  },
})

export const revealingEscort = revealing(reveal, ['realName', 'idNumber'], 50)
