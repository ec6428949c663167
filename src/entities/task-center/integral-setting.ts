import { areas, bool, int, manyOf, money, oneOf, percent, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * PointsPerUnit, caps and steps change by approval of a second person and with 24 h notice to users where they get
 * worse. The liability (points outstanding at pointsPerUnit) is shown with every change.
 */
export default defineEntity({
  name: 'integralSetting',
  service: 'task',
  api: 'integral/setting',
  label: 'areas',
  scale: 100,
  demo: 8,
  scopedBy: 'areas',
  groups: {
    identity: ['areas'],
    contents: ['withdrawSteps'],
    money: [
      'pointsPerUnit',
      'currency',
      'withdrawMonthCap',
      'reviewFrom',
      'secondFrom',
      'feeRate',
      'taxRate',
      'budgetMonth',
    ],
    settings: [
      'earnCapDay',
      'earnCapDevice',
      'validMonths',
      'expiryNotice',
      'withdrawsPerDay',
      'payoutMethods',
      'onBudgetEnd',
      'storeOpen',
      'withdrawOpen',
    ],
  },
  fields: {
    areas: areas({ group: 'state', unique: true, required: true }),
    earnCapDay: int({ min: 1, required: true, default: 2000 }), // per user, without staff grants and purchases
    earnCapDevice: int({ min: 1, default: 3000 }), // per device and day
    validMonths: int({ max: 36, min: 1, default: 12 }),
    expiryNotice: int({ max: 60, min: 1, default: 7 }), // days before
    pointsPerUnit: int({ min: 1, required: true }), // points for one major unit of the currency on withdrawal
    currency: string({ max: 3, required: true }),
    withdrawSteps: rows(
      {
        points: int({ min: 1, required: true }),
        amount: money({ min: 1, required: true }),
        newUserOnly: bool({ default: false }),
        minLevel: int({ min: 0, default: 0 }),
      },
      { required: true, max: 12, rising: 'points' },
    ),
    withdrawsPerDay: int({ max: 10, min: 0, default: 1 }),
    withdrawMonthCap: money({ min: 0 }), // per user
    reviewFrom: money({ min: 0, required: true }), // from this amount a person reviews
    secondFrom: money({ min: 0, required: true }), // from this amount two people
    feeRate: percent({ max: 20, min: 0, default: 0 }),
    taxRate: percent({ max: 40, min: 0, default: 0 }),
    payoutMethods: manyOf(['paypal', 'eWallet', 'bank', 'carrierTopUp', 'giftCard'], { required: true }),
    budgetMonth: money({ min: 0, required: true }), // payouts of a month; above it requests wait
    onBudgetEnd: oneOf(['queue', 'refuse'], { default: 'queue' }),
    storeOpen: bool({ default: true }),
    withdrawOpen: bool({ default: true }),
  },
})
