import type { Captions } from '../schema/field'

/** A dictionary as this build brings it along: where it is missing it is made, and staff keep it from then on. */
export interface DeclaredDictionary {
  readonly title: Captions
  /** Where it stands among the others, as the page of dictionaries sorts them. */
  readonly module: 'cms' | 'user' | 'community' | 'live' | 'payment' | 'growth' | 'config' | 'staff'
  /** Its first items by value, in order. */
  readonly items: Readonly<Record<string, Captions>>
}

/** What fields of type `choice` pick from, by key. */
export const dictionaries: Readonly<Record<string, DeclaredDictionary>> = {
  refundReason: {
    title: { zh_CN: '退款原因', en: 'Refund reasons' },
    module: 'payment',
    items: {
      duplicate: { zh_CN: '重复扣款', en: 'Duplicate' },
      notDelivered: { zh_CN: '未到账', en: 'Not delivered' },
      accidental: { zh_CN: '误购', en: 'Accidental' },
      minor: { zh_CN: '未成年人', en: 'Minor' },
      stolenCard: { zh_CN: '盗刷', en: 'Stolen card' },
      quality: { zh_CN: '质量问题', en: 'Quality' },
      renewalUnaware: { zh_CN: '不知续费', en: 'Renewal unaware' },
      goodwill: { zh_CN: '善意退款', en: 'Goodwill' },
      fraud: { zh_CN: '欺诈', en: 'Fraud' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  grantReason: {
    title: { zh_CN: '发放原因', en: 'Grant reasons' },
    module: 'payment',
    items: {
      compensation: { zh_CN: '故障补偿', en: 'Compensation' },
      complaint: { zh_CN: '客诉', en: 'Complaint' },
      activity: { zh_CN: '活动奖励', en: 'Activity' },
      liveReward: { zh_CN: '直播奖励', en: 'Live reward' },
      orderRepair: { zh_CN: '补单', en: 'Order repair' },
      salary: { zh_CN: '运营工资', en: 'Salary' },
      test: { zh_CN: '测试', en: 'Test' },
      fraudRecovery: { zh_CN: '追回', en: 'Fraud recovery' },
      correction: { zh_CN: '更正', en: 'Correction' },
    },
  },
  integralGoodsCategory: {
    title: { zh_CN: '积分商品分类', en: 'Categories of points goods' },
    module: 'growth',
    items: {
      vip: { zh_CN: '会员', en: 'VIP' },
      dress: { zh_CN: '装扮', en: 'Dress' },
      coin: { zh_CN: '金币', en: 'Coin' },
      lifestyle: { zh_CN: '生活', en: 'Lifestyle' },
      topUp: { zh_CN: '话费', en: 'Top-up' },
      lucky: { zh_CN: '抽奖', en: 'Lucky' },
    },
  },
  promoterKind: {
    title: { zh_CN: '推广者类型', en: 'Kinds of promoters' },
    module: 'growth',
    items: {
      kol: { zh_CN: '达人', en: 'Kol' },
      affiliate: { zh_CN: '联盟', en: 'Affiliate' },
      agency: { zh_CN: '代理公司', en: 'Agency' },
      offline: { zh_CN: '地推', en: 'Offline' },
    },
  },
  copyrightNoticeSource: {
    title: { zh_CN: '版权通知来源', en: 'Sources of copyright notices' },
    module: 'config',
    items: {
      email: { zh_CN: '邮件', en: 'Email' },
      webForm: { zh_CN: '网页表单', en: 'Web form' },
      appStore: { zh_CN: '应用商店', en: 'App store' },
      court: { zh_CN: '法院', en: 'Court' },
      internal: { zh_CN: '内部', en: 'Internal' },
    },
  },
  channelGroupKind: {
    title: { zh_CN: '渠道组类型', en: 'Kinds of channel groups' },
    module: 'config',
    items: {
      store: { zh_CN: '应用商店', en: 'Store' },
      advertising: { zh_CN: '广告', en: 'Advertising' },
      partner: { zh_CN: '合作方', en: 'Partner' },
      preinstall: { zh_CN: '预装', en: 'Preinstall' },
      web: { zh_CN: '网页', en: 'Web' },
      invite: { zh_CN: '邀请', en: 'Invite' },
    },
  },
}
