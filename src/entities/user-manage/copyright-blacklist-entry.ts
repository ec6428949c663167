import { because, bool, file, instant, int, oneOf, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Titles with these copyright tags vanish from the user's lists, search, ranks, push targets and deep links; the user
 * sees not found, never forbidden.
 */
export default defineEntity({
  name: 'copyrightBlacklistEntry',
  service: 'user',
  api: 'blacklist/copyright',
  label: 'user',
  scale: 20_000,
  demo: 60,
  scopedBy: 'user',
  groups: {
    identity: ['user', 'source'],
    media: ['evidence'],
    people: ['reason'],
    schedule: ['expiresAt'],
    results: ['hiddenTitles'],
    settings: ['tags', 'alsoDevices'],
  },
  fields: {
    user: ref('user', { required: true, sentAs: 'userId' }),
    tags: refs('tag', { required: true, by: 'code', sentAs: 'tagCodes' }), // copyright tags, sent as tag codes; all of getTagCodeList means every one
    reason: because({ max: 200 }),
    source: oneOf(['staff', 'rightsHolder', 'rule'], { default: 'staff' }),
    evidence: file(),
    alsoDevices: bool({ default: true }),
    expiresAt: instant(),
    hiddenTitles: int({ readOnly: true }), // titles this hides from the user now
  },
  states: {
    active: { lift: 'lifted', byTime: 'expired' },
    lifted: { relist: 'active' },
    expired: { relist: 'active' },
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
  unique: [['user']],
  uniqueWhileIn: ['active'],
})
