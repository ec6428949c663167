import type userIndicator from '../../../entities/user-manage/user-indicator'
import type { Generator, RowOf } from '../world'

type Indicator = RowOf<typeof userIndicator>
type Expression = NonNullable<Indicator['expression']>

const plans: readonly (readonly [
  code: string,
  zh: string,
  en: string,
  source: NonNullable<Indicator['source']>,
  valueType: NonNullable<Indicator['valueType']>,
  name: string,
  aggregate: Expression['aggregate'],
  field?: string,
])[] = [
  ['active_days', '活跃天数', 'Active days', 'behaviour', 'int', 'app_open', 'distinct', 'day'],
  ['watch_minutes', '观看时长', 'Minutes watched', 'behaviour', 'int', 'play_end', 'sum', 'minutes'],
  ['pay_amount', '付费金额', 'Amount paid', 'payment', 'money', 'order_paid', 'sum', 'amount_usd'],
  ['pay_orders', '付费笔数', 'Orders paid', 'payment', 'int', 'order_paid', 'count'],
  ['refund_orders', '退款笔数', 'Refunds', 'payment', 'int', 'order_refunded', 'count'],
  ['gift_coins', '送礼金币', 'Coins spent on gifts', 'live', 'int', 'gift_sent', 'sum', 'coins'],
  ['live_minutes', '看直播时长', 'Minutes in live rooms', 'live', 'int', 'live_leave', 'sum', 'minutes'],
  ['posts_made', '发帖数', 'Posts', 'community', 'int', 'post_created', 'count'],
  ['reports_received', '被举报次数', 'Reports received', 'risk', 'int', 'report_created', 'count'],
  ['last_login', '最近登录', 'Last sign-in', 'profile', 'instant', 'login', 'last', 'at'],
]
const spans = ['7d', '30d', '90d'] as const

export const userIndicatorGenerator: Generator = {
  distinct: true,
  count: () => plans.length * spans.length,
  row(_world, index, random): Indicator {
    const [code, zh, en, source, valueType, name, aggregate, field] = plans[index % plans.length]!
    const round = Math.floor(index / plans.length)
    const span = spans[round % spans.length]!
    const middle = random.between(2, 40)
    return {
      code: `${code}_${span}`,
      name: {
        zh_CN: `${zh}（${span.slice(0, -1)} 天）`,
        en: `${en}, ${span.slice(0, -1)} days`,
      },
      source,
      valueType,
      options: null,
      expression: { from: 'event', name, aggregate, ...(field && { field }), filters: [] },
      distribution:
        valueType === 'instant'
          ? null
          : { min: 0, p10: 0, p50: middle, p90: middle * 4, p99: middle * 15, max: middle * 80 },
    }
  },
}
