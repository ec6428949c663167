import type { DeclaredDictionary } from './declared-dictionary'

export const contentDictionaries = {
  starIgnoreReason: {
    title: { zh_CN: '忽略抓取明星原因', en: 'Reasons for ignoring crawled stars' },
    module: 'cms',
    items: {
      notAPerson: { zh_CN: '非影人', en: 'Not a person' },
      notRelevant: { zh_CN: '无关', en: 'Not relevant' },
      badData: { zh_CN: '数据有误', en: 'Bad data' },
      duplicateSource: { zh_CN: '来源重复', en: 'Duplicate source' },
      rights: { zh_CN: '权利问题', en: 'Rights problem' },
    },
    fixed: [
      {
        values: ['rights'],
        why: {
          zh_CN: '会清除此人的全部资料，且不能撤销。',
          en: 'Everything known of the person is erased, and the decision stands.',
        },
      },
    ],
  },
  gameCategory: {
    title: { zh_CN: '游戏分类', en: 'Categories of games' },
    module: 'cms',
    items: {
      casual: { zh_CN: '休闲', en: 'Casual' },
      puzzle: { zh_CN: '益智', en: 'Puzzle' },
      action: { zh_CN: '动作', en: 'Action' },
      card: { zh_CN: '卡牌', en: 'Card' },
      board: { zh_CN: '棋类', en: 'Board' },
      sports: { zh_CN: '体育', en: 'Sports' },
      rpg: { zh_CN: '角色扮演', en: 'RPG' },
      simulation: { zh_CN: '模拟', en: 'Simulation' },
      party: { zh_CN: '派对', en: 'Party' },
      chance: { zh_CN: '概率', en: 'Game of chance' },
    },
    fixed: [
      {
        values: ['chance'],
        why: {
          zh_CN: '仅限成人，且厂商必须持有牌照。',
          en: 'Its games are for adults alone, of a vendor with a licence.',
        },
      },
    ],
  },
  rankBlockReason: {
    title: { zh_CN: '榜单屏蔽原因', en: 'Reasons for keeping titles off rankings' },
    module: 'cms',
    items: {
      copyright: { zh_CN: '版权', en: 'Copyright' },
      sensitive: { zh_CN: '敏感', en: 'Sensitive' },
      quality: { zh_CN: '质量问题', en: 'Quality' },
      manipulated: { zh_CN: '刷榜', en: 'Manipulated' },
      partner: { zh_CN: '合作方', en: 'Partner' },
      other: { zh_CN: '其他', en: 'Other' },
    },
    fixed: [
      {
        values: ['other'],
        why: {
          zh_CN: '选择这一项时必须填写备注。',
          en: 'It asks for a note.',
        },
      },
    ],
  },
  adRejectReason: {
    title: { zh_CN: '广告驳回原因', en: 'Reasons for rejecting ads' },
    module: 'cms',
    items: {
      creative: { zh_CN: '创意问题', en: 'Creative' },
      landing: { zh_CN: '落地页问题', en: 'Landing page' },
      industry: { zh_CN: '行业受限', en: 'Restricted industry' },
      licence: { zh_CN: '资质问题', en: 'Licence' },
      targeting: { zh_CN: '定向问题', en: 'Targeting' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  titleRejectReason: {
    title: { zh_CN: '内容驳回原因', en: 'Reasons for rejecting titles' },
    module: 'cms',
    items: {
      metadata: { zh_CN: '资料', en: 'Metadata' },
      artwork: { zh_CN: '图片', en: 'Artwork' },
      rating: { zh_CN: '分级', en: 'Age rating' },
      rights: { zh_CN: '版权', en: 'Rights' },
      quality: { zh_CN: '画质或音质', en: 'Quality' },
      subtitle: { zh_CN: '字幕', en: 'Subtitles' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
  titleTakeDownReason: {
    title: { zh_CN: '内容下架原因', en: 'Reasons for taking titles down' },
    module: 'cms',
    items: {
      licence: { zh_CN: '版权到期', en: 'Licence' },
      quality: { zh_CN: '画质或音质', en: 'Quality' },
      complaint: { zh_CN: '投诉', en: 'Complaint' },
      policy: { zh_CN: '政策要求', en: 'Policy' },
      season: { zh_CN: '季节性下架', en: 'End of season' },
      other: { zh_CN: '其他', en: 'Other' },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
