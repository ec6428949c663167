import type { DeclaredDictionary } from './declared-dictionary'

export const paymentDictionaries = {
  unlockRefundReason: {
    title: { zh_CN: '短剧解锁退款原因', en: 'Reasons for refunding unlocked episodes' },
    module: 'payment',
    items: {
      unplayable: { zh_CN: '无法播放', en: 'Unplayable' },
      wrongCharge: { zh_CN: '误购', en: 'Bought by mistake' },
      doubleCharge: { zh_CN: '重复扣费', en: 'Charged twice' },
      takenDown: { zh_CN: '短剧下架', en: 'Taken down' },
      minor: { zh_CN: '未成年消费', en: 'Minor' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  shortWithdrawalRejectReason: {
    title: { zh_CN: '短剧合作方提现驳回原因', en: 'Reasons for rejecting withdrawals of short drama partners' },
    module: 'payment',
    items: {
      invoiceWrong: { zh_CN: '发票有误', en: 'Wrong invoice' },
      payeeMismatch: { zh_CN: '收款人不符', en: 'Payee does not match' },
      taxExpired: { zh_CN: '税务证明已过期', en: 'Tax certificate expired' },
      dispute: { zh_CN: '存在争议', en: 'Dispute' },
      sanctions: { zh_CN: '在制裁名单上', en: 'On a sanctions list' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  cashOutRejectReason: {
    title: { zh_CN: '提现驳回原因', en: 'Reasons for rejecting cash-outs' },
    module: 'payment',
    items: {
      accountWrong: { zh_CN: '账户错误', en: 'Wrong account' },
      nameMismatch: { zh_CN: '户名不符', en: 'Name mismatch' },
      identityMissing: { zh_CN: '未实名', en: 'Identity not verified' },
      fraud: { zh_CN: '作弊', en: 'Fraud' },
      refundOpen: { zh_CN: '退款未结', en: 'Open refund' },
      ruleBroken: { zh_CN: '不符合规则', en: 'Against the rules' },
      anchorFrozen: { zh_CN: '主播冻结', en: 'Anchor frozen' },
      duplicate: { zh_CN: '重复', en: 'Duplicate' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['fraud'],
        why: {
          zh_CN: '只有这一项可以没收金额。',
          en: 'The amount is only confiscated for it.',
        },
      },
    ],
  },
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
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
