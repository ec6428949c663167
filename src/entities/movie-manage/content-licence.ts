import { bool, files, instant, int, manyOf, money, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Approved by someone other than its author; dates, countries and rights of an active one change only through renew or
 * a second approval. Rights bind the title's switches (download, cast, clip, access); a switch without its right is
 * refused there. Expiry and termination take titles off where no other licence covers them.
 */
export default defineEntity({
  name: 'contentLicence',
  service: 'cms',
  label: 'contractNo',
  lead: { also: 'licensor' },
  scale: 90_000,
  demo: 200,
  scopedBy: false,
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['expired', 'terminated'],
  groups: {
    identity: ['contractNo', 'licensor', 'copyrightTag'],
    media: ['documents'],
    money: ['guarantee', 'currency', 'revenueShare'],
    people: ['owner'],
    audience: ['countryGroups', 'countries'],
    schedule: ['startsAt', 'endsAt'],
    results: ['daysLeft', 'liveTitles'],
    settings: ['contents', 'rights', 'exclusive'],
  },
  fields: {
    contractNo: string({ max: 60, required: true, role: 'code' }),
    licensor: string({ max: 120, required: true }),
    contents: refs('contentItem', { max: 2000, required: true }),
    copyrightTag: ref('tag', { required: true }),
    rights: manyOf(['svod', 'avod', 'tvod', 'download', 'cast', 'tv', 'dubbing', 'clip'], { required: true }),
    countryGroups: refs('countryGroup'),
    countries: refs('country'), // groups and countries add up; at least one
    exclusive: bool({ default: false }),
    startsAt: instant({ required: true }),
    endsAt: instant(), // after startsAt; empty only for own productions
    guarantee: money({ min: 0 }),
    currency: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'USD' }), // required with guarantee
    revenueShare: percent({ max: 100, min: 0 }),
    documents: files(), // pdf, up to 20 MB each
    owner: ref('account', { required: true }),
    daysLeft: int({ readOnly: true }),
    liveTitles: int({ readOnly: true }),
  },
  states: {
    draft: { approve: 'active' },
    active: { byTime: 'expired', terminate: 'terminated', renew: 'active' },
    expired: { renew: 'active' },
    terminated: {},
  },
  clock: [{ states: ['active'], until: 'endsAt' }],
  unique: [['contractNo']],
})
