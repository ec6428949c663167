import { areas, bool, captions, int, manyOf, oneOf, order, percent, richText, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A used reason is switched off, never deleted; a changed userMessage applies to new decisions only and each decision
 * keeps the version it sent. Severity critical is at least 6 points and never fixable.
 */
export default defineEntity({
  name: 'reviewReason',
  service: 'review',
  api: 'reason',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 46,
  shortlist: { by: 'order', if: 'enabled' },
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'key'],
    contents: ['userMessage', 'guideline'],
    money: ['points'],
    safety: ['severity'],
    audience: ['areas'],
    results: ['uses30d', 'overturn30d'],
    settings: ['group', 'subjects', 'fixable', 'needsMark', 'legal', 'order', 'enabled', 'decisions'],
  },
  fields: {
    code: string({
      max: 16,
      pattern: '^[A-Z]{2,4}[0-9]{2}$',
      example: 'FIN01',
      unique: true,
      required: true,
      role: 'code',
    }), // fixed after first use
    name: captions({ max: 40, required: true }),
    group: oneOf(
      [
        'sexual',
        'minors',
        'violence',
        'hate',
        'harassment',
        'selfHarm',
        'regulated',
        'fraud',
        'spam',
        'copyright',
        'religion',
        'politics',
        'technical',
        'subtitle',
        'metadata',
        'rating',
      ],
      { required: true },
    ),
    severity: oneOf(['minor', 'serious', 'critical'], { required: true }),
    subjects: manyOf(['episode', 'title', 'post'], { required: true }),
    areas: areas({ group: 'state', required: true, default: [-1] }), // alcohol or gambling differ by area
    decisions: manyOf(['reject', 'return', 'limit', 'takeDown'], { required: true }),
    userMessage: captions({ max: 300, required: true }), // placeholders {{title}} {{time}} {{appealDays}}
    guideline: richText(), // with examples of what falls under it and what does not; opens beside the queue
    points: int({ max: 12, min: 0, default: 0 }), // posts only
    fixable: bool({ default: false }), // offers return before reject
    needsMark: bool({ default: false }),
    legal: bool({ default: false }), // tells legal and seals evidence
    key: string({ max: 2, pattern: '^[1-9a-z][a-z0-9]?$', example: 'g', role: 'code' }), // unique per subject
    order: order(),
    uses30d: int({ readOnly: true }),
    overturn30d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
