import { areas, bool, image, int, oneOf, ref, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its code stays once a version exists. One person retires it only while at most 1,000 people used it yesterday;
 * else a second one confirms.
 */
export default defineEntity({
  name: 'client',
  service: 'config',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'packageName', 'channelGroup', 'currentVersion'],
    media: ['icon'],
    audience: ['platform', 'areas'],
    results: ['dailyActive'],
    settings: ['store', 'storeUrl', 'minOs', 'enabled'],
  },
  fields: {
    name: string({ max: 40, required: true }),
    /** Sent by the app in its client header; never changed once a version exists. */
    code: string({
      max: 32,
      pattern: '^[a-z][a-z0-9_]*$',
      example: 'new_year',
      required: true,
      unique: true,
      role: 'code',
    }),
    platform: oneOf(['android', 'ios', 'androidTv', 'appleTv', 'web', 'h5', 'windows', 'mac'], { required: true }),
    packageName: string({ max: 120, role: 'code' }), // bundle id; required on android, ios and tv
    store: oneOf(['googlePlay', 'appStore', 'huawei', 'samsung', 'apk', 'web'], { default: 'apk' }),
    storeUrl: url(),
    areas: areas({ group: 'configur', required: true }),
    channelGroup: ref('channelGroup'),
    icon: image(), // 512x512 png
    minOs: string({ max: 12 }),
    currentVersion: ref('clientVersion', { readOnly: true }),
    dailyActive: int({ readOnly: true }), // yesterday
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    active: { retire: 'retired' },
    retired: { restore: 'active' },
  },
})
