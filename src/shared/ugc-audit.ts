import { areas, int, oneOf } from '../fields'

/** What a machine looks for in what users upload. */
export const riskLabels = [
  'nudity',
  'minors',
  'violence',
  'gore',
  'hate',
  'harassment',
  'selfHarm',
  'drugs',
  'weapons',
  'gambling',
  'fraud',
  'contact',
  'spam',
  'copyright',
  'religion',
  'politics',
  'lowQuality',
] as const

/** What users upload. */
export const postKinds = ['video', 'clip', 'images', 'text', 'avatar', 'nickname', 'bio'] as const

/** What a strike brings, from the mildest to the hardest. */
export const measures = ['none', 'warning', 'postBan', 'commentBan', 'reachLimit', 'accountBan'] as const

/** Between which scores of a label a person decides; a row with areas goes before one without. */
export const threshold = {
  label: oneOf(riskLabels, { required: true }),
  passBelow: int({ min: 0, max: 99, required: true }),
  rejectAbove: int({ min: 1, max: 100, required: true }),
  areas: areas({ group: 'state' }),
}

/** What this many live points bring. */
export const ladderStep = {
  points: int({ min: 1, max: 100, required: true }),
  measure: oneOf(measures, { required: true }),
  days: int({ min: 1, max: 3650 }), // empty means for good
}
