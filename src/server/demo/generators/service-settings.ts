import type serviceSetting from '../../../entities/service-manage/service-setting'
import { hour } from '../calendar'
import type { Generator, RowOf } from '../world'

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const seconds = (hours: number) => (hours * hour) / 1_000

/** How the desk works unless its lead says otherwise. */
export const serviceSettingGenerator: Generator = {
  count: () => 1,
  distinct: true,
  row(world): RowOf<typeof serviceSetting> {
    const agents = [3, 4, 5].map((index) => world.id('account', index) ?? 0)
    return {
      firstReplyTargets: { urgent: seconds(1), high: seconds(4), normal: seconds(12), low: seconds(24) },
      solveTargets: { urgent: seconds(8), high: seconds(24), normal: seconds(72), low: seconds(168) },
      workingHours: [{ areas: [-1], days: [...week], from: '08:00', to: '23:00', timezone: 'Asia/Shanghai' }],
      routing: [
        { category: 'payment', accounts: agents.slice(0, 2), order: 'leastOpen' },
        { accounts: agents, order: 'roundRobin' },
      ],
      maxOpenPerAgent: 40,
      autoCloseDays: 7,
      autoReply: { zh_CN: '已收到你的反馈，我们会尽快回复。', en: 'We have your message and will answer soon.' },
      surveyEnabled: true,
      logRetentionDays: 90,
    }
  },
}
