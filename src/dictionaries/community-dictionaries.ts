import type { DeclaredDictionary } from './declared-dictionary'

export const communityDictionaries = {
  communityReportReason: {
    title: { zh_CN: '社区举报原因', en: 'Reasons for reporting posts' },
    module: 'community',
    items: {
      porn: { zh_CN: '色情', en: 'Pornography' },
      abuse: { zh_CN: '辱骂', en: 'Abuse' },
      spam: { zh_CN: '垃圾广告', en: 'Spam' },
      hate: { zh_CN: '仇恨', en: 'Hate' },
      political: { zh_CN: '涉政', en: 'Political' },
      violence: { zh_CN: '暴力', en: 'Violence' },
      minor: { zh_CN: '未成年', en: 'Minors' },
      fraud: { zh_CN: '欺诈', en: 'Fraud' },
      copyright: { zh_CN: '侵权', en: 'Copyright' },
      selfHarm: { zh_CN: '自残', en: 'Self-harm' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['porn', 'abuse', 'spam', 'hate', 'political', 'minor', 'fraud', 'copyright'],
        why: {
          zh_CN: '由此类举报产生的封禁会填写相同原因。',
          en: 'A ban that follows from such a report names the same reason.',
        },
      },
      {
        values: ['other'],
        why: {
          zh_CN: '没有填写原因的举报归入这一项。',
          en: 'Stands for a report without a reason.',
        },
      },
    ],
  },
  sensitiveWordCategory: {
    title: { zh_CN: '敏感词分类', en: 'Categories of sensitive words' },
    module: 'community',
    items: {
      political: { zh_CN: '涉政', en: 'Political' },
      porn: { zh_CN: '色情', en: 'Pornography' },
      violence: { zh_CN: '暴力', en: 'Violence' },
      abuse: { zh_CN: '辱骂', en: 'Abuse' },
      hate: { zh_CN: '仇恨', en: 'Hate' },
      religion: { zh_CN: '宗教', en: 'Religion' },
      gambling: { zh_CN: '赌博', en: 'Gambling' },
      drugs: { zh_CN: '毒品', en: 'Drugs' },
      fraud: { zh_CN: '欺诈', en: 'Fraud' },
      ads: { zh_CN: '广告', en: 'Ads' },
      contact: { zh_CN: '联系方式', en: 'Contact' },
      minor: { zh_CN: '未成年', en: 'Minors' },
      competitor: { zh_CN: '竞品', en: 'Competitor' },
      spoiler: { zh_CN: '剧透', en: 'Spoiler' },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
