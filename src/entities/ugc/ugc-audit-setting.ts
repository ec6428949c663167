import { areas, bool, instant, int, json, manyOf, percent } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A change of thresholds or ladder is a draft with its replay on the last 7 days (what would have passed, waited, been
 * refused, and the added work in hours); a second person publishes it; every version can be brought back. Emergency
 * mode starts at once with one person and its reason, and tells all leads.
 */
export default defineEntity({
  name: 'ugcAuditSetting',
  service: 'ugc',
  api: 'setting',
  label: 'beforeKinds',
  scale: 1,
  demo: 1,
  fields: {
    beforeAreas: areas({ required: true }), // all other areas publish first
    beforeKinds: manyOf(['video', 'clip', 'images', 'text', 'avatar', 'nickname', 'bio'], { default: ['avatar'] }),
    newUserPosts: int({ max: 50, min: 0, default: 5 }),
    thresholds: json({ required: true }), // by label: {passBelow, rejectAbove, areas?: {id: {…}}}; 0 ≤ passBelow < rejectAbove ≤ 100;
    samplePercent: percent({ max: 100, min: 1, default: 3 }), // of what the machine passed
    reportThreshold: int({ max: 100, min: 1, default: 3 }),
    hideAtReports: int({ max: 1000, min: 2, default: 15 }), // above reportThreshold
    reachSteps: json({ required: true }), // rising view counts, at most 6
    slaMinutes: json({ required: true }), // {critical: 10, high: 30, medium: 120, low: 480, appeal: 1440}
    strikeWindowDays: int({ max: 365, min: 30, default: 90 }),
    ladder: json({ required: true }), // [{points, measure, days}], points strictly rising
    appealDays: int({ max: 180, min: 1, default: 30 }),
    calmMode: bool({ default: true }), // grey and blurred thumbnails for auditors until hovered
    emergencyAreas: areas(), // everything there waits for a person; ends by emergencyUntil
    emergencyUntil: instant(), // required with emergencyAreas, at most 7 days ahead
  },
})
