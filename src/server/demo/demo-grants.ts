import type { Grant } from './demo-roles'

const content = ['movie-manage', 'short-manage', 'cover-label-manage', 'crawler-manage']
const review = ['ugc', 'review-manage', 'community-manage']
/** Where titles are shown in the app. */
const shelves = [
  'app-manage/home-setting',
  'app-manage/home-page-list',
  'app-manage/home-pc-setting',
  'app-manage/home-pc-page-list',
  'app-manage/home-tv-setting',
  'app-manage/home-tv-page-list',
  'app-manage/home-components',
  'app-manage/home-large-window',
  'app-manage/detail-banner',
  'app-manage/short-recommendation',
  'app-manage/plate-setting',
  'app-manage/rank-components',
  'app-manage/rank-components-realtime',
  'app-manage/rank-components-styleTriage',
  'app-manage/rank-list',
  'app-manage/rank-manage',
  'app-manage/rank-single',
  'app-manage/rank-single-setting',
  'app-manage/publish-calendar',
]
/** Lists of titles, with the episodes and files of each. */
const titles = [
  'movie-manage/movie-list',
  'movie-manage/series-list',
  'movie-manage/short-list',
  'movie-manage/movie-resources',
  'movie-manage/series-resources',
  'movie-manage/short-resources',
]
const users = ['user-manage/user-list', 'user-manage/user-detail']
/** What was bought, granted and used up. */
const purchases = [
  'goods-and-order/order-itemized',
  'goods-and-order/order-detail',
  'goods-and-order/virtual-currency-itemized',
  'goods-and-order/goods-itemized',
  'goods-and-order/dress-itemized',
  'vip-manage/vip-detail',
  'vip-manage/vip-order',
  'vip-manage/vip-subscription',
  'short-manage/episode-buy-itemized',
]
/** Where money comes in or goes out, and somebody has to see to it. */
const payments = [
  'cash-out',
  'goods-and-order/order-refund',
  'goods-and-order/reconciliation',
  'goods-and-order/pay-manage',
  'live-manage/live-settlement',
  'short-manage/sharing',
  'short-manage/withdraw',
  'task-center/withdraw',
  'data-manage',
]
/** What others prepare and what costs money: prices, discounts, grants, shares and corrections. */
const priced = [
  ...purchases,
  'goods-and-order/virtual-currency-manage',
  'goods-and-order/virtual-currency-manage-content',
  'goods-and-order/provide-manage',
  'goods-and-order/agent-manage',
  'goods-and-order/first-pay-settings',
  'goods-and-order/luck-goods',
  'goods-and-order/pool-setting',
  'goods-and-order/report',
  'vip-manage/vip-issue',
  'vip-manage/vip-code',
  'vip-manage/vip-code-detail',
  'vip-manage/vip-activity-config',
  'vip-manage/vip-product',
  'vip-manage/vip-discount-case',
  'vip-manage/subscription-report',
  'escort-manage/order-list',
  'escort-manage/divide-ratio',
  'live-manage/income-settings',
  'live-manage/refund-list',
  'live-manage/settlement-detail',
  'live-manage/day-itemized',
  'live-manage/month-itemized',
  'live-manage/live-detail-list',
  'short-manage/episode-pay',
  'short-manage/partner',
  'task-center/integral-detail',
  'task-center/integral-recharge',
  'task-center/integral-report',
  'task-center/store-order',
  'task-center/setting',
]
/** What staff make and another one lets through. */
const approvals = [
  ...titles,
  'movie-manage/subtitle-edit',
  'movie-manage/transcode-list',
  'movie-manage/video',
  'movie-manage/content-manage',
  'movie-manage/batch-update',
  'movie-manage/licence-list',
  'short-manage/page-setting',
  'configur-manage/configur',
  'configur-manage/copyright',
  'app-manage/article-list',
  'app-manage/client/domain-whitelist',
  'app-manage/client/forced-update',
  'app-manage/common-popup',
  'app-manage/home-page-list',
  'app-manage/home-pc-page-list',
  'app-manage/home-tv-page-list',
  'app-manage/vip-package',
  'ad-manage/ad-list',
  'ad-manage/brand-takeover',
  'ad-manage/reveal-ad',
  'activity-manage/fission',
  'activity-manage/set-rule',
  'activity-manage/gate-pass-manage',
  'activity-manage/invite-user-page',
  'activity-manage/live-activity',
  'activity-manage/probability-game',
  'activity-manage/promote-list',
  'activity-manage/reward-grants',
  'activity-manage/star-pk',
  'activity-manage/team-up',
  'activity-manage/top-up-activity',
  'star-pk/report',
  'star-pk/rewardSetting',
  'task-center/fission-invite',
  'task-center/task-list',
  'game-manage/list',
  'game-manage/game-home-page-list',
  'live-config/anchor-task',
  'live-config/biscuits-exchange',
  'live-config/live-switch',
  'live-config/music-upload',
  'live-config/recommend-exposure',
  'live-manage/guild',
  'live-manage/guild-detail',
  'live-manage/guild-room',
  'live-manage/punish-record',
  'escort-manage/user-list',
]
/** What takes two approvals: somebody of operations comes first, finance second. */
const approvedTwice = [
  'cash-out/cash-out-manage',
  'live-manage/live-settlement',
  'live-manage/settlement-detail',
  'short-manage/sharing',
  'short-manage/withdraw',
  'task-center/withdraw',
  'task-center/integral-recharge',
  'task-center/integral-detail',
]
const live = ['live-manage', 'live-config', 'game-manage', 'escort-manage', 'star-pk']

/** What everybody has of their own: notices, and the exports that run by a clock. */
const own: Grant = { of: ['system'], kinds: ['look', 'edit', 'export', 'restrain', 'danger'] }
const deciding = (...of: readonly string[]): Grant => ({ of, kinds: ['look', 'export', 'decide', 'restrain'] })

const operator: readonly Grant[] = [
  own,
  {
    of: [
      ...content,
      'user-manage',
      'user-group',
      'community-manage',
      'service-manage',
      'app-manage',
      'ad-manage',
      'activity-manage',
      'star-pk',
      'task-center',
      'configur-manage',
      'goods-and-order',
      'vip-manage',
    ],
    kinds: ['look', 'edit', 'export', 'danger', 'restrain', 'pair'],
  },
]
const analyst: readonly Grant[] = [
  own,
  {
    of: [
      'data-manage',
      ...users,
      'user-manage/user-indicator',
      'user-manage/user-label',
      'user-manage/tag-selection',
      ...purchases,
      ...titles,
      'review-manage/episode-statistics-check',
      'live-manage/day-itemized',
      'live-manage/month-itemized',
      'live-manage/live-detail-list',
      'live-manage/guild-room-report-custom',
      'service-manage/push-list',
      'service-manage/push-detail',
      'task-center/integral-detail',
      'goods-and-order/order-refund',
    ],
    andEvery: 'report',
    kinds: ['look', 'export'],
  },
]
const moderator: readonly Grant[] = [deciding(...review), { of: review, kinds: ['edit', 'danger'] }]
const reviewer: readonly Grant[] = [
  own,
  ...moderator,
  deciding('service-manage', 'user-manage', ...approvals, ...approvedTwice),
  { of: users, kinds: ['pair'] },
  { of: approvedTwice, kinds: ['first'] },
]
const customerService: readonly Grant[] = [
  own,
  {
    of: [
      'service-manage',
      'community-manage/comment-manage',
      'community-manage/dynamic-manage',
      'community-manage/report-queue',
    ],
    kinds: ['look', 'edit', 'export'],
  },
  { of: ['user-manage'], kinds: ['look', 'edit', 'reveal', 'pair'] },
  // They redeliver and ask for refunds, which finance decides on.
  { of: purchases, kinds: ['look', 'edit'] },
  {
    of: [
      'goods-and-order/order-refund',
      'vip-manage/vip-code',
      'vip-manage/vip-code-detail',
      'escort-manage/order-list',
    ],
    kinds: ['look'],
  },
  { of: ['escort-manage/report-list'], kinds: ['look', 'edit', 'decide'] },
]
const finance: readonly Grant[] = [
  own,
  { of: payments, kinds: ['look', 'edit', 'export', 'money', 'decide', 'reveal'] },
  { of: priced, kinds: ['look', 'export', 'money', 'decide', 'reveal'] },
  { of: users, kinds: ['look'] },
]
const liveOperations: readonly Grant[] = [
  own,
  {
    of: [...live, 'activity-manage/live-activity', 'activity-manage/star-pk'],
    kinds: ['look', 'edit', 'export', 'danger', 'restrain', 'reveal'],
  },
  deciding(
    'live-manage/anchor-apply',
    'live-manage/anchor-list',
    'live-manage/guild-detail',
    'live-manage/live-patrol',
    'live-manage/live-room',
  ),
  { of: [...users, 'goods-and-order/goods-itemized'], kinds: ['look'] },
]
const contentEditor: readonly Grant[] = [own, { of: [...content, ...shelves], kinds: ['look', 'edit', 'export'] }]
/** Limited to its account's area: the same places have other records for whoever has another one. */
const regional: readonly Grant[] = [
  own,
  {
    of: ['user-manage', 'community-manage', 'service-manage', 'live-manage'],
    kinds: ['look', 'edit', 'export', 'restrain'],
  },
  { of: [...purchases, 'goods-and-order/order-refund', 'ugc'], kinds: ['look', 'export'] },
]
const newcomer: readonly Grant[] = [
  { of: ['profile/notices', ...users, 'movie-manage/series-list', 'movie-manage/series-resources'], kinds: [] },
]

/** What the role of each code may do. Whoever makes what costs money or is seen by users is not who lets it through. */
export const roleGrants: Readonly<Record<string, readonly Grant[]>> = {
  'demo-operator': operator,
  'demo-analyst': analyst,
  'demo-reviewer': reviewer,
  'demo-newcomer': newcomer,
  'demo-customer-service': customerService,
  'demo-finance': finance,
  'demo-live-operations': liveOperations,
  'demo-content-editor': contentEditor,
  'demo-regional-operations': regional,
  'content-lead': [...contentEditor, deciding(...content), { of: content, kinds: ['danger'] }],
  moderator,
  'finance-approver': [deciding(...payments, ...priced)],
  growth: [
    {
      of: ['activity-manage', 'task-center', 'service-manage', 'user-group', 'ad-manage'],
      kinds: ['look', 'edit', 'export'],
    },
  ],
  'support-lead': [...customerService, deciding('service-manage', 'user-manage')],
  security: [
    { of: ['staff-manage'], kinds: ['look', 'export', 'rights'] },
    { of: ['user-manage'], kinds: ['look', 'reveal'] },
  ],
  developer: [{ of: ['develop-manage', 'app-manage', 'configur-manage', 'system'], kinds: ['look', 'edit', 'export'] }],
}
