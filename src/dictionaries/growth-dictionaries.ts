import type { DeclaredDictionary } from './declared-dictionary'

export const growthDictionaries = {
  adNetwork: {
    title: { zh_CN: '广告源', en: 'Sources of ads' },
    module: 'growth',
    items: {
      direct: { zh_CN: '直客投放', en: 'Sold directly' },
      partner: { zh_CN: '合作方', en: 'Partners' },
      AdMob: { zh_CN: 'AdMob', en: 'AdMob' },
      Meta: { zh_CN: 'Meta', en: 'Meta' },
      'Unity Ads': { zh_CN: 'Unity Ads', en: 'Unity Ads' },
    },
  },
  pointsWithdrawalRejectReason: {
    title: { zh_CN: '积分提现驳回原因', en: 'Reasons for rejecting points withdrawals' },
    module: 'growth',
    items: {
      fakeInvites: { zh_CN: '虚假邀请', en: 'Fake invites' },
      multipleAccounts: { zh_CN: '多账号', en: 'Several accounts' },
      payeeMismatch: { zh_CN: '收款信息不符', en: 'Payee mismatch' },
      scriptUse: { zh_CN: '脚本作弊', en: 'Use of scripts' },
      blacklisted: { zh_CN: '黑名单', en: 'Blacklisted' },
      overBudget: { zh_CN: '超预算', en: 'Over budget' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['fakeInvites', 'multipleAccounts', 'scriptUse', 'blacklisted'],
        why: {
          zh_CN: '只有这些项可以不退还积分。',
          en: 'Points may only be kept back for it.',
        },
      },
    ],
  },
  submissionRejectReason: {
    title: { zh_CN: '任务审核驳回原因', en: 'Reasons for rejecting task submissions' },
    module: 'growth',
    items: {
      unreadable: { zh_CN: '看不清', en: 'Unreadable' },
      wrongScreen: { zh_CN: '截图不符', en: 'Wrong screenshot' },
      duplicate: { zh_CN: '重复提交', en: 'Duplicate' },
      edited: { zh_CN: '图片疑似修改', en: 'Edited image' },
      notDone: { zh_CN: '未完成', en: 'Not done' },
      offensive: { zh_CN: '违规内容', en: 'Offensive' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  vipIssueReason: {
    title: { zh_CN: '会员发放原因', en: 'Reasons for granting VIP' },
    module: 'growth',
    items: {
      compensation: { zh_CN: '故障补偿', en: 'Compensation' },
      complaint: { zh_CN: '客诉补偿', en: 'Complaint' },
      activity: { zh_CN: '活动奖励', en: 'Activity' },
      cooperation: { zh_CN: '商务合作', en: 'Business cooperation' },
      employee: { zh_CN: '员工福利', en: 'Staff benefit' },
      test: { zh_CN: '测试', en: 'Test' },
      orderRepair: { zh_CN: '订单补单', en: 'Order repair' },
    },
    fixed: [
      {
        values: ['orderRepair'],
        why: {
          zh_CN: '选择这一项时必须填写订单。',
          en: 'Grants for it name the order.',
        },
      },
      {
        values: ['compensation', 'complaint'],
        why: {
          zh_CN: '因这些原因发放的天数记为补偿。',
          en: 'Days that are granted for it are booked as compensation.',
        },
      },
    ],
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
      kol: { zh_CN: '达人', en: 'Influencer' },
      affiliate: { zh_CN: '联盟', en: 'Affiliate' },
      agency: { zh_CN: '代理公司', en: 'Agency' },
      offline: { zh_CN: '地推', en: 'Offline' },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
