import { instant, int, money, oneOf, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One invitee counts once in the whole product, for the inviter of the last click inside attributionHours. Reinstate
 * and clawBack need a note; clawBack is possible within clawBackDays only. Clicks without a registration are erased
 * after 30 days.
 */
export default defineEntity({
  name: 'fissionInvitation',
  service: 'activity',
  api: 'fission/invitation',
  label: ['inviter', 'invitee'],
  scale: 300_000_000,
  demo: 1_500,
  keep: { from: 'clickedAt', in: ['clicked'], days: 30 },
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  groups: {
    identity: ['activity', 'program', 'inviter', 'invitee', 'ip', 'device', 'grant', 'shareChannel'],
    money: ['paid', 'currency'],
    safety: ['riskScore', 'riskFlags', 'invalidReason'],
    people: ['decisionNote', 'assignee', 'dueAt', 'decidedBy', 'decidedAt'],
    audience: ['country'],
    schedule: ['clickedAt', 'registeredAt', 'validAt'],
    results: ['watchMinutes'],
    settings: ['matchedBy'],
  },
  fields: {
    activity: ref('fissionActivity'), // empty is the standing invite programme
    program: ref('inviteProgram'), // the standing programme of the task centre
    inviter: ref('user', { required: true }),
    invitee: ref('user', { readOnly: true }),
    shareChannel: oneOf(['whatsapp', 'facebook', 'messenger', 'telegram', 'instagram', 'sms', 'copyLink', 'qr'], {
      readOnly: true,
    }),
    clickedAt: instant({ readOnly: true }),
    registeredAt: instant({ readOnly: true }),
    validAt: instant({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    ip: string({ max: 45, readOnly: true, secret: 'ActivityManage:inviteUserPage.identity', role: 'code' }),
    device: ref('device', { readOnly: true }),
    matchedBy: oneOf(['referrer', 'clipboard', 'code', 'fingerprint'], { readOnly: true }),
    watchMinutes: int({ readOnly: true }),
    paid: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    riskScore: int({ max: 100, min: 0, readOnly: true }),
    riskFlags: rows(
      {
        code: oneOf(
          [
            'sameDevice',
            'sameIp',
            'sameWifi',
            'emulator',
            'vpn',
            'burst',
            'nightFarm',
            'noActivity',
            'deviceReset',
            'blacklisted',
          ],
          {
            required: true,
          },
        ),
        detail: string({ max: 200 }),
      },
      { readOnly: true },
    ),
    invalidReason: oneOf([
      'oldUser',
      'sameDevice',
      'emulator',
      'vpn',
      'ipLimit',
      'timeOut',
      'countryMismatch',
      'farm',
      'other',
    ]),
    decisionNote: string({ max: 300 }),
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // 24 h after it went under review
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
    grant: ref('activityGrant', { readOnly: true }),
  },
  states: {
    clicked: { byUser: 'registered' },
    registered: { bySystem: 'valid', bySystemInvalid: 'invalid', byRisk: 'underReview' },
    valid: { clawBack: 'clawedBack' },
    invalid: { reinstate: 'valid' },
    underReview: { approve: 'valid', reject: 'invalid' },
    clawedBack: {},
  },
})
