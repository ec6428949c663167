import type escortComplaint from '../../../entities/escort-manage/escort-complaint'
import { instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'

const talk = [
  ['customer', '你好，可以开始了吗？'],
  ['companion', '马上，等我两分钟。'],
  ['customer', 'It has been twenty minutes.'],
  ['companion', 'Sorry, the game is still updating.'],
  ['customer', '那我先退了，请退款。'],
  ['companion', '别退，我补时间给你。'],
] as const

/** What both said during the order is next to the report. */
export const escortComplaintGenerator: Generator = {
  row(world, _index, random): RowOf<typeof escortComplaint> {
    const began = world.calendar.moment(random) - 60 * minute
    const length = random.between(2, talk.length)
    return {
      chat: talk.slice(0, length).map(([from, text], nth) => ({ at: instant(began + nth * 7 * minute), from, text })),
    }
  },
}
