import type emailRecall from '../../../entities/service-manage/email-recall'
import { day, instant } from '../calendar'
import { textOf } from '../written/written'
import type { Generator, RowOf } from '../world'
import { areaId } from './places'

type Recall = RowOf<typeof emailRecall>

/** `state from-to days ago country | name | subject | what stands before it is opened | text`. */
const mails = `
ended 7-14 310 - | Away for a week | 一周没见，三部新剧在等你 / Three new series since you left | 前两集免费。 / Two episodes of each are free. | 这周大家都在看：{{topTitles}}。点开就能接着看。 / What people watched this week: {{topTitles}}. Tap to go on.
ended 30-60 280 - | Away for a month | 好久不见，送你三天会员 / We missed you: three days of VIP | 七天内登录即领。 / Yours if you sign in within seven days. | 登录即领三天会员，优惠码 {{coupon}}。 / Sign in for three days of VIP. Your code is {{coupon}}.
ended 60-180 250 ID | Away for two months, Indonesia | 你追的剧大结局了 / The series you followed has ended | 一口气看完。 / Watch it in one go. | {{topTitles}}都已完结，周末正好。 / {{topTitles}} are complete: just right for the weekend.
ended 14-30 220 - | VIP ended two weeks ago | 会员续费七折 / Come back to VIP for 30% less | 原价的七折，三天有效。 / 30% less, for three days. | 续费码 {{coupon}}，三天内有效。 / Your code {{coupon}} is good for three days.
ended 20-45 185 MX | Series of the month, Mexico | 本月口碑榜 / The best of the month | 墨西哥观众打分最高的五部。 / The five that Mexico liked best. | {{nickname}}，这五部别错过：{{topTitles}}。 / {{nickname}}, do not miss these five: {{topTitles}}.
ended 90-365 150 - | Payers who left | 您的金币还在 / Your coins are still here | 登录即可使用。 / Sign in to use them. | 您的金币不会过期。登录看看新短剧：{{topTitles}}。 / Your coins do not expire. New shorts: {{topTitles}}.
ended 7-21 96 SA | Before Ramadan, Gulf | 斋月片单抢先看 / The series of Ramadan, a first look | 每晚一部新剧。 / A new series every night. | 今年斋月的十二部新剧：{{topTitles}}。 / Twelve new series this Ramadan: {{topTitles}}.
halted 30-90 70 - | Newsletter readers who do not open | 还想收到我们的来信吗？ / Do you still want to hear from us? | 一键退订也可以。 / You can also leave with one tap. | 如果不想再收到，点下面的链接退订。 / If you would rather not, use the link below.
running 7-14 20 - | Away for a week, autumn | 本周三部必看 / Three to watch this week | 前两集免费。 / Two episodes of each are free. | 这周大家都在看：{{topTitles}}。 / What people watched this week: {{topTitles}}.
running 30-60 9 ID | Away for a month, Indonesia | 欢迎回来，送 100 金币 / Welcome back: 100 coins | 七天内有效。 / Good for seven days. | 登录即领 100 金币，优惠码 {{coupon}}。 / Sign in for 100 coins. Your code is {{coupon}}.
pendingApproval 14-45 -3 - | Winter slate | 冬季片单来了 / The series of the winter | 十二部新剧抢先看。 / Twelve new series, a first look. | 冬季新剧：{{topTitles}}。 / New this winter: {{topTitles}}.
draft 60-120 -9 - | Year in review | 你的年度观影报告 / Your year in films | 看看你最爱的三部。 / See your three favourites. | {{nickname}}，今年你看了这些：{{topTitles}}。 / {{nickname}}, this is what you watched: {{topTitles}}.`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

/** Mails to those who have not been here for some days: of those delivered some are opened, of those some tapped. */
export const emailRecallGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('emailRecall'), mails.length),
  row(world, index, random): Recall {
    const [head = '', name = '', subject = '', preheader = '', body = ''] = mails[index]!
    const [state, days = '', ago, country] = head.split(' ') as [NonNullable<Recall['state']>, string, string, string]
    const [inactiveFrom = 7, inactiveTo = 14] = days.split('-').map(Number)
    const text = textOf(body)
    const startsAt = Math.floor((world.calendar.now - Number(ago) * day) / day) * day
    const isOut = state === 'ended' || state === 'running' || state === 'halted'
    const sent = isOut ? random.longTail(42_000, 0.5) : 0
    const part = (of: number, from: number, to: number) => Math.round((of * random.between(from * 10, to * 10)) / 1_000)
    const delivered = part(sent, 95, 98.5)
    const opened = part(delivered, state === 'halted' ? 3 : 14, state === 'halted' ? 6 : 27)
    const clicked = part(opened, 9, 18)
    const returned7d = part(clicked, 55, 80)
    return {
      ...{ state, name, inactiveFrom, inactiveTo, sent, delivered, opened, clicked, returned7d },
      subject: textOf(subject),
      preheader: textOf(preheader),
      body: { zh_CN: `<p>${text.zh_CN}</p>`, en: `<p>${text.en}</p>` },
      fromName: 'Iron Player',
      replyTo: 'hello@iron-player.example',
      minPaid: name.startsWith('Payers') ? 999 : null,
      userTags: [],
      areas: [country === '-' ? -1 : (areaId(world, country) ?? -1)],
      languages: [],
      localTime: '19:00',
      startAt: instant(startsAt),
      endAt: state === 'ended' ? instant(startsAt + 14 * day) : instant(startsAt + 45 * day),
      perHour: 20_000,
      gapDays: 14,
      variants: null,
      bounced: sent - delivered,
      complained: part(delivered, 0, state === 'halted' ? 0.3 : 0.1),
      unsubscribed: part(opened, 0.5, 2),
      revenue7d: returned7d * random.between(35, 90),
      createdAt: instant(Math.min(world.calendar.now - 5 * 3_600_000, startsAt - 6 * day)),
    }
  },
}
