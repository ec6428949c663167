import type vipActivity from '../../../entities/vip-manage/vip-activity'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { vipActivity as written } from '../written/growth'

/** Which of the written ones is in its second week, whatever day it is. */
const running = 5

export const vipActivityGenerator: Generator = {
  ...written,
  row(world, index, random): RowOf<typeof vipActivity> {
    const row = written.row(world, index, random)
    if (index !== running) return row
    const began = Math.floor((world.calendar.now - 9 * day) / hour) * hour
    return {
      ...row,
      state: 'live',
      startsAt: instant(began),
      endsAt: instant(began + 21 * day),
      createdAt: instant(began - 6 * day),
    }
  },
}
