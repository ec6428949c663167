import { deepLink, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A movement of a wallet, only ever added. Each source number moves a wallet once a scene; a wrong entry is taken back
 * by an opposite one that it names.
 */
export default defineEntity({
  name: 'currencyEntry',
  service: 'commodity',
  api: 'currency/entry',
  label: 'entryNo',
  search: ['entryNo', 'sourceNo'],
  scale: 20_000_000_000,
  demo: 40_000,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  assignedTo: ['operator'],
  groups: {
    identity: ['entryNo', 'user', 'virtualCurrency', 'counterpart', 'order', 'sourceNo', 'client', 'reversedBy'],
    contents: ['target'],
    money: ['amount', 'bonusPart', 'balanceAfter'],
    people: ['operator', 'remark'],
    audience: ['scene', 'country'],
    settings: ['direction'],
  },
  fields: {
    entryNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }),
    virtualCurrency: ref('virtualCurrency', { required: true }),
    direction: oneOf(['in', 'out'], { required: true }),
    scene: oneOf(
      [
        'topUp',
        'firstPay',
        'agentTransfer',
        'grant',
        'task',
        'activity',
        'vipDaily',
        'gift',
        'luckGiftWin',
        'dress',
        'episode',
        'game',
        'gameWin',
        'escort',
        'exchange',
        'cashOut',
        'cashOutBack',
        'refund',
        'expire',
        'reversal',
      ],
      { required: true },
    ),
    amount: int({ required: true }), // signed
    bonusPart: int({ default: 0 }),
    balanceAfter: int({ readOnly: true }),
    counterpart: ref('user'),
    order: ref('order'),
    sourceNo: string({ max: 40, role: 'code' }), // gift record, grant, escort order, cash-out, episode purchase
    target: deepLink(),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    operator: ref('account', { readOnly: true }),
    remark: string({ max: 200 }),
    reversedBy: ref('currencyEntry', { readOnly: true }),
  },
})
