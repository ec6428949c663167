import { int, manyOf, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { lineFaults } from '../../shared/subtitle-checks'

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
    results: ['confidence', 'warnings', 'missingTerms'],
    settings: ['start', 'end'],
  },
  fields: {
    subtitle: ref('subtitle', { required: true }),
    start: int({ min: 0, required: true, unit: 'milliseconds' }),
    end: int({ min: 1, required: true, unit: 'milliseconds' }),
    source: string({ max: 500, readOnly: true }),
    text: string({ max: 500, required: true }),
    machineText: string({ max: 500, readOnly: true }),
    confidence: percent({ readOnly: true }),
    flag: oneOf(['none', 'doubt', 'term', 'sensitive'], { default: 'none' }),
    missingTerms: string({ max: 500, readOnly: true }), // words of the glossary, worked out whenever it or the glossary changes
    warnings: manyOf(lineFaults, { readOnly: true }), // worked out whenever it or a line beside it changes
  },
})
