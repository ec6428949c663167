import { int, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** End is after start; cues of one subtitle do not overlap. */
export default defineEntity({
  name: 'subtitleCue',
  service: 'cms',
  label: 'text',
  scale: 1_000,
  demo: 3_000,
  scopedBy: 'subtitle',
  groups: {
    identity: ['source', 'text'],
    contents: ['subtitle', 'machineText', 'flag'],
    results: ['confidence'],
    settings: ['start', 'end'],
  },
  fields: {
    subtitle: ref('subtitle', { required: true }),
    start: int({ min: 0, required: true }),
    end: int({ min: 1, required: true }),
    source: string({ max: 500, readOnly: true }),
    text: string({ max: 500, required: true }),
    machineText: string({ max: 500, readOnly: true }),
    confidence: percent({ readOnly: true }),
    flag: oneOf(['none', 'doubt', 'term', 'sensitive'], { default: 'none' }),
  },
})
