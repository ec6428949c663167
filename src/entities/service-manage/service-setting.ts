import { areas, bool, captions, duration, group, int, manyOf, oneOf, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import feedback from './feedback'

/** The more urgent a ticket, the shorter its time. */
const byUrgency = {
  urgent: duration({ min: 60, required: true }),
  high: duration({ min: 60, required: true }),
  normal: duration({ min: 60, required: true }),
  low: duration({ min: 60, required: true }),
}

const time = string({ max: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30', required: true })

/**
 * How the service desk works. Targets rise from urgent to low, and a solution takes no less time than the first reply.
 * The clock of a target runs only within the working hours of the user's area.
 */
export default defineEntity({
  name: 'serviceSetting',
  service: 'service',
  api: 'setting',
  label: 'autoReply',
  scale: 1,
  demo: 1,
  scopedBy: false,
  groups: {
    identity: ['autoReply'],
    contents: ['firstReplyTargets', 'solveTargets', 'workingHours', 'routing'],
    settings: ['maxOpenPerAgent', 'autoCloseDays', 'surveyEnabled', 'logRetentionDays'],
  },
  fields: {
    firstReplyTargets: group(byUrgency, { required: true }),
    solveTargets: group(byUrgency, { required: true }),
    workingHours: rows(
      {
        areas: areas({ group: 'state', required: true, default: [-1] }),
        days: manyOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { required: true }),
        from: time,
        to: time,
        timezone: string({ max: 40, required: true, default: 'Asia/Shanghai' }),
      },
      { required: true, max: 50 },
    ),
    /** Tried from the top: the first that fits a ticket tells who gets it. An empty member fits any. */
    routing: rows(
      {
        category: oneOf(feedback.fields.category.of),
        language: ref('language'),
        areas: areas({ group: 'state' }),
        accounts: refs('account', { required: true }),
        order: oneOf(['roundRobin', 'leastOpen'], { required: true, default: 'roundRobin' }),
      },
      { required: true, max: 50 },
    ),
    maxOpenPerAgent: int({ max: 500, min: 1, default: 40 }),
    autoCloseDays: int({ max: 30, min: 1, default: 7 }),
    autoReply: captions({ max: 1000 }), // sent on receipt
    surveyEnabled: bool({ default: true }),
    logRetentionDays: int({ max: 365, min: 7, default: 90 }),
  },
})
