import { bool, captions, image, int, money, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What wallets hold. Its entries and its wallets come to the same: a command shows both. Points have a ledger of their
 * own in the task centre.
 */
export default defineEntity({
  name: 'virtualCurrency',
  service: 'commodity',
  api: 'currency',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 12,
  demo: 4,
  scopedBy: false,
  groups: {
    identity: ['name', 'kind'],
    media: ['icon'],
    money: ['usdPer1000', 'spent30d'],
    results: ['inCirculation', 'issued30d'],
    settings: ['code', 'expiresDays', 'spendOrder', 'dailyGrantCap', 'singleGrantCap', 'transferable', 'cashable'],
  },
  fields: {
    code: oneOf(['coin', 'biscuit', 'diamond', 'bonusCoin'], { unique: true, required: true }),
    name: captions({ max: 20, required: true }),
    icon: image({ required: true }), // png 96x96
    kind: oneOf(['bought', 'earned', 'granted'], { required: true }),
    usdPer1000: money({ code: 'USD' }), // USD cents; for reports, never for charging
    expiresDays: int({ max: 730, min: 0, default: 0 }), // 0 never; bought coins never expire
    spendOrder: int({ max: 9, min: 1 }), // granted before bought
    dailyGrantCap: int(), // per staff account
    singleGrantCap: int(),
    transferable: bool({ default: false }), // agents only
    cashable: bool({ default: false }),
    inCirculation: int({ readOnly: true }),
    issued30d: int({ readOnly: true }),
    spent30d: int({ readOnly: true }),
  },
})
