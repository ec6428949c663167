import type { DeclaredDictionary } from './declared-dictionary'

export const configDictionaries = {
  measureUnit: {
    title: { zh_CN: '计量单位', en: 'Units of measure' },
    module: 'config',
    items: {
      s: { zh_CN: '秒', en: 'Seconds' },
      min: { zh_CN: '分钟', en: 'Minutes' },
      h: { zh_CN: '小时', en: 'Hours' },
      d: { zh_CN: '天', en: 'Days' },
      sessions: { zh_CN: '次', en: 'Sessions' },
      orders: { zh_CN: '笔', en: 'Orders' },
      coins: { zh_CN: '金币', en: 'Coins' },
      posts: { zh_CN: '帖', en: 'Posts' },
      reports: { zh_CN: '次举报', en: 'Reports' },
      USD: { zh_CN: '美元', en: 'US dollars' },
    },
  },
  copyrightRejectReason: {
    title: { zh_CN: '版权通知驳回原因', en: 'Reasons for rejecting copyright notices' },
    module: 'config',
    items: {
      incomplete: { zh_CN: '材料不全', en: 'Incomplete' },
      notOurWork: { zh_CN: '非我方作品', en: 'Not our work' },
      licensed: { zh_CN: '已获授权', en: 'Licensed' },
      fairUse: { zh_CN: '合理使用', en: 'Fair use' },
      duplicate: { zh_CN: '重复通知', en: 'Duplicate' },
      withdrawn: { zh_CN: '对方撤回', en: 'Withdrawn' },
    },
  },
  articleCategory: {
    title: { zh_CN: '文章分类', en: 'Categories of articles' },
    module: 'config',
    items: {
      userAgreement: { zh_CN: '用户协议', en: 'User agreement' },
      privacyPolicy: { zh_CN: '隐私政策', en: 'Privacy policy' },
      vipAgreement: { zh_CN: '会员服务协议', en: 'VIP agreement' },
      autoRenewal: { zh_CN: '自动续费协议', en: 'Auto-renewal terms' },
      communityRules: { zh_CN: '社区规范', en: 'Community rules' },
      liveRules: { zh_CN: '直播规范', en: 'Live rules' },
      anchorAgreement: { zh_CN: '主播协议', en: 'Anchor agreement' },
      guildAgreement: { zh_CN: '公会协议', en: 'Guild agreement' },
      help: { zh_CN: '帮助中心', en: 'Help' },
      about: { zh_CN: '关于我们', en: 'About' },
      announcement: { zh_CN: '公告', en: 'Announcement' },
    },
    fixed: [
      {
        values: ['userAgreement', 'privacyPolicy', 'vipAgreement', 'autoRenewal', 'anchorAgreement', 'guildAgreement'],
        why: {
          zh_CN: '应用必须始终有一份生效的协议，因此不能撤回最后一份。',
          en: 'The app always shows one in force, so the last one is not withdrawn.',
        },
      },
    ],
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
} as const satisfies Readonly<Record<string, DeclaredDictionary>>
