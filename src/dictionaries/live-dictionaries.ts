import type { DeclaredDictionary } from './declared-dictionary'

export const liveDictionaries = {
  liveViolation: {
    title: { zh_CN: '直播违规类型', en: 'Violations in live rooms' },
    module: 'live',
    items: {
      nudity: { zh_CN: '色情裸露', en: 'Nudity' },
      minor: { zh_CN: '未成年人', en: 'Minor' },
      violence: { zh_CN: '暴力', en: 'Violence' },
      drugs: { zh_CN: '毒品', en: 'Drugs' },
      gambling: { zh_CN: '赌博', en: 'Gambling' },
      politics: { zh_CN: '政治', en: 'Politics' },
      religion: { zh_CN: '宗教', en: 'Religion' },
      smoking: { zh_CN: '吸烟', en: 'Smoking' },
      copyright: { zh_CN: '版权', en: 'Copyright' },
      idleStream: { zh_CN: '挂播', en: 'Idle stream' },
      recordedVideo: { zh_CN: '录播', en: 'Recorded video' },
      fraud: { zh_CN: '欺诈', en: 'Fraud' },
      offPlatformDeal: { zh_CN: '私下交易', en: 'Off-platform deal' },
      abuse: { zh_CN: '辱骂', en: 'Abuse' },
      adverts: { zh_CN: '广告', en: 'Adverts' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: [
          'nudity',
          'minor',
          'violence',
          'drugs',
          'gambling',
          'politics',
          'religion',
          'smoking',
          'copyright',
          'idleStream',
          'recordedVideo',
          'adverts',
        ],
        why: {
          zh_CN: '直播巡查发现的违规按这一项处罚。',
          en: 'What the patrol of live rooms finds is punished under it.',
        },
      },
      {
        values: ['other'],
        why: {
          zh_CN: '处罚连带的封禁，以及不属于其他项的巡查结果，归入这一项。',
          en: 'A user who is banned after a punishment, or whose patrol finding fits no other item, gets it.',
        },
      },
    ],
  },
  anchorRejectReason: {
    title: { zh_CN: '主播申请驳回原因', en: 'Reasons for rejecting anchors' },
    module: 'live',
    items: {
      underage: { zh_CN: '未成年', en: 'Underage' },
      idUnreadable: { zh_CN: '证件不清晰', en: 'ID unreadable' },
      faceMismatch: { zh_CN: '人脸不符', en: 'Face mismatch' },
      duplicateIdentity: { zh_CN: '身份重复', en: 'Duplicate identity' },
      blacklisted: { zh_CN: '黑名单用户', en: 'On the blacklist' },
      countryClosed: { zh_CN: '国家未开放', en: 'Country not open' },
      guildRefused: { zh_CN: '公会拒绝', en: 'Refused by guild' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  liveAreaFilterReason: {
    title: { zh_CN: '直播区域过滤原因', en: 'Reasons for hiding live rooms by area' },
    module: 'live',
    items: {
      law: { zh_CN: '法律', en: 'Law' },
      religion: { zh_CN: '宗教', en: 'Religion' },
      licence: { zh_CN: '版权', en: 'Licence' },
      storePolicy: { zh_CN: '商店政策', en: 'Store policy' },
      operation: { zh_CN: '运营策略', en: 'Operation' },
    },
    fixed: [
      {
        values: ['law', 'licence'],
        why: {
          zh_CN: '必须填写法务说明，且只有法务权限才能更改此类规则。',
          en: 'Such rules need a legal note, and only accounts with the right to it may change them.',
        },
      },
    ],
  },
  liveExposureSource: {
    title: { zh_CN: '直播曝光来源', en: 'Grounds for exposure in live rooms' },
    module: 'live',
    items: {
      operator: { zh_CN: '运营安排', en: 'Planned by staff' },
      taskReward: { zh_CN: '任务奖励', en: 'Task reward' },
      rankReward: { zh_CN: '榜单奖励', en: 'Rank reward' },
      newcomer: { zh_CN: '新人', en: 'Newcomer' },
      compensation: { zh_CN: '补偿', en: 'Compensation' },
    },
    fixed: [
      {
        values: ['operator'],
        why: {
          zh_CN: '新建计划默认为这一项。',
          en: 'New plans begin with it.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
