import { instant, int, json, oneOf, ref, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'contentBatchRow',
  service: 'cms',
  label: ['content', 'field', 'line'],
  scale: 40_000_000,
  demo: 2_000,
  keep: { from: 'createdAt', months: 13 },
  scopedBy: 'content',
  groups: {
    identity: ['batch', 'line', 'content', 'field'],
    contents: ['before', 'after', 'was', 'becomes'],
    schedule: ['appliedAt'],
    results: ['record'],
    settings: ['result', 'message'],
  },
  fields: {
    batch: ref('contentBatch', { readOnly: true }),
    line: int({ readOnly: true }),
    content: ref('contentItem', { readOnly: true }),
    field: string({ readOnly: true }),
    before: text({ readOnly: true }),
    after: text({ readOnly: true }),
    result: oneOf(['ok', 'unchanged', 'fault', 'failed', 'undone'], { readOnly: true }),
    message: string({ max: 300, readOnly: true }),
    record: int({ plain: true, readOnly: true }), // the id that the sheet names
    was: json<Cell>({ readOnly: true }),
    becomes: json<Cell>({ readOnly: true }),
    appliedAt: instant({ readOnly: true }),
  },
  ledger: true,
})

/** What a cell contained, or is to contain: the text next to it is for people. */
interface Cell {
  value: unknown
}
