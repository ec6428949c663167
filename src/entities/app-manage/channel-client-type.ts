import { bool, instant, oneOf, ref, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'channelClientType',
  service: 'config',
  api: 'channel/clientType',
  label: ['channel', 'client'],
  search: ['channel', 'packageName'],
  scale: 100_000,
  demo: 300,
  scopedBy: 'channel',
  groups: {
    identity: ['channel', 'client', 'packageName', 'currentVersion'],
    safety: ['packError'],
    schedule: ['packedAt'],
    settings: ['downloadUrl', 'packStatus', 'enabled'],
  },
  fields: {
    channel: ref('channel', { required: true }),
    client: ref('client', { required: true }),
    packageName: string({ max: 120, role: 'code' }),
    currentVersion: ref('clientVersion'),
    downloadUrl: url({ required: true }),
    packStatus: oneOf(['none', 'packing', 'ready', 'failed'], { readOnly: true }),
    packError: string({ max: 300, readOnly: true }),
    packedAt: instant({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['channel', 'client']],
})
