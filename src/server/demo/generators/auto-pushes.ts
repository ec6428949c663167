import type autoPush from '../../../entities/service-manage/auto-push'
import type { Generator, RowOf } from '../world'

type Push = RowOf<typeof autoPush>

const triggers: readonly (readonly [NonNullable<Push['trigger']>, NonNullable<Push['parameters']> | null])[] = [
  ['newEpisode', null],
  ['inactive', { days: 7 }],
  ['unfinishedWatch', { minProgress: 20, maxProgress: 90 }],
  ['vipExpiring', { hoursBefore: 72 }],
  ['coinsExpiring', { hoursBefore: 48 }],
  ['followedLive', null],
  ['orderUnpaid', null],
  ['inactive', { days: 30 }],
  ['customEvent', { event: 'level_reached' }],
  ['birthday', null],
  ['commentReplied', null],
  ['appointmentOnline', null],
]

/** Each trigger with what it needs to be given. */
export const autoPushGenerator: Generator = {
  row(_world, index): Push {
    const [trigger, parameters] = triggers[index % triggers.length]!
    return { trigger, parameters }
  },
}
