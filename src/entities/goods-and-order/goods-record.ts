import { int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What was given, won, bought or used, only ever added. Coins come back through a live refund alone; flagged biscuits
 * are held back from settlement.
 */
export default defineEntity({
  name: 'goodsRecord',
  service: 'live',
  api: 'goods/record',
  label: 'recordNo',
  search: ['recordNo', 'comboNo'],
  scale: 10_000_000_000,
  demo: 20_000,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['recordNo', 'kind', 'user', 'receiver', 'gift', 'prop', 'comboNo', 'room', 'session', 'guild', 'client'],
    money: ['coins', 'bonusPart', 'biscuits'],
    safety: ['flag'],
    people: ['pool'],
    audience: ['country'],
    results: ['quantity', 'winCoins'],
  },
  fields: {
    recordNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    kind: oneOf(['giftSent', 'luckWin', 'boxOpened', 'propBought', 'propUsed', 'backpackIn', 'backpackExpired'], {
      readOnly: true,
    }),
    user: ref('user', { readOnly: true }),
    receiver: ref('user', { readOnly: true }),
    gift: ref('gift', { readOnly: true }),
    prop: ref('prop', { readOnly: true }),
    quantity: int({ readOnly: true }),
    comboNo: string({ max: 32, readOnly: true, role: 'code' }),
    coins: int({ readOnly: true }),
    bonusPart: int({ readOnly: true }),
    biscuits: int({ readOnly: true }),
    winCoins: int({ readOnly: true }),
    pool: ref('prizePool', { readOnly: true }),
    room: ref('liveRoom', { readOnly: true }),
    session: ref('liveSession', { readOnly: true }),
    guild: ref('guild', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    flag: oneOf(['none', 'selfGift', 'loop', 'stolenFunds'], { default: 'none' }),
  },
  states: {
    done: { byLiveRefund: 'reversed' },
    reversed: {},
  },
})
