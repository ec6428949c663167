import type siteSetting from '../../../entities/configur-manage/site-setting'
import type siteSettingOverride from '../../../entities/configur-manage/site-setting-override'
import type siteSettingRevision from '../../../entities/configur-manage/site-setting-revision'
import type { SettingValue } from '../../../shared/setting-value'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { nameOfStep } from './clients'
import { areaId } from './places'

type Setting = RowOf<typeof siteSetting>
type Kind = NonNullable<Setting['valueType']>
type Plan = readonly [
  key: string,
  zh: string,
  en: string,
  group: NonNullable<Setting['group']>,
  kind: Kind,
  value: number | string | boolean,
  unit?: string,
]

/** What the apps really ask for. */
const plans: readonly Plan[] = [
  ['playback.autoNext', '自动播放下一集', 'Play the next episode', 'playback', 'bool', true],
  ['playback.bufferSeconds', '缓冲时长', 'Buffer', 'playback', 'int', 12, 's'],
  ['playback.defaultQuality', '默认清晰度', 'Default quality', 'playback', 'enum', '720p'],
  ['login.guestDays', '游客可用天数', 'Days as a guest', 'login', 'int', 7, 'd'],
  ['login.smsPerDay', '每日短信上限', 'Text messages a day', 'login', 'int', 5],
  ['login.welcome', '欢迎语', 'Welcome text', 'login', 'captions', '欢迎回来|Welcome back'],
  ['community.maxImages', '发帖图片上限', 'Pictures in a post', 'community', 'int', 9],
  ['community.hotDecay', '热度衰减系数', 'Decay of heat', 'community', 'decimal', 0.85],
  ['live.giftCombo', '礼物连击', 'Gift combos', 'live', 'bool', true],
  ['live.minAge', '开播最低年龄', 'Least age to go live', 'live', 'int', 18],
  ['live.pkMinutes', 'PK 时长', 'Length of a battle', 'live', 'int', 10, 'min'],
  ['payment.retryTimes', '支付重试次数', 'Payment retries', 'payment', 'int', 3],
  ['payment.vatShown', '显示税额', 'Show the tax', 'payment', 'bool', false],
  ['vip.trialDays', '试用天数', 'Days of trial', 'vip', 'int', 3, 'd'],
  ['vip.renewDiscount', '续费折扣', 'Renewal discount', 'vip', 'percent', 10],
  ['growth.inviteBanner', '邀请横幅', 'Invitation banner', 'growth', 'bool', true],
  ['growth.shareText', '分享文案', 'Share text', 'growth', 'captions', '一起来看|Watch with me'],
  ['risk.maxDevices', '单账号设备上限', 'Devices an account', 'risk', 'int', 5],
  ['risk.captchaScore', '验证码触发分', 'Captcha score', 'risk', 'decimal', 0.6],
  ['support.chatUrl', '在线客服地址', 'Chat address', 'support', 'string', 'https://help.example.com/chat'],
  ['support.hotlines', '客服热线', 'Hotlines', 'support', 'json', 'ID=+62 21 555 0100;MX=+52 55 5555 0100'],
  ['console.docsUrl', '开发文档地址', 'Documentation address', 'console', 'string', 'https://docs.example.com'],
  ['general.reviewPrompt', '评分弹窗', 'Ask for a rating', 'general', 'bool', true],
  ['playback.speedSteps', '倍速上限', 'Fastest speed', 'playback', 'decimal', 2],
  ['playback.previewMinutes', '试看时长', 'Free preview', 'playback', 'int', 6, 'min'],
  ['playback.downloadWifiOnly', '仅 Wi-Fi 下载', 'Download over Wi-Fi alone', 'playback', 'bool', true],
  ['login.codeSeconds', '验证码有效期', 'Life of a code', 'login', 'int', 300, 's'],
  ['login.thirdPartyFirst', '优先第三方登录', 'Offer other accounts first', 'login', 'bool', false],
  ['community.maxLetters', '发帖字数上限', 'Letters in a post', 'community', 'int', 500],
  ['community.newcomerLimit', '新用户每日发帖上限', 'Posts a day of a newcomer', 'community', 'int', 3],
  [
    'community.rulesUrl',
    '社区公约地址',
    'Address of the community rules',
    'community',
    'string',
    'https://www.example.com/rules',
  ],
  ['live.giftMinCoins', '送礼最低金币', 'Least coins of a gift', 'live', 'int', 1],
  ['live.mutedMinutes', '默认禁言时长', 'Usual length of a mute', 'live', 'int', 10, 'min'],
  ['live.entranceText', '进场提示', 'Entrance line', 'live', 'captions', '来到直播间|joined the room'],
  ['payment.refundDays', '可申请退款天数', 'Days to ask for a refund', 'payment', 'int', 7, 'd'],
  ['payment.minCashOut', '最低提现积分', 'Least points to cash out', 'payment', 'int', 1000],
  ['vip.graceDays', '续费宽限期', 'Days of grace', 'vip', 'int', 3, 'd'],
  ['vip.expiryNotice', '到期提醒文案', 'Text before it ends', 'vip', 'captions', '会员即将到期|Your VIP ends soon'],
  ['growth.checkInReminder', '签到提醒', 'Remind of the daily check-in', 'growth', 'bool', true],
  ['growth.inviteCap', '每日邀请奖励上限', 'Rewarded invitations a day', 'growth', 'int', 20],
  ['risk.newDeviceHours', '新设备限制时长', 'Hours a new device is limited', 'risk', 'int', 24, 'h'],
  [
    'support.workingHours',
    '人工客服时间',
    'Hours of the support desk',
    'support',
    'captions',
    '9:00–22:00（北京时间）|9:00–22:00 (UTC+8)',
  ],
  ['console.sessionHours', '后台登录时长', 'Length of a staff session', 'console', 'int', 12, 'h'],
  [
    'general.minVersionHint',
    '旧版本升级提示',
    'Hint to old versions',
    'general',
    'captions',
    '请升级到最新版本|Please update the app',
  ],
]

const states = weightsOf({ published: 80, draft: 12, pending: 5, archived: 3 })

/** The n-th setting: which plan it follows, in which state it is. */
function settingAt(world: World, index: number) {
  const plan = plans[index]!
  const state = world.random('siteSetting state', index).weighted(states)
  return { plan, state, value: valueOf(plan) }
}

function valueOf([, , , , kind, value]: Plan): SettingValue {
  const [first = '', second = ''] = String(value).split('|')
  if (kind === 'captions') return { captions: { zh_CN: first, en: second } }
  if (kind === 'json')
    return {
      json: String(value)
        .split(';')
        .map((line) => line.split('='))
        .map(([name = '', text = '']) => ({ name, text })),
    }
  return { [kind]: value }
}

export const siteSettingGenerator: Generator = {
  count: () => plans.length,
  distinct: true,
  row(world, index, random): Setting {
    const { plan, state, value } = settingAt(world, index)
    const [key, zh, en, group, valueType, , unit] = plan
    const { now } = world.calendar
    const createdAt = now - (380 - index * 2) * day
    const rounds = publishedAt(world, index, 3)
    // What stands in a draft was changed after it was last published.
    const changedAt = state === 'published' ? rounds : now - random.between(1, 40) * hour
    return {
      key,
      title: { zh_CN: zh, en },
      group,
      valueType,
      schema: valueType === 'enum' ? { options: qualities } : valueType === 'int' ? { min: 0, max: 1_000 } : null,
      unit: unit ?? null,
      value,
      draftValue: state === 'draft' && typeof value.int === 'number' ? { int: value.int + 1 } : value,
      delivery: group === 'risk' ? 'server' : random.pick(['app', 'app', 'both'] as const),
      sensitive: false,
      highRisk: group === 'payment' || group === 'risk',
      approver: null,
      note: state === 'pending' ? 'The rollout looks good; for everyone now' : null,
      publishedAt: instant(rounds),
      description: describe(plan),
      state,
      createdAt: instant(createdAt),
      updatedAt: instant(Math.max(createdAt, changedAt)),
    }
  },
  totals: [{ field: 'overrideCount', child: 'siteSettingOverride', by: 'setting' }],
}

/** When the n-th revision of a setting was published. */
function publishedAt(world: World, index: number, number: number): number {
  const random = world.random('revision', index * 10 + number)
  return world.calendar.now - ((4 - number) * 30 - random.between(1, 20)) * day - random.int(8) * hour
}

/** What a setting does, and what breaks with a wrong value, by the part of the app it belongs to. */
function describe([, , en, group, kind]: Plan): string {
  const effect =
    kind === 'captions'
      ? 'Users read it as it stands here: fill in every language.'
      : kind === 'json'
        ? 'A line that cannot be read is left out by the app.'
        : (effects[group] ?? 'Takes effect when the app is next started.')
  return `${en}. ${effect}`
}

const effects: Readonly<Record<string, string>> = {
  playback: 'Taken up with the next title that is opened; too high a value stalls on slow lines.',
  login: 'Holds for the next sign-in; too low a value keeps newcomers out.',
  community: 'Holds for what is posted from now on; older posts stay as they are.',
  live: 'Running streams take it up within a minute.',
  payment: 'Every order asks for it: a wrong value stops sales.',
  risk: 'Read by the server alone; too strict a value blocks honest users.',
}

const qualities = [
  { code: '480p', name: { zh_CN: '标清', en: 'SD' } },
  { code: '720p', name: { zh_CN: '高清', en: 'HD' } },
  { code: '1080p', name: { zh_CN: '全高清', en: 'Full HD' } },
]

type Override = RowOf<typeof siteSettingOverride>

/** Why a value differs for some: each reaches those that its name speaks of, the country where there is one. */
const overrideKinds: readonly (readonly [name: string, country: string | null, reach: Partial<Override>])[] = [
  ['Rollout in Indonesia', 'ID', { percent: 50 }],
  ['From version 3.4 on', null, { minVersion: nameOfStep(0, 4) }],
  ['Trial in Latin America', 'MX', { percent: 20 }],
  ['Gulf, asked for by legal', 'SA', {}],
  ['Versions before 3.2', null, { maxVersion: nameOfStep(0, 1) }],
  ['South-East Asia, slow lines', 'PH', {}],
  ['One in twenty, everywhere', null, { percent: 5 }],
  ['North Africa, during the sales', 'EG', {}],
]

/** A value other than the default: the other way round, or a little more. */
function otherValue(value: SettingValue): SettingValue {
  if (typeof value.bool === 'boolean') return { bool: !value.bool }
  if (typeof value.int === 'number') return { int: value.int > 500 ? value.int / 2 : value.int * 2 }
  if (typeof value.enum === 'string') return { enum: qualities[0]!.code }
  if (typeof value.decimal === 'number') return { decimal: Math.round(value.decimal * 80) / 100 }
  if (typeof value.percent === 'number') return { percent: value.percent * 2 }
  if (value.captions) return { captions: { zh_CN: `${value.captions.zh_CN}！`, en: `${value.captions.en}!` } }
  return value
}

/** Every second setting has one more than the others. */
export const siteSettingOverrideGenerator: Generator = {
  count: () => Math.floor(plans.length * 1.5),
  distinct: true,
  row(world, index, random): RowOf<typeof siteSettingOverride> {
    const settings = Math.max(1, world.count('siteSetting'))
    const { plan, value } = settingAt(world, index % settings)
    const round = Math.floor(index / settings)
    const [name, country, reach] = overrideKinds[(index * 3 + round) % overrideKinds.length]!
    const area = country === null ? null : areaId(world, country, 'configur')
    return {
      setting: world.id('siteSetting', index % settings) ?? 0,
      name,
      areas: area === null ? [-1] : [area],
      clients: [],
      channels: [],
      minVersion: null,
      maxVersion: null,
      userGroup: null,
      percent: 100,
      ...reach,
      valueType: plan[4],
      value: otherValue(value),
      startsAt: null,
      endsAt: null,
      order: round + 1,
      enabled: random.chance(0.85),
    }
  },
}

const notes = ['First value', 'Wider, after the rollout', 'Value corrected', 'Before the sales', 'Asked for by legal']

export const siteSettingRevisionGenerator: Generator = {
  count: () => plans.length * 3,
  distinct: true,
  row(world, index): RowOf<typeof siteSettingRevision> {
    const settings = Math.max(1, world.count('siteSetting'))
    const { value } = settingAt(world, index % settings)
    const rounds = Math.ceil(world.count('siteSettingRevision') / settings)
    const at = publishedAt(world, index % settings, Math.floor(index / settings) + 1)
    const round = Math.floor(index / settings)
    return {
      setting: world.id('siteSetting', index % settings) ?? 0,
      number: round + 1,
      snapshot: { value: round + 1 < rounds ? otherValue(value) : value, overrides: [] },
      note: notes[round % notes.length]!,
      publishedAt: instant(at),
      rollbackOf: null,
      createdAt: instant(at),
      updatedAt: instant(at),
    }
  },
}
