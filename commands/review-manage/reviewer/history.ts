import reviewDecision from '../../../src/entities/review-manage/review-decision'
import { because, date, int, json, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'

/** Opens the next round at stage final; leads only. */
export const overturn = defineCommand(reviewDecision, {
  on: 'rows',
  states: ['standing'],
  asks: { remark: because() },
  danger: 'confirm',
  icon: 'gavel',
})

export const drawCheck = defineCommand(reviewDecision, { on: 'rows', states: ['standing'], icon: 'list-checks' })

/** Of what the list shows as it is filtered now. */
export const drawSample = definePageCommand({
  asks: {
    count: int({ min: 1, max: 500, required: true }),
    decision: asked(reviewDecision, 'decision'),
    list: json<Readonly<Record<string, unknown>>>({ required: true }),
  },
  fills: 'list',
  icon: 'dices',
})

export const compare = definePageCommand({
  asks: {
    reviewer: ref('reviewer', { required: true }),
    other: ref('reviewer', { required: true }),
    days: int({ min: 1, max: 365, default: 30, required: true }),
  },
  icon: 'git-compare',
})

export const exportMarks = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-output',
})
