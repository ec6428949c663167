import type autoPush from '../../../entities/service-manage/auto-push'
import type { Generator, RowOf } from '../world'

type Push = RowOf<typeof autoPush>

const triggers: readonly (readonly [
  NonNullable<Push['trigger']>,
  NonNullable<Push['parameters']> | null,
  name: string,
  zh: string,
  en: string,
])[] = [
  ['newEpisode', null, 'New episode of a followed series', '你追的剧更新了', 'A new episode is out'],
  ['inactive', { days: 7 }, 'Away for a week', '一周没见了，新剧在等你', 'New series are waiting for you'],
  [
    'unfinishedWatch',
    { minProgress: 20, maxProgress: 90 },
    'Stopped in the middle',
    '上次看到一半，继续吗？',
    'Carry on where you stopped?',
  ],
  ['vipExpiring', { hoursBefore: 72 }, 'VIP ends in three days', '会员三天后到期', 'Your VIP ends in three days'],
  ['coinsExpiring', { hoursBefore: 48 }, 'Coins expire in two days', '金币即将过期', 'Your coins expire soon'],
  ['followedLive', null, 'A followed host goes live', '你关注的主播开播了', 'A host you follow is live'],
  ['orderUnpaid', null, 'Order not paid yet', '订单还没付款', 'Your order is waiting'],
  ['inactive', { days: 30 }, 'Away for a month', '好久不见，送你三天会员', 'We missed you: three days of VIP'],
  ['customEvent', { event: 'level_reached' }, 'Level reached', '升级啦，领取奖励', 'You reached a new level'],
  ['birthday', null, 'Birthday', '生日快乐，礼物请收下', 'Happy birthday, here is a gift'],
  ['commentReplied', null, 'Comment was answered', '有人回复了你的评论', 'Someone answered your comment'],
  ['appointmentOnline', null, 'Awaited title is here', '预约的剧上线了', 'The title you wait for is here'],
]

/** How long is waited before it is told, in seconds: who comes back by then needs no reminder. */
const delays: Partial<Record<NonNullable<Push['trigger']>, number>> = {
  unfinishedWatch: 14_400,
  orderUnpaid: 900,
  commentReplied: 60,
}

/** What stands below each title, in the order of the triggers. */
const bodies: readonly (readonly [zh: string, en: string])[] = [
  ['{{title}} 第 {{episode}} 集，现在就看', '{{title}}, episode {{episode}}: watch it now'],
  ['本周口碑最好的三部，都在这里', 'The three that people liked best this week'],
  ['{{title}} 停在 {{time}}，点开接着看', '{{title}} stopped at {{time}}; tap to go on'],
  ['现在续费，剩余天数自动累加', 'Renew now: the days that are left are kept'],
  ['还有 {{coins}} 金币，用来解锁下一集吧', 'You have {{coins}} coins left for the next episode'],
  ['{{host}} 正在直播，进来打个招呼', '{{host}} is live, come and say hello'],
  ['金币已为你保留 30 分钟', 'Your coins are kept for half an hour'],
  ['登录即领，七天内有效', 'Yours when you sign in within seven days'],
  ['去“我的－等级”看看新特权', 'See Me, Level for what is new to you'],
  ['一份会员日，只在今天', 'A day of VIP, today only'],
  ['点开看看 TA 说了什么', 'Tap to see what they say'],
  ['{{title}} 已上线，第一时间开看', '{{title}} is out: be among the first'],
]

/** Each trigger with what it needs to be given, and what its message says. */
export const autoPushGenerator: Generator = {
  count: () => triggers.length,
  row(_world, index): Push {
    const [trigger, parameters, name, zh_CN, en] = triggers[index % triggers.length]!
    const [zhBody, enBody] = bodies[index % bodies.length]!
    return {
      ...{ trigger, parameters, name },
      title: { zh_CN, en },
      body: { zh_CN: zhBody, en: enBody },
      channels:
        trigger === 'vipExpiring' || trigger === 'inactive' ? ['push', 'message', 'email'] : ['push', 'message'],
      // What somebody else has just done is told at once, all else by day.
      windowFrom: /Live|Replied/.test(trigger) ? '08:00' : '09:00',
      windowTo: /Live|Replied/.test(trigger) ? '23:00' : '22:00',
      ...{ perUserCap: 1, capWindow: 86_400, delay: delays[trigger] ?? 0, holdout: 5, userTags: [], clients: [] },
    }
  },
}
