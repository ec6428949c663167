import { areas, because, bool, group, instant, int, manyOf, percent, ref, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { ladderStep, postKinds, threshold } from '../../shared/ugc-audit'

/**
 * `thresholds` and `ladder` are a draft: what holds is `liveThresholds` and `liveLadder`. A draft is replayed on the last 7
 * days (what would have passed, waited, been refused, and the added work in hours) and then published by a second person;
 * every version can be brought back. Emergency mode starts at once with one person and its reason, and tells all leads.
 */
export default defineEntity({
  name: 'ugcAuditSetting',
  service: 'ugc',
  api: 'setting',
  label: 'beforeKinds',
  scale: 1,
  demo: 1,
  scopedBy: false,
  groups: {
    identity: ['beforeKinds'],
    contents: ['thresholds', 'reachSteps', 'slaMinutes', 'ladder', 'liveThresholds', 'liveLadder'],
    people: ['draftBy'],
    schedule: ['emergencyUntil', 'draftAt', 'replayedAt'],
    results: ['liveVersion'],
    settings: [
      'beforeAreas',
      'newUserPosts',
      'samplePercent',
      'reportThreshold',
      'hideAtReports',
      'calmMode',
      'emergencyAreas',
      'emergencyReason',
      'strikeWindowDays',
      'appealDays',
    ],
  },
  fields: {
    beforeAreas: areas({ group: 'state', required: true }), // all other areas publish first
    beforeKinds: manyOf(postKinds, { default: ['avatar'] }),
    newUserPosts: int({ max: 50, min: 0, default: 5 }),
    thresholds: rows(threshold, { max: 200, required: true }),
    samplePercent: percent({ max: 100, min: 1, default: 3 }), // of what the machine passed
    reportThreshold: int({ max: 100, min: 1, default: 3 }),
    hideAtReports: int({ max: 1000, min: 2, default: 15 }), // above reportThreshold
    reachSteps: rows({ views: int({ min: 1, required: true }) }, { max: 6, rising: 'views', required: true }),
    slaMinutes: group(
      {
        critical: int({ min: 1, default: 10 }),
        high: int({ min: 1, default: 30 }),
        medium: int({ min: 1, default: 120 }),
        low: int({ min: 1, default: 480 }),
        appeal: int({ min: 1, default: 1440 }),
      },
      { required: true },
    ),
    strikeWindowDays: int({ max: 365, min: 30, default: 90 }),
    ladder: rows(ladderStep, { max: 12, rising: 'points', required: true }),
    appealDays: int({ max: 180, min: 1, default: 30 }),
    calmMode: bool({ default: true }), // grey and blurred thumbnails for auditors until hovered
    emergencyAreas: areas({ group: 'state' }), // everything there waits for a person; ends by emergencyUntil
    emergencyUntil: instant(), // required with emergencyAreas, at most 7 days ahead
    emergencyReason: because({ readOnly: true, required: false }),
    liveThresholds: rows(threshold, { max: 200, readOnly: true }),
    liveLadder: rows(ladderStep, { max: 12, readOnly: true }),
    liveVersion: int({ plain: true, readOnly: true }),
    draftBy: ref('account', { readOnly: true }), // empty where the draft is what holds
    draftAt: instant({ readOnly: true }),
    replayedAt: instant({ readOnly: true }), // of this very draft
  },
})
