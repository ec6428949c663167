import reviewShare from '../../../entities/review-manage/review-share'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import account from '../../../entities/staff-manage/account'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'
import { returnTasksOf } from './duty'
import type { Reviewer } from './own-reviewer'
import { shareOut } from './share-out'

const blank = { restricted: false, level: 'trainee', stages: ['initial'], employment: 'employee' } as const
const maxMinutes = 8 * 60
const leastOfTrainee = 30
const own = ['level', 'dailyQuota', 'maxOpen', 'stages', 'restricted'] as const
const gone = ['onLeave', 'suspended', 'left']

/** What holds for a reviewer whoever saves it. */
export const reviewerRules = defineRules(reviewerEntity, {
  beforeSave: async (context, draft, current) => {
    const next = { ...blank, ...current, ...draft } as Reviewer
    if (next.account === context.account.id && concerns(draft, current, ...own))
      throw badField(own.find((name) => name in draft) ?? 'level', 'review-manage.notOneself')
    if (concerns(draft, current, 'stages', 'level') && next.stages?.includes('final') && !isSenior(next))
      throw badField('stages', 'review-manage.finalNeedsSenior')
    if (concerns(draft, current, 'restricted', 'level', 'consent') && next.restricted) {
      if (next.level === 'trainee') throw badField('restricted', 'review-manage.traineeNotCleared')
      if (!next.consent) throw badField('restricted', 'review-manage.needsConsent')
    }
    if (concerns(draft, current, 'employment', 'agency') && next.employment === 'agency' && !next.agency?.trim())
      throw badField('agency', 'review-manage.needsAgency')
    if (concerns(draft, current, 'checkPercent', 'level') && next.level === 'trainee')
      if ((next.checkPercent ?? leastOfTrainee) < leastOfTrainee)
        throw badField('checkPercent', 'review-manage.traineeChecks', { least: leastOfTrainee })
    if (concerns(draft, current, 'shifts') && longestDay(next) > maxMinutes)
      throw badField('shifts', 'review-manage.longShifts')
    if (!draft.account || draft.account === current?.account) return
    return { name: (await context.records.get(account, draft.account)).realName }
  },
  afterSave: async (context, saved, before) => {
    if (before && before.state !== saved.state && gone.includes(saved.state)) await leaveWork(context, saved)
  },
})

/** Whether somebody is experienced enough for the final stage. */
export function isSenior({ level }: Pick<Reviewer, 'level'>): boolean {
  return level === 'senior' || level === 'expert'
}

/** The minutes of the day on which somebody works longest; a shift past midnight counts for the day that it begins. */
function longestDay({ shifts }: Reviewer): number {
  const minutes = new Map<string, number>()
  for (const { days, from, to } of shifts ?? []) {
    const length = minuteOf(to) - minuteOf(from)
    for (const day of days) minutes.set(day, (minutes.get(day) ?? 0) + (length >= 0 ? length : length + 1_440))
  }
  return Math.max(0, ...minutes.values())
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** Open tasks go back, with their clocks running on, and the others share what came to the one who goes. */
async function leaveWork(context: Context, { id }: Reviewer): Promise<void> {
  const { records } = context
  await returnTasksOf(context, { id }, ['assigned', 'held'])
  const current = await records.get(reviewerEntity, id)
  await records.update(reviewerEntity, current, { duty: 'off' })
  for (const share of await records.where(reviewShare, { reviewer: id, state: ['draft', 'scheduled', 'active'] })) {
    if (share.ratio === 0) continue
    const { pool, state, plan } = share
    const others = (await records.where(reviewShare, { pool, state, plan, enabled: true })).filter(
      (other) => other.id !== share.id,
    )
    if (others.length === 0) continue
    const ratios = shareOut(
      others.map(({ ratio, locked }) => ({ weight: ratio, locked: locked ? ratio : undefined })),
      100,
    )
    if (!ratios) continue
    await records.update(reviewShare, share, { ratio: 0 })
    for (const [index, other] of others.entries())
      await records.update(reviewShare, other, { ratio: ratios[index] ?? other.ratio })
  }
}
