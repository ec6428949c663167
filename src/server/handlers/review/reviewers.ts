import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/reviewer'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { listAfter } from '../list-mode'
import { isSenior } from './reviewer-rules'

/** So many checked decisions, with so few of them wrong, make a trainee a reviewer. */
const leastChecked = 100
const leastAccuracy = 95

export const certifying = handle(commands.certify, {
  check: async (context, row) => {
    const { checked, agreed } = await checksOf(context, row.id)
    if (checked < leastChecked) return { caption: 'review-manage.fewChecks', params: { count: String(checked) } }
    const accuracy = Math.floor((agreed / checked) * 1_000) / 10
    return accuracy >= leastAccuracy || { caption: 'review-manage.lowAccuracy', params: { accuracy: String(accuracy) } }
  },
  run: async (context, row, { level }) => {
    if (level === 'trainee') throw badField('level', 'review-manage.certifyLevel')
    await saveWithRules(context, reviewerEntity, row, { state: 'active', level })
  },
})

async function checksOf({ db }: Context, reviewer: number): Promise<{ checked: number; agreed: number }> {
  const { rows } = await sql<{ checked: number; agreed: number }>`select count(*) as checked,
      count(*) filter (where verdict in ('agree', 'minorSlip') or settled_as = 'changed') as agreed
    from review_check where reviewer = ${reviewer} and state in ('done', 'settled')`.execute(db)
  return { checked: Number(rows[0]?.checked ?? 0), agreed: Number(rows[0]?.agreed ?? 0) }
}

export const leaving = handle(commands.leave, {
  undo: 'image',
  run: async (context, row, { until }) => {
    if (until <= context.now.toISOString().slice(0, 10)) throw badField('until', 'review-manage.leaveInFuture')
    await saveWithRules(context, reviewerEntity, row, { state: 'onLeave', leaveUntil: until })
  },
})

export const comingBack = handle(commands.comeBack, {
  undo: 'image',
  run: async (context, row) => {
    await saveWithRules(context, reviewerEntity, row, { state: 'active', leaveUntil: null })
  },
})

export const settingScope = handle(commands.setScope, {
  undo: 'image',
  run: async (context, row, { languages, areas, how }) => {
    const after = {
      ...(languages?.length && { languages: listAfter(row.languages, languages, how) }),
      ...(areas?.length && { areas: listAfter(row.areas, areas, how) }),
    }
    if (Object.keys(after).length === 0) throw badField('languages', 'review-manage.nothingToSet')
    if (after.languages?.length === 0) throw badField('languages', 'review-manage.needsLanguage')
    if (after.areas?.length === 0) throw badField('areas', 'review-manage.needsArea')
    await saveWithRules(context, reviewerEntity, row, after)
  },
})

export const grantingFinal = handle(commands.grantFinal, {
  undo: 'image',
  check: (_context, row) => {
    if (row.stages?.includes('final')) return Promise.resolve('derived.alreadySo')
    return Promise.resolve(isSenior(row) || 'review-manage.finalNeedsSenior')
  },
  run: async (context, row, { remark }) => {
    await saveWithRules(context, reviewerEntity, row, { stages: [...(row.stages ?? []), 'final'], remark })
  },
})

export const withdrawingFinal = handle(commands.withdrawFinal, {
  undo: 'image',
  check: (_context, row) => Promise.resolve(row.stages?.includes('final') === true || 'derived.alreadySo'),
  run: async (context, row, { remark }) => {
    const stages = (row.stages ?? []).filter((stage) => stage !== 'final')
    await saveWithRules(context, reviewerEntity, row, { stages, remark })
  },
})

/** Clearance ends with the consent that it rests on. */
export const settingRestricted = handle(commands.setRestricted, {
  undo: 'image',
  run: async (context, row, { restricted, consent }) => {
    const kept = restricted ? (consent ?? row.consent) : null
    await saveWithRules(context, reviewerEntity, row, { restricted, consent: kept })
  },
})
