import { bool, instant, oneOf, ref, refs, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The checker sees the reviewer's decision only after giving an own verdict; names stay hidden until then. WrongPass
 * reopens the task at stage final with priority urgent; settled by someone who neither decided nor checked.
 */
export default defineEntity({
  name: 'reviewCheck',
  service: 'review',
  api: 'check',
  label: 'decision',
  scale: 3_000_000,
  demo: 700,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'decision',
  assignedTo: ['checker'],
  groups: {
    identity: ['decision', 'stat'],
    contents: ['reply'],
    safety: ['checker', 'checkedAt'],
    people: ['reviewer', 'verdict', 'comment'],
    settings: ['drawnFor', 'rightReasons', 'settledAs', 'voided'],
  },
  fields: {
    decision: ref('reviewDecision', { unique: true, required: true, readOnly: true }),
    stat: ref('episodeReviewStat', { readOnly: true }), // empty for posts and titles
    reviewer: ref('reviewer', { readOnly: true }),
    drawnFor: oneOf(['random', 'tooFast', 'machineDisagrees', 'blindDiffers', 'complaint', 'trainee', 'manual'], {
      readOnly: true,
    }),
    checker: ref('account', { readOnly: true }),
    verdict: oneOf(['agree', 'minorSlip', 'wrongPass', 'wrongReject', 'wrongReason', 'wrongRating']),
    rightReasons: refs('reviewReason'), // required for wrongPass and wrongReason
    comment: text({ max: 1000 }), // required unless agree
    reply: text({ max: 1000 }),
    settledAs: oneOf(['kept', 'changed'], { readOnly: true }),
    voided: bool({ default: false }),
    checkedAt: instant({ readOnly: true }),
  },
  states: {
    drawn: { verdict: 'done' },
    done: { dispute: 'disputed', bySystem: 'disputed', redo: 'drawn' },
    disputed: { settle: 'settled' },
    settled: {},
  },
})
