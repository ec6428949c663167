import { instant, int, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { ladderStep, threshold } from '../../shared/ugc-audit'

/** Thresholds and ladder as they were in force from a moment on. */
export default defineEntity({
  name: 'ugcAuditVersion',
  service: 'ugc',
  api: 'setting/version',
  label: 'name',
  scale: 2_000,
  demo: 6,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: false,
  groups: {
    identity: ['name'],
    contents: ['thresholds', 'ladder'],
    people: ['remark', 'draftedBy', 'publishedBy'],
    schedule: ['publishedAt'],
    results: ['number'],
  },
  fields: {
    name: string({ max: 12, readOnly: true }), // v7
    number: int({ min: 1, plain: true, unique: true, readOnly: true }),
    thresholds: rows(threshold, { max: 200, readOnly: true }),
    ladder: rows(ladderStep, { max: 12, readOnly: true }),
    remark: string({ max: 300, readOnly: true }),
    draftedBy: ref('account', { readOnly: true }),
    publishedBy: ref('account', { readOnly: true }),
    publishedAt: instant({ readOnly: true }),
  },
  ledger: true,
})
