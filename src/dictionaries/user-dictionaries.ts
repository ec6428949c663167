import type { DeclaredDictionary } from './declared-dictionary'

export const userDictionaries = {
  labelGroup: {
    title: { zh_CN: '标签互斥组', en: 'Exclusive groups of labels' },
    module: 'user',
    items: {
      value: { zh_CN: '消费价值', en: 'Value' },
      taste: { zh_CN: '观影偏好', en: 'Taste' },
      risk: { zh_CN: '风险等级', en: 'Risk' },
    },
  },
  experimentLayer: {
    title: { zh_CN: '实验层', en: 'Layers of experiments' },
    module: 'user',
    items: {
      home: { zh_CN: '首页', en: 'Home page' },
      price: { zh_CN: '价格', en: 'Prices' },
      search: { zh_CN: '搜索', en: 'Search' },
    },
  },
  userBanReason: {
    title: { zh_CN: '封禁用户原因', en: 'Reasons for banning users' },
    module: 'user',
    items: {
      porn: { zh_CN: '色情', en: 'Pornography' },
      abuse: { zh_CN: '辱骂', en: 'Abuse' },
      spam: { zh_CN: '刷屏广告', en: 'Spam' },
      fraud: { zh_CN: '欺诈', en: 'Fraud' },
      refundAbuse: { zh_CN: '恶意退款', en: 'Refund abuse' },
      hate: { zh_CN: '仇恨', en: 'Hate' },
      political: { zh_CN: '涉政', en: 'Political' },
      minor: { zh_CN: '未成年', en: 'Minors' },
      copyright: { zh_CN: '侵权', en: 'Copyright' },
      contactTrading: { zh_CN: '线下交易', en: 'Trading off the app' },
      cheating: { zh_CN: '作弊', en: 'Cheating' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['porn', 'abuse', 'spam', 'fraud', 'hate', 'political', 'minor', 'copyright'],
        why: {
          zh_CN: '举报处理和审核产生的封禁会自动填写这一项。',
          en: 'A report or a review that ends in a ban names it.',
        },
      },
      {
        values: ['other'],
        why: {
          zh_CN: '其他来源的封禁没有指定原因时自动填写这一项。',
          en: 'Named where a ban follows from elsewhere and no reason is given.',
        },
      },
    ],
  },
  appealGrantReason: {
    title: { zh_CN: '通过申诉的理由', en: 'Reasons for granting appeals' },
    module: 'user',
    items: {
      notProven: { zh_CN: '证据不足', en: 'Not proven' },
      noViolation: { zh_CN: '不构成违规', en: 'No rule was broken' },
      wrongPerson: { zh_CN: '封错用户', en: 'Wrong person' },
      stolenAccount: { zh_CN: '账号曾被盗用', en: 'Account was stolen' },
      tooHarsh: { zh_CN: '处罚过重', en: 'Punished too hard' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  appealUpholdReason: {
    title: { zh_CN: '驳回申诉的理由', en: 'Reasons for upholding bans' },
    module: 'user',
    items: {
      clearEvidence: { zh_CN: '证据确凿', en: 'Evidence is clear' },
      repeated: { zh_CN: '多次违规', en: 'Repeated violations' },
      nothingNew: { zh_CN: '未提供新情况', en: 'Nothing new was said' },
      untrue: { zh_CN: '申诉内容不实', en: 'Appeal is untrue' },
      fitting: { zh_CN: '处罚适当', en: 'Punishment is fitting' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  companionReportCategory: {
    title: { zh_CN: '陪玩投诉分类', en: 'Categories of reports about companions' },
    module: 'user',
    items: {
      noShow: { zh_CN: '未到场', en: 'Did not turn up' },
      lateOrShort: { zh_CN: '迟到或时长不足', en: 'Late or short' },
      rude: { zh_CN: '辱骂', en: 'Rudeness' },
      sexual: { zh_CN: '色情', en: 'Sexual content' },
      offPlatform: { zh_CN: '私下交易', en: 'Deal outside the app' },
      meetingRequest: { zh_CN: '要求线下见面', en: 'Asked to meet' },
      minor: { zh_CN: '疑似未成年', en: 'Suspected minor' },
      fraud: { zh_CN: '诈骗', en: 'Fraud' },
      fakeRank: { zh_CN: '段位造假', en: 'False rank' },
      harassment: { zh_CN: '骚扰', en: 'Harassment' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['sexual', 'minor', 'meetingRequest'],
        why: {
          zh_CN: '此类投诉须在 1 小时内处理；疑似未成年的陪玩会立即停用。',
          en: 'Reports of it are due within an hour; a suspected minor is suspended at once.',
        },
      },
      {
        values: ['harassment', 'fraud', 'offPlatform'],
        why: {
          zh_CN: '此类投诉须在 6 小时内处理。',
          en: 'Reports of it are due within six hours.',
        },
      },
      {
        values: ['other'],
        why: {
          zh_CN: '此类投诉优先级最低。',
          en: 'Reports of it come last.',
        },
      },
    ],
  },
  companionRank: {
    title: { zh_CN: '陪玩段位', en: 'Ranks of companions' },
    module: 'user',
    items: {
      bronze: { zh_CN: '青铜', en: 'Bronze' },
      silver: { zh_CN: '白银', en: 'Silver' },
      gold: { zh_CN: '黄金', en: 'Gold' },
      platinum: { zh_CN: '铂金', en: 'Platinum' },
      diamond: { zh_CN: '钻石', en: 'Diamond' },
      master: { zh_CN: '王者', en: 'Master' },
    },
  },
  companionRejectReason: {
    title: { zh_CN: '陪玩入驻驳回原因', en: 'Reasons for rejecting companions' },
    module: 'user',
    items: {
      underage: { zh_CN: '未成年', en: 'Underage' },
      idUnreadable: { zh_CN: '证件不清晰', en: 'ID unreadable' },
      faceMismatch: { zh_CN: '人脸不符', en: 'Face mismatch' },
      duplicate: { zh_CN: '身份重复', en: 'Duplicate identity' },
      skillUnproven: { zh_CN: '段位不实', en: 'Skill not proven' },
      badMedia: { zh_CN: '素材违规', en: 'Pictures or sound not allowed' },
      blacklisted: { zh_CN: '黑名单', en: 'On the blacklist' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
