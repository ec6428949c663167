import type h5SharePage from '../../../entities/activity-manage/h5-share-page'
import { day, instant } from '../calendar'
import { textOf } from '../written/written'
import type { Generator, RowOf, World } from '../world'
import { occasionAt, type Occasion } from './occasions'
import { areaId } from './places'
import { titleAt } from './placements'
import { linkTo } from './title-plan'

type Page = RowOf<typeof h5SharePage>
type Purpose = NonNullable<Page['purpose']>

/** The parts of a page, by what it is for. */
const parts = {
  download: ['hero', 'text', 'storeBadges'],
  invite: ['inviterCard', 'rewardLadder', 'faq', 'button'],
  content: ['hero', 'text', 'button'],
  activity: ['hero', 'countdown', 'text', 'button'],
  live: ['hero', 'text', 'button'],
  teamUp: ['inviterCard', 'countdown', 'button'],
} as const

const targets: Readonly<Record<Purpose, string>> = {
  download: '/home',
  invite: '/me/invite',
  content: '/home',
  activity: '/events',
  live: '/live/party',
  teamUp: '/me/team',
}

const blockTexts: Readonly<Partial<Record<string, string>>> = {
  faq: '好友须是第一次注册；奖励在 24 小时内到账。 / Your friend must be new here; rewards arrive within 24 hours.',
  storeBadges: '在应用商店下载 / Get it in your store',
}

interface Plan {
  readonly purpose: Purpose
  readonly code: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly button: string
  /** The country whose area it is for; all of them where there is none. */
  readonly country?: string
  /** What it is made for; without one it stays. */
  readonly occasion?: Occasion
  /** Not out yet. */
  readonly isDraft?: boolean
}

/** `purpose code country occasion | name | title | description | button`. */
const plans: readonly Plan[] = `
download app - - | Download page, worldwide | 打开就能看 / Open and watch | 万部剧集与短剧，首次注册送 100 金币。 / Series, films and shorts; 100 coins when you sign up. | 下载应用 / Get the app
invite invite - - | Invitation, worldwide | 好友邀请你一起追剧 / A friend asks you to watch along | 注册后看满十分钟，你们都有奖励。 / Sign up, watch for ten minutes, and both of you are rewarded. | 接受邀请 / Accept
invite ajak ID - | Invitation, Indonesia | 和好友一起领会员 / VIP with your friends | 每邀请一位好友，得一天会员。 / A day of VIP for each friend who joins. | 接受邀请 / Accept
content share-title - - | One title, shared | 好友分享了一部剧 / A friend shared a series with you | 前两集免费，点开就看。 / Two episodes are free: tap to watch. | 去看看 / Watch
content share-short - - | One short, shared | 这部短剧停不下来 / You will not stop at one episode | 前十集免费。 / Ten episodes are free. | 去看看 / Watch
live share-room - - | Live room, shared | 主播正在直播 / Live right now | 进来聊两句，新人送礼物一份。 / Come in and say hello; newcomers get a gift. | 进入直播间 / Enter
live pk-night SA - | Battle night, Gulf | 今晚对战 / Battle tonight | 为你的主播助威。 / Cheer for your host. | 进入直播间 / Enter
teamUp team - - | Team for VIP | 三人成团，会员六折 / Three of you, VIP at 40% off | 24 小时内凑齐三人即可。 / Fill the team within 24 hours. | 加入队伍 / Join
teamUp chest - - | Weekend team chests | 周末组队开宝箱 / Weekend Team Chests | 一起看满 60 分钟，宝箱全队都有。 / Watch for an hour together, and all open the chest. | 加入队伍 / Join
activity member-day - membersDay | 11.11 Member Day | 双十一会员节 / 11.11 Member Day | 年卡六折，仅此四天。 / 40% off the year, for four days. | 立即开通 / Get VIP
activity black-friday - blackFriday | Black Friday top-up bonus | 黑五充值返利 / Black Friday Top-up Bonus | 充值最高返 50% 金币。 / Up to 50% more coins with each top-up. | 去充值 / Top up
activity ramadan SA ramadan | Ramadan Nights | 斋月之夜 / Ramadan Nights | 每晚一部新剧，陪你到天亮。 / A new series every night until dawn. | 去看看 / Watch
activity merdeka ID independence | Independence Day, Indonesia | 独立日狂欢 / Independence Day Party | 看剧领红白礼盒。 / Watch and open the red and white box. | 马上领取 / Claim
activity campus - campus | Back to campus | 开学季 / Back to Campus | 学生会员半价，持学生邮箱即可。 / Half price with a student’s address. | 立即开通 / Get VIP
download tv - - | Download page for televisions | 大屏追剧 / Better on the big screen | 扫码把应用装到电视上。 / Scan to put the app on your television. | 下载应用 / Get the app
download creators - - | Page for creators’ links | 跟着博主看剧 / Watch what they watch | 从博主链接注册，送三天会员。 / Three days of VIP with a creator’s link. | 下载应用 / Get the app
invite fission-ladder - - | Invitation with a ladder | 邀三得月卡 / Three friends, a month of VIP | 邀 1、3、5 位好友，奖励逐级翻倍。 / Rewards grow with one, three and five friends. | 接受邀请 / Accept
invite bring-a-guest EG - | Bring a guest, North Africa | 请朋友来看 / Bring a Guest | 双方各得 200 积分。 / 200 points for each of you. | 接受邀请 / Accept
download preinstall ID ? | Carriers’ page, Indonesia | 流量免费看 / Watch without using your data | 三网用户每月 5 GB 定向流量。 / 5 GB a month with your carrier. | 下载应用 / Get the app
activity survey - ? | Survey about subtitles | 字幕满意度调查 / How are our subtitles? | 三个问题，答完送 20 金币。 / Three questions, and 20 coins when you are done. | 开始 / Begin`
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', name = '', title = '', description = '', button = ''] = line.split('|').map((part) => part.trim())
    const [purpose, code = '', country, occasion] = head.split(' ') as [Purpose, string, string, Occasion | '-' | '?']
    return {
      ...{ purpose, code, name, title, description, button },
      ...(country !== '-' && { country }),
      ...(occasion === '?' ? { isDraft: true } : occasion !== '-' && { occasion }),
    }
  })

/** What the app opens after it was installed from a page. */
function targetOf(world: World, { purpose, code }: Plan, index: number): NonNullable<Page['target']> {
  const title = purpose === 'content' ? titleAt(world, index) : undefined
  return title
    ? linkTo(title)
    : { type: 'INNER_URL', target: purpose === 'activity' ? `${targets.activity}/${code}` : targets[purpose] }
}

/** The pages that links lead to: most stay, those of an occasion are out for as long as it lasts. */
export const h5SharePageGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('h5SharePage'), plans.length),
  row(world, index, random): Page {
    const plan = plans[index]!
    const { purpose, code, name, country, occasion, isDraft } = plan
    const { now } = world.calendar
    const { from, to } = occasion ? occasionAt(now, occasion) : { from: now - (340 - index * 11) * day, to: undefined }
    const state = isDraft || from > now ? 'draft' : to !== undefined && to < now ? 'expired' : 'published'
    const isOut = state === 'published'
    const views7d = isOut ? random.longTail(6_000, 0.8) : 0
    return {
      ...{ name, code, purpose, state },
      areas: [country === undefined ? -1 : (areaId(world, country, 'activity') ?? -1)],
      url: `https://go.iron-player.example/${code}`,
      title: textOf(plan.title),
      description: textOf(plan.description),
      buttonText: textOf(plan.button),
      blocks: parts[purpose].map((kind) => ({
        kind,
        text: textOf(
          blockTexts[kind] ?? (kind === 'button' ? plan.button : kind === 'hero' ? plan.title : plan.description),
        ),
        image: null,
        target: null,
      })),
      target: targetOf(world, plan, index),
      downloadMode: 'auto',
      passClipboard: purpose === 'invite' || purpose === 'teamUp',
      expiresAt: to === undefined ? null : instant(to),
      fallbackUrl: to === undefined ? null : 'https://go.iron-player.example/app',
      views7d,
      clickRate7d: isOut ? random.between(180, 420) / 10 : 0,
      installRate7d: isOut ? random.between(40, 160) / 10 : 0,
      loadMs: isOut ? random.between(620, 1_900) : null,
      createdAt: instant(isDraft || from > now ? now - random.between(1, 9) * day : from - random.between(5, 20) * day),
    }
  },
}
