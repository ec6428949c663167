import { bool, date, file, group, manyOf, money, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Shares of all partners of a title, country and day sum to at most 100 % of the net base; the form names those that
 * would pass it. An active agreement is never edited; a change is a follower from the first day of a later period.
 */
export default defineEntity({
  name: 'shortShareAgreement',
  service: 'short',
  api: 'share/agreement',
  label: 'agreementNo',
  scale: 10_000,
  demo: 60,
  scopedBy: 'partner',
  groups: {
    identity: ['agreementNo', 'partner', 'licence', 'copyrightTag'],
    contents: ['tiers'],
    media: ['contractFile'],
    money: ['rate', 'guarantee', 'recouped', 'deductions', 'currency', 'minPayout'],
    people: ['remark'],
    audience: ['countries'],
    schedule: ['cycle', 'startsAt', 'endsAt'],
    settings: ['shorts', 'model', 'sources', 'vipKey'],
  },
  fields: {
    agreementNo: string({ max: 30, unique: true, required: true, role: 'code' }),
    partner: ref('shortPartner', { required: true }),
    licence: ref('contentLicence'),
    shorts: refs('short'), // empty with copyrightTag
    copyrightTag: ref('tag'), // all shorts that carry it
    countries: refs('country', { emptyMeans: 'all' }),
    model: oneOf(['share', 'tiered', 'guarantee', 'flat'], { required: true }),
    rate: percent({ max: 80, min: 0 }),
    tiers: rows({ upTo: money({ min: 1 }), rate: percent({ min: 0, max: 80, required: true }) }, { max: 10 }),
    guarantee: money({ min: 0 }),
    recouped: money({ readOnly: true }), // of the guarantee
    sources: manyOf(['coin', 'ad', 'vip'], { required: true }), // which income is shared
    vipKey: oneOf(['watchTime', 'finishedEpisodes'], { default: 'watchTime' }), // how the VIP pool is split
    deductions: group(
      {
        storeFee: percent({ min: 0, max: 100 }),
        channelFee: percent({ min: 0, max: 100 }),
        adSpend: percent({ min: 0, max: 100 }),
        refunds: bool({ default: true }),
        dubbing: money({ min: 0 }),
      },
      { required: true },
    ),
    currency: string({ max: 3, required: true, default: 'USD' }),
    cycle: oneOf(['month', 'quarter'], { default: 'month' }),
    minPayout: money({ min: 0, default: 10000 }),
    startsAt: date({ required: true }),
    endsAt: date({ required: true }),
    contractFile: file({ required: true }),
    remark: string({ max: 300 }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'active', reject: 'draft' },
    active: { byTime: 'ended', terminate: 'ended' },
    ended: {},
  },
  clock: [{ states: ['active'], until: 'endsAt' }],
})
