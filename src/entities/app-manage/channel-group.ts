import { areas, bool, choice, int, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** It is deleted once its channels have been moved. The attribution key is masked for everybody until it is revealed. */
export default defineEntity({
  name: 'channelGroup',
  service: 'config',
  api: 'client/group',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 40,
  scopedBy: 'areas',
  assignedTo: ['owner', 'members'],
  caredForBy: 'owner',
  groups: {
    identity: ['name', 'code', 'kind'],
    people: ['owner', 'members'],
    audience: ['areas', 'clients'],
    results: ['installs30d', 'channelCount'],
    settings: ['attribution', 'attributionKey', 'partnerShare', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true, unique: true }),
    code: string({ max: 32, required: true, unique: true, role: 'code' }),
    kind: choice({ dictionary: 'channelGroupKind', required: true }),
    areas: areas({ group: 'configur', required: true }),
    owner: ref('account', { required: true }),
    members: refs('account'), // accounts who may see the group's figures
    clients: refs('client', { emptyMeans: 'all' }),
    attribution: oneOf(['none', 'adjust', 'appsFlyer', 'branch'], { default: 'none' }),
    attributionKey: string({ max: 120, secret: 'AppManage:applicationChannelGroup.reveal' }),
    partnerShare: percent(), // share of net revenue to the partner
    installs30d: int({ readOnly: true }),
    channelCount: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
