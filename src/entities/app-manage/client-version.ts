import { areas, captions, file, instant, int, oneOf, percent, ref, refs, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its code is above every live one of its client. A rollout rises by 1, 5, 20, 50 and 100 percent and is halted
 * to go back; the package of what was ever out stays. The highest live version is its client's current one.
 */
export default defineEntity({
  name: 'clientVersion',
  service: 'config',
  api: 'versions',
  label: 'versionName',
  scale: 20_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['client', 'versionName', 'sha256'],
    contents: ['releaseNotes'],
    media: ['packageFile'],
    audience: ['channels', 'areas'],
    schedule: ['publishAt'],
    results: ['sizeBytes', 'crashRate', 'activeUsers'],
    settings: ['versionCode', 'packageUrl', 'grayPercent', 'storeStatus'],
  },
  fields: {
    client: ref('client', { required: true }),
    versionName: string({ max: 20, pattern: '^\\d+\\.\\d+\\.\\d+$', example: '4.3.0', required: true }),
    versionCode: int({ plain: true, min: 1, required: true }), // rises within a client
    channels: refs('channel', { emptyMeans: 'all' }),
    areas: areas({ group: 'forceUpdate', required: true }),
    packageFile: file(), // apk or aab up to 300 MB; SHA-256 computed on upload
    packageUrl: url(),
    sha256: string({ max: 64, readOnly: true, role: 'code' }),
    sizeBytes: int({ readOnly: true, unit: 'bytes' }),
    releaseNotes: captions({ max: 2000, required: true }),
    grayPercent: percent({ default: 0 }), // staged rollout share
    publishAt: instant(),
    storeStatus: oneOf(['none', 'inReview', 'approved', 'rejected', 'live'], { default: 'none' }),
    crashRate: percent({ readOnly: true }), // last 24 h sessions
    activeUsers: int({ readOnly: true }),
  },
  states: {
    draft: { startGray: 'gray', withdraw: 'withdrawn' },
    gray: { publish: 'live', halt: 'halted' },
    live: { halt: 'halted' },
    halted: { startGray: 'gray', withdraw: 'withdrawn' },
    withdrawn: {},
  },
  unique: [['client', 'versionCode']],
})
