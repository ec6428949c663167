import { areas, bool, group, instant, oneOf, order, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { settingMembers } from '../../shared/setting-value'

/**
 * Read top to bottom and the first that fits wins. An override that an earlier one hides entirely is flagged. Value
 * obeys the setting's schema. A change counts only with the setting's next publication.
 */
export default defineEntity({
  name: 'siteSettingOverride',
  service: 'config',
  label: 'name',
  scale: 20_000,
  demo: 66,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['setting', 'name'],
    money: ['value'],
    audience: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroup'],
    schedule: ['startsAt', 'endsAt'],
    settings: ['percent', 'valueType', 'order', 'enabled'],
  },
  fields: {
    setting: ref('siteSetting', { required: true }),
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'configur', required: true, default: [-1] }), // group configur
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: string({ max: 20, pattern: '^\\d+(\\.\\d+){1,3}$', example: '4.3.0' }),
    maxVersion: string({ max: 20, pattern: '^\\d+(\\.\\d+){1,3}$', example: '4.3.0' }),
    userGroup: ref('userGroup'),
    percent: percent({ default: 100 }), // by a stable hash of user and key
    /** That of its setting: it tells which member of the value is meant. */
    valueType: oneOf(['bool', 'int', 'decimal', 'percent', 'string', 'enum', 'captions', 'image', 'json'], {
      readOnly: true,
    }),
    value: group(settingMembers, { by: 'valueType', required: true }),
    startsAt: instant(),
    endsAt: instant(),
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'order', within: ['setting'] },
})
