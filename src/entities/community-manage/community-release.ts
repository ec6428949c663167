import { instant, int, json, oneOf, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** An arrangement as the app shows it from a moment on: its records are a draft until they are released. */
export default defineEntity({
  name: 'communityRelease',
  service: 'community',
  api: 'release',
  label: 'name',
  scale: 5_000,
  demo: 18,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: false,
  groups: {
    identity: ['name'],
    contents: ['snapshot'],
    schedule: ['publishAt', 'publishedAt'],
    results: ['number', 'added', 'changed', 'removed'],
    settings: ['arrangement'],
  },
  fields: {
    arrangement: oneOf(['detailTab', 'squareBlock', 'bottomBar'], { readOnly: true }),
    name: string({ max: 12, readOnly: true }), // v7
    number: int({ min: 1, plain: true, readOnly: true }),
    snapshot: json<Readonly<Record<string, unknown>>[]>({ readOnly: true, max: 5_000_000 }),
    added: int({ readOnly: true }),
    changed: int({ readOnly: true }),
    removed: int({ readOnly: true }),
    publishAt: instant({ readOnly: true }), // empty means at once
    publishedAt: instant({ readOnly: true }),
  },
  states: {
    scheduled: { byTime: 'live', byDiscard: 'superseded' },
    live: { byNext: 'superseded' },
    superseded: { byRollback: 'live' },
  },
  clock: [{ states: ['scheduled'], from: 'publishAt' }],
  unique: [['arrangement', 'number']],
  ledger: true,
})
