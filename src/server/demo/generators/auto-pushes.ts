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

/** Each trigger with what it needs to be given. */
export const autoPushGenerator: Generator = {
  count: () => triggers.length,
  row(_world, index): Push {
    const [trigger, parameters, name, zh_CN, en] = triggers[index % triggers.length]!
    return { trigger, parameters, name, title: { zh_CN, en } }
  },
}
