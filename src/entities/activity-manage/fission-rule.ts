import { areas, bool, captions, instant, int, oneOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * ReviewScore is below rejectScore; an active set is never edited, a change is the next one. Invitations are judged by
 * the set that was active when the link was clicked.
 */
export default defineEntity({
  name: 'fissionRule',
  service: 'activity',
  api: 'fission/rule',
  label: 'name',
  scale: 200,
  demo: 8,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['termsText'],
    audience: ['areas'],
    schedule: ['effectiveAt'],
    settings: [
      'newUser',
      'attributionHours',
      'inviterMinAgeDays',
      'perInviterDay',
      'perInviterTotal',
      'perIpDay',
      'perWifiDay',
      'perDeviceTotal',
      'blockEmulator',
      'blockVpn',
      'blockRooted',
      'sameCountry',
      'excludedCountries',
      'excludedGroups',
      'reviewScore',
      'holdHours',
      'clawBackDays',
      'rejectScore',
    ],
  },
  fields: {
    name: string({ max: 40, unique: true, required: true }),
    areas: areas({ group: 'activity', required: true }), // one active rule set per area
    newUser: oneOf(['newDevice', 'newAccount', 'both'], { default: 'both' }),
    attributionHours: int({ max: 720, min: 1, default: 72 }), // click to registration; last click wins
    inviterMinAgeDays: int({ max: 90, min: 0, default: 1 }),
    perInviterDay: int({ max: 500, min: 1, default: 30 }),
    perInviterTotal: int({ min: 0, default: 0 }), // 0 is none
    perIpDay: int({ max: 200, min: 1, default: 5 }),
    perWifiDay: int({ max: 50, min: 1, default: 3 }),
    perDeviceTotal: int({ max: 3, min: 1, default: 1 }),
    blockEmulator: bool({ default: true }),
    blockVpn: bool({ default: true }),
    blockRooted: bool({ default: false }),
    sameCountry: bool({ default: false }), // inviter and invitee in one country
    excludedCountries: refs('country'),
    excludedGroups: refs('userGroup'),
    reviewScore: int({ max: 100, min: 0, default: 60 }), // at or above it goes to a person
    rejectScore: int({ max: 100, min: 0, default: 85 }), // at or above it is refused
    holdHours: int({ max: 720, min: 0, default: 24 }), // reward waits before it can be claimed
    clawBackDays: int({ max: 90, min: 0, default: 30 }),
    termsText: captions({ required: true }), // rich text shown in the app
    effectiveAt: instant({ required: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'active', reject: 'draft' },
    active: { byNextSet: 'superseded' },
    superseded: {},
  },
})
