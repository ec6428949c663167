import type staffNotice from '../../../entities/system/staff-notice'
import { day, instant, minute } from '../calendar'
import { noticeBodies, noticeTitles } from '../words/staff-texts'
import type { Generator, RowOf } from '../world'

const noticeKinds = [
  'exportReady',
  'jobFinished',
  'assigned',
  'approvalWaiting',
  'decided',
  'dueSoon',
  'budget',
  'security',
  'announcement',
] as const

const noticeLinks = [
  '/report-center/index',
  '/report-center/index',
  '/user-manage/user-list',
  '/service-manage/push-list',
  '/profile/index',
  '/movie-manage/series-list',
  '/dashboard',
  '/profile/index',
  '/dashboard',
]

/** A third of the notices go to the demo sign-ins, so that each of them finds some. */
export const staffNoticeGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof staffNotice> {
    const kind = random.int(noticeKinds.length)
    const moment = world.calendar.officeMoment(random, 60)
    const isRead = world.calendar.now - moment > 10 * day || random.chance(0.4)
    return {
      account: world.id('account', index % 3 === 0 ? random.int(5) : random.int(60)),
      kind: noticeKinds[kind]!,
      title: noticeTitles[kind]!,
      body: random.pick(noticeBodies[kind]!),
      link: noticeLinks[kind]!,
      urgent: kind === 7 || random.chance(0.05),
      readAt: isRead ? instant(Math.min(world.calendar.now, moment + random.between(1, 600) * minute)) : null,
      state: isRead ? 'read' : 'unread',
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(moment),
      updatedBy: null,
    }
  },
}
