import { dictionaries as declared } from '../../../dictionaries/dictionaries'
import type { DeclaredDictionary } from '../../../dictionaries/declared-dictionary'
import type { Captions } from '../../../schema/field'

export interface DemoItem {
  readonly value: string
  readonly caption: Captions
  readonly enabled: boolean
}

export interface DemoDictionary {
  readonly key: string
  readonly title: Captions
  readonly module: DeclaredDictionary['module']
  readonly description: string | null
  readonly items: readonly DemoItem[]
}

/** What staff have made for the apps: a heading `key | zh | en | module | what it is for`, then its items; those after `-` are out of use. */
const ownText = `
department | 部门 | Departments | staff | Where an account belongs
  content | 内容 | Content
  review | 审核 | Review
  community | 社区 | Community
  live | 直播 | Live
  finance | 财务 | Finance
  growth | 增长 | Growth
  support | 客服 | Support
  engineering | 技术 | Engineering
  security | 安全 | Security

contentWarning | 内容警示 | Content warnings | cms | What the app warns of before a title
  violence | 暴力画面 | Violence
  language | 粗俗用语 | Strong language
  smoking | 吸烟镜头 | Smoking
  flashing | 闪烁画面 | Flashing lights
  fear | 惊悚画面 | Frightening scenes
  substance | 药物与酒精 | Drugs and alcohol

videoSource | 片源类型 | Kinds of sources | cms | How good a source is, noted when it comes in
  web | 网络版 | Web release
  tv | 电视版 | Broadcast
  disc | 蓝光 | Disc
  master | 母带 | Master
  - cinema | 院线版 | Cinema copy

topicKind | 话题类型 | Kinds of topics | community | How topics of the community are sorted
  series | 追剧 | Series
  star | 明星 | Stars
  life | 生活 | Daily life
  activity | 活动 | Activities
  question | 求助 | Questions

roomTag | 房间标签 | Room tags | live | What a host may choose when going live
  singing | 唱歌 | Singing
  dancing | 跳舞 | Dancing
  chatting | 聊天 | Chatting
  gaming | 游戏 | Gaming
  outdoors | 户外 | Outdoors
  newcomer | 新人 | Newcomer
  - fortune | 占卜 | Fortune telling

cancelReason | 退订原因 | Reasons for cancelling | payment | What members choose when they stop the renewal
  tooExpensive | 价格太贵 | Too expensive
  noTitles | 没有想看的片 | Nothing to watch
  playback | 播放不流畅 | Playback trouble
  otherService | 改用其他平台 | Another service
  pause | 暂时不看 | Taking a break
  other | 其他 | Other

feedbackSubcategory | 反馈子分类 | Subcategories of feedback | user | The second choice on the feedback page
  stutter | 卡顿 | Stutters
  noSound | 没有声音 | No sound
  subtitleLate | 字幕不同步 | Subtitles out of step
  subtitleMissing | 缺少字幕 | Subtitles missing
  notReceived | 付款未到账 | Paid, not received
  cannotSignIn | 无法登录 | Cannot sign in

networkKind | 网络类型 | Kinds of networks | config | The network that the app reports
  wifi | 无线网络 | Wi-Fi
  mobile5g | 5G | 5G
  mobile4g | 4G | 4G
  - mobile3g | 3G | 3G
  wired | 有线网络 | Wired

infoPlacement | 信息展示位置 | Places of official information | config | Where the app shows what is official
  about | 关于我们 | About us
  help | 帮助页 | Help
  login | 登录页 | Signing in
  payFailed | 支付失败页 | A payment that failed
  share | 分享页 | Shared pages
  footer | 页脚 | Footer

telegramPlacement | Telegram 入口位置 | Places of Telegram links | config | Where the app links to its channels and groups
  mine | 我的 | Me
  help | 帮助页 | Help
  player | 播放页 | Player
  share | 分享页 | Shared pages
  popup | 弹窗 | Popup`

/** What staff have added to those that fields pick from, by key. */
const addedText: Readonly<Record<string, readonly string[]>> = {
  userBanReason: ['impersonation | 冒充他人 | Impersonation', 'ticketTouting | 倒卖门票 | Ticket touting'],
  refundReason: ['wrongAccount | 充错账号 | Wrong account', '- carrierBilling | 话费代扣 | Carrier billing'],
  liveViolation: ['sleepStream | 睡播 | Sleeping on air'],
  gameCategory: ['idle | 放置 | Idle', '- trivia | 问答 | Trivia'],
  promoterKind: ['campus | 校园大使 | Campus ambassadors'],
  copyrightNoticeSource: ['hotline | 热线电话 | Hotline'],
}

/** Every dictionary of the demo with its items, in order; departments stand first. */
export const demoDictionaries: readonly DemoDictionary[] = (() => {
  const own = ownText.trim().split('\n\n').map(readOwn)
  const [departments, ...rest] = own
  const picked = Object.entries(declared).map(([key, { title, module, items }]): DemoDictionary => {
    const first = Object.entries(items).map(([value, caption]) => ({ value, caption, enabled: true }))
    const added = (addedText[key] ?? []).map(readItem)
    return { key, title, module, description: null, items: [...first, ...added] }
  })
  return departments ? [departments, ...picked, ...rest] : picked
})()

function readOwn(block: string): DemoDictionary {
  const [heading = '', ...items] = block.split('\n')
  const [key = '', zh = '', en = '', module = '', description = ''] = heading.split(' | ')
  return {
    key,
    title: { zh_CN: zh, en },
    module: module as DemoDictionary['module'],
    description,
    items: items.map(readItem),
  }
}

function readItem(line: string): DemoItem {
  const [, dash, rest = ''] = /^\s*(- )?(.*)$/.exec(line) ?? []
  const [value = '', zh = '', en = ''] = rest.split(' | ')
  return { value, caption: { zh_CN: zh, en }, enabled: dash === undefined }
}
