import { areas, bool, captions, images, int, money, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A change of points is a new version for invitations clicked after it. While a fission activity of mode inviteReward
 * runs for the same users, that one pays and this one only counts.
 */
export default defineEntity({
  name: 'inviteProgram',
  service: 'task',
  api: 'invite/program',
  label: 'name',
  scale: 300,
  demo: 10,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'ruleSet'],
    contents: ['ladder', 'steps', 'landing', 'terms', 'shareText'],
    media: ['posters'],
    money: ['shareRate', 'points30d', 'costPerNewUser', 'currency'],
    safety: ['invalidRate30d'],
    audience: ['areas', 'clients'],
    schedule: ['shareDays'],
    results: ['levels', 'inviters30d', 'valid30d'],
    settings: ['inviterPoints', 'inviteePoints', 'dailyCap', 'codeInput', 'showTicker'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    areas: areas({ group: 'state', unique: true, required: true }), // one standing programme per area
    clients: refs('client', { emptyMeans: 'all' }),
    inviterPoints: int({ min: 0, required: true }), // per valid invitee
    inviteePoints: int({ min: 0, default: 0 }),
    ladder: rows(
      {
        invites: int({ min: 1, required: true }),
        points: int({ min: 0, required: true, default: 0 }),
        reward: ref('activityReward'),
        count: int({ min: 1, default: 1 }),
      },
      { max: 10, rising: 'invites' },
    ),
    steps: rows(
      {
        event: oneOf(['register', 'bindPhone', 'watch3days', 'watchMinutes', 'firstPay'], { required: true }),
        points: int({ min: 0, required: true }),
      },
      { required: true, max: 8, distinct: 'event' },
    ),
    shareRate: percent({ max: 20, min: 0, default: 0 }), // of the points the invitee earns
    shareDays: int({ max: 365, min: 0, default: 90 }),
    levels: int({ max: 1, min: 1, default: 1, readOnly: true }), // one level only; pyramids are barred
    dailyCap: int({ min: 1, default: 20 }),
    ruleSet: ref('fissionRule', { readOnly: true }),
    landing: ref('h5SharePage', { required: true }),
    shareText: captions({ max: 200, required: true }),
    posters: images({ max: 6 }),
    codeInput: int({ max: 14, min: 0, default: 3 }), // days after registration in which a code may be typed
    showTicker: bool({ default: true }), // real rewards of the last hour
    terms: captions({ required: true }),
    inviters30d: int({ readOnly: true }),
    valid30d: int({ readOnly: true }),
    invalidRate30d: percent({ readOnly: true }),
    points30d: int({ readOnly: true }),
    costPerNewUser: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'live', reject: 'draft' },
    live: { stop: 'stopped' },
    stopped: { start: 'live' },
  },
})
