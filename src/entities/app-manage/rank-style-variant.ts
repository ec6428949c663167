import { bool, int, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** It changes while its triage is a draft. */
export default defineEntity({
  name: 'rankStyleVariant',
  service: 'cms',
  api: 'rankComponent/triage/variant',
  label: 'name',
  scale: 3_000,
  demo: 30,
  scopedBy: 'triage',
  groups: {
    identity: ['triage', 'name'],
    money: ['share'],
    results: ['impressions', 'clickRate', 'playRate', 'lift'],
    settings: ['isControl', 'style', 'itemsShown', 'singles'],
  },
  fields: {
    triage: ref('rankStyleTriage', { required: true }),
    name: string({ max: 40, required: true }),
    isControl: bool({ default: false }),
    share: percent({ required: true }),
    style: oneOf(['numberList', 'posterRow', 'cardSwipe', 'tripleColumn', 'banner'], { required: true }),
    itemsShown: int({ max: 50, min: 3 }),
    singles: refs('rankSingle'), // in order
    impressions: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    playRate: percent({ readOnly: true }),
    lift: percent({ readOnly: true }), // against control, with its 95 percent interval
  },
})
