import episodeReviewStat from '../../src/entities/review-manage/episode-review-stat'
import reviewer from '../../src/entities/review-manage/reviewer'
import { date, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

const month = string({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', example: '2026-11', required: true })
const span = { from: date({ required: true }), to: date({ required: true }) }

export const check = defineCommand(episodeReviewStat, {
  on: 'row',
  does: leadTo('/review-manage/episode-statistics-check/{id}'),
  states: ['open', 'disputed'],
  icon: 'list-checks',
})

export const confirm = defineCommand(episodeReviewStat, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(episodeReviewStat, 'remark', { role: 'reason' }) },
  inverse: 'reopen',
  icon: 'circle-check-big',
})

export const reopen = defineCommand(episodeReviewStat, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(episodeReviewStat, 'remark', { required: true, role: 'reason' }) },
  inverse: 'confirm',
  icon: 'arrow-up-right',
})

export const assignChecker = defineCommand(episodeReviewStat, {
  on: 'rows',
  does: set({}),
  states: ['open', 'disputed'],
  asks: { checker: asked(episodeReviewStat, 'checker', { required: true }) },
  icon: 'user-check',
})

/** From the decisions that stand; tells what came out otherwise. */
export const recalculate = defineCommand(episodeReviewStat, {
  on: 'rows',
  states: ['open', 'checking', 'disputed'],
  icon: 'calculator',
})

/** Refused while anything of the month is not confirmed, and to whoever confirmed any of it. */
export const closeMonth = definePageCommand({
  asks: { month, agency: asked(reviewer, 'agency') },
  danger: 'confirm',
  icon: 'lock',
  alsoCalled: ['settle month', '月结'],
})

export const exportPay = definePageCommand({ asks: { month }, icon: 'file-output', alsoCalled: ['payroll', '薪酬表'] })

export const exportByTitle = definePageCommand({ asks: span, icon: 'file-output' })

export const exportReasons = definePageCommand({ asks: span, icon: 'file-output' })
