import { areas, bool, captions, int, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Holds the coins that prizes are paid from. It never falls below zero, by hand never below its minimum, and every
 * movement has an entry; coins go in and out by hand with a second person. Prizes of an approved pool do not change.
 */
export default defineEntity({
  name: 'prizePool',
  service: 'live',
  api: 'pool',
  label: 'name',
  scale: 1_000,
  demo: 14,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'type'],
    contents: ['prizes'],
    money: ['balance'],
    people: ['approvedBy'],
    audience: ['areas'],
    results: ['reserve', 'in24h', 'out24h'],
    settings: [
      'startBalance',
      'minBalance',
      'alarmBalance',
      'maxBalance',
      'inShare',
      'reserveShare',
      'maxSinglePrize',
      'dailyPayoutCap',
    ],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    type: oneOf(['luckGift', 'blindBox', 'jackpot', 'activity'], { required: true }),
    areas: areas({ group: 'pay', required: true }),
    balance: int({ readOnly: true }), // coins
    startBalance: int({ min: 0, required: true }),
    minBalance: int({ min: 0, required: true }), // below it only prizes the pool can pay are drawn
    alarmBalance: int({ min: 0 }),
    maxBalance: int(), // the part above goes to the reserve
    reserve: int({ readOnly: true }),
    inShare: percent({ max: 95, min: 0, required: true }),
    reserveShare: percent({ max: 50, min: 0, default: 0 }),
    prizes: rows(
      {
        name: captions({ max: 24, required: true }),
        kind: oneOf(['coins', 'gift', 'dress', 'prop'], { required: true }),
        gift: ref('gift'),
        dress: ref('dress'),
        prop: ref('prop'),
        value: int({ min: 1, required: true }), // coins it takes from the pool
        weight: int({ min: 1, max: 1_000_000, required: true }),
        stock: int({ min: 0 }),
        dailyCap: int({ min: 1 }),
        minBalance: int({ min: 0 }), // of the pool, for it to be drawn
        broadcast: bool({ default: false }),
      },
      { required: true, max: 60 },
    ),
    maxSinglePrize: int({ required: true }),
    dailyPayoutCap: int({ required: true }),
    in24h: int({ readOnly: true }),
    out24h: int({ readOnly: true }),
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'live', reject: 'draft' },
    live: { pause: 'paused', byAlarm: 'paused' },
    paused: { resume: 'live', close: 'closed' },
    closed: {},
  },
})
