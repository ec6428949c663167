import type integralSetting from '../../../entities/task-center/integral-setting'
import { day, instant } from '../calendar'
import { regions } from '../words/countries'
import type { Generator, RowOf } from '../world'
import { areaId } from './places'

type Setting = RowOf<typeof integralSetting>
type Method = NonNullable<Setting['payoutMethods']>[number]

/** How many points may be paid out at once. */
export const pointSteps = [3_000, 5_000, 10_000, 20_000, 50_000] as const

interface Terms {
  readonly fee: number
  readonly tax: number
  readonly methods: readonly Method[]
  /** Dollars that may be paid out in a month, all users together. */
  readonly budget: number
}

const everywhere: Terms = { fee: 0, tax: 0, methods: ['paypal', 'giftCard'], budget: 2_000 }
/** By the place of the region; the others are like everywhere. */
const own: Readonly<Record<number, Terms>> = {
  0: { fee: 0, tax: 5, methods: ['eWallet', 'bank', 'carrierTopUp'], budget: 6_000 },
  1: { fee: 0, tax: 0, methods: ['eWallet', 'bank'], budget: 2_500 },
  2: { fee: 2, tax: 0, methods: ['eWallet', 'carrierTopUp'], budget: 2_500 },
  3: { fee: 0, tax: 10, methods: ['bank', 'giftCard'], budget: 3_000 },
  4: { fee: 0, tax: 0, methods: ['bank', 'paypal'], budget: 3_000 },
  5: { fee: 2, tax: 0, methods: ['carrierTopUp', 'bank'], budget: 1_500 },
  6: { fee: 2, tax: 10, methods: ['bank', 'paypal', 'carrierTopUp'], budget: 5_000 },
}

/** What holds for withdrawals in a region. */
export const termsOf = (region: number): Terms => own[region] ?? everywhere

/** What a thousand points are worth is the same everywhere: a dollar. */
export const integralSettingGenerator: Generator = {
  count: (world) => Math.min(world.asked('integralSetting'), Object.keys(own).length + 1),
  row(world, index): Setting {
    const region = index - 1
    const { fee, tax, methods, budget } = index === 0 ? everywhere : termsOf(region)
    const madeAt = world.calendar.now - (400 - index * 17) * day
    return {
      areas: index === 0 ? [-1] : [areaId(world, regions[region]!.members.split(' ')[0]!) ?? -1],
      earnCapDay: 2_000,
      earnCapDevice: 3_000,
      validMonths: 12,
      expiryNotice: 7,
      pointsPerUnit: 1_000,
      currency: 'USD',
      withdrawSteps: [1_000, ...pointSteps].map((points) => ({
        points,
        amount: points / 10,
        newUserOnly: points === 1_000,
        minLevel: points >= 20_000 ? 10 : 0,
      })),
      withdrawsPerDay: 1,
      withdrawMonthCap: 10_000,
      reviewFrom: 500,
      secondFrom: 2_000,
      feeRate: fee,
      taxRate: tax,
      payoutMethods: [...methods],
      budgetMonth: budget * 100,
      onBudgetEnd: 'queue',
      storeOpen: true,
      withdrawOpen: true,
      createdAt: instant(madeAt),
      updatedAt: instant(Math.min(world.calendar.now - 20 * day, madeAt + index * 31 * day)),
    }
  },
}
