import { areas, date, int, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Companion and guild have at most 85 % together. For one area, skill, payee and level there is one rule at a time; it
 * begins tomorrow at the earliest, is not edited once approved, and ends when another takes its place.
 */
export default defineEntity({
  name: 'escortRatio',
  service: 'escort',
  api: 'divideRatio',
  label: 'name',
  scale: 300,
  demo: 14,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'skill'],
    money: ['bonusCoinShare'],
    people: ['approvedBy'],
    audience: ['areas'],
    schedule: ['effectiveFrom', 'effectiveTo'],
    results: ['platformShare', 'escorts', 'margin'],
    settings: ['payee', 'minLevel', 'maxLevel', 'escortShare', 'guildShare'],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    areas: areas({ group: 'state', required: true }),
    skill: ref('escortSkill', { emptyMeans: 'all' }),
    payee: oneOf(['independent', 'guildMember'], { required: true }),
    minLevel: int({ max: 10, min: 1, default: 1 }),
    maxLevel: int({ max: 10, min: 1, default: 10 }),
    escortShare: percent({ max: 80, min: 0, required: true }),
    guildShare: percent({ max: 40, min: 0, default: 0 }),
    platformShare: percent({ readOnly: true }), // the rest
    bonusCoinShare: percent({ max: 100, min: 0, default: 0 }), // share counted on granted coins
    effectiveFrom: date({ required: true }),
    effectiveTo: date(),
    escorts: int({ readOnly: true }),
    margin: percent({ readOnly: true }), // after store fee and coin cost
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'active' },
    active: { byTime: 'ended', end: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'effectiveFrom' },
    { states: ['active'], until: 'effectiveTo' },
  ],
})
