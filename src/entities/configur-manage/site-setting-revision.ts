import { group, instant, int, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { settingSnapshot } from '../../shared/setting-value'

/** Never changed or deleted. */
export default defineEntity({
  name: 'siteSettingRevision',
  service: 'config',
  label: ['setting', 'number'],
  scale: 60_000,
  demo: 132,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: false,
  groups: {
    identity: ['setting', 'number'],
    contents: ['snapshot'],
    people: ['note', 'author', 'approver'],
    schedule: ['publishedAt'],
    results: ['rollbackOf'],
  },
  fields: {
    setting: ref('siteSetting', { readOnly: true }),
    number: int({ readOnly: true }),
    snapshot: group(settingSnapshot, { readOnly: true }),
    note: string({ max: 200, readOnly: true }),
    author: ref('account', { readOnly: true }),
    approver: ref('account', { readOnly: true }),
    publishedAt: instant({ readOnly: true }),
    rollbackOf: int({ readOnly: true }),
  },
  unique: [['setting', 'number']],
  ledger: true,
})
