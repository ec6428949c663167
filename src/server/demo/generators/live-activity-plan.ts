import type liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import { day, hour } from '../calendar'
import { textOf } from '../written/written'
import type { RowOf, World } from '../world'

type Template = RowOf<typeof liveActivityTemplate>

/** An activity of live rooms before its record is made. */
export interface LiveActivity {
  readonly code: string
  readonly name: NonNullable<Template['name']>
  readonly share: NonNullable<Template['shareText']>
  readonly rules: NonNullable<Template['rulesText']>
  readonly layout: NonNullable<Template['layout']>
  /** Where its hosts live; everywhere without one. */
  readonly country: string | undefined
  readonly timezone: string
  readonly state: NonNullable<Template['state']>
  readonly startsAt: number
  readonly endsAt: number
}

/** `code layout country timezone | days from now that it starts | days that it lasts | name | text to share`. */
const lines = `
night-of-voices rank - Asia/Shanghai | -3 | 6 | 好声音之夜 / Night of Voices | 来听他们唱，为你喜欢的声音投上一票。 / Come and hear them sing, and send a gift to the voice you like.
new-hosts rank - Asia/Shanghai | -9 | 14 | 新主播起航 / New Hosts Set Sail | 他们刚开播，第一份礼物最珍贵。 / They have just begun: the first gift counts most.
battle-season pkRank SA Asia/Riyadh | -5 | 10 | 连麦对战季 / Season of Battles | 今晚谁赢？一起来助威。 / Who wins tonight? Come and cheer.
guild-championship rank - Asia/Shanghai | -2 | 9 | 公会争霸赛 / Guild Championship | 为你的公会冲上榜首。 / Take your guild to the top.
street-food rank MX America/Mexico_City | 4 | 7 | 街头美食直播周 / Street Food Live | 一边看一边馋，点最好吃的一家。 / Watch, get hungry, and vote for the best stall.
midnight-radio hall - Asia/Shanghai | 9 | 7 | 深夜电台周 / Midnight Radio Week | 睡前来听一段故事。 / A story before you sleep.
year-gala rank - Asia/Shanghai | 24 | 12 | 年度盛典 / Gala of the Year | 选出你心中的年度主播。 / Choose your host of the year.
music-marathon task ID Asia/Jakarta | 14 | 10 | 音乐马拉松 / Music Marathon | 连唱二十四小时，轮到谁了？ / Twenty-four hours of songs: whose turn is it?
fans-day rank - Asia/Shanghai | -20 | 4 | 宠粉日 / Fans’ Day | 主播今天听你的。 / Today the hosts do what you ask.
guess-the-song lottery - Asia/Shanghai | -16 | 5 | 听歌识曲 / Guess the Song | 听三秒，猜歌名，赢金币。 / Three seconds, one title, and coins for those who know.
couples-night rank - Asia/Dubai | -38 | 5 | 情侣之夜 / Couples’ Night | 带上你的搭档一起上榜。 / Bring your partner and climb together.
harvest-songs rank - Asia/Shanghai | -60 | 7 | 秋日歌会 / Songs of Autumn | 唱一首关于秋天的歌。 / Sing one song about autumn.
dance-week task MX America/Mexico_City | -75 | 7 | 舞蹈周 / Week of Dance | 跟主播学一支舞。 / Learn one dance from a host.
battle-summer pkRank - Asia/Shanghai | -110 | 14 | 夏日对战 / Battles of Summer | 今晚谁赢？一起来助威。 / Who wins tonight? Come and cheer.
first-stage rank ID Asia/Jakarta | -140 | 7 | 第一次登台 / First Time on Stage | 给新人一点掌声。 / A little applause for those who are new.
guild-spring rank - Asia/Shanghai | -190 | 10 | 公会春季赛 / Guild Spring League | 为你的公会冲上榜首。 / Take your guild to the top.
ramadan-evenings hall SA Asia/Riyadh | -262 | 29 | 斋月夜话 / Evenings of Ramadan | 开斋之后，来直播间坐坐。 / After iftar, come and sit with us.
lantern-songs rank - Asia/Shanghai | -270 | 6 | 元宵歌会 / Lantern Songs | 唱一首团圆的歌。 / Sing one song of coming home.
new-year-wishes task - Asia/Shanghai | -331 | 6 | 新年许愿 / New Year Wishes | 说出愿望，主播帮你实现一个。 / Say your wish: a host makes one come true.
winter-voices rank - Asia/Shanghai | -345 | 7 | 冬日之声 / Voices of Winter | 给最暖的声音送一份礼物。 / A gift for the warmest voice.`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

const rules: Readonly<Record<string, NonNullable<Template['rulesText']>>> = {
  rank: textOf(
    '活动期间收到的指定礼物计入榜单；同分者先达到者在前；刷榜者取消资格。 / The gifts of the activity count. Of two with equal points the first to reach them leads. Whoever fakes votes is out.',
  ),
  pkRank: textOf(
    '对战期间收到的礼物计分；中途退出算负；同分者先达到者在前。 / Gifts that arrive during a battle count. Whoever leaves one loses it. Of two with equal points the first to reach them leads.',
  ),
  task: textOf(
    '每天的任务当天完成有效；奖励在完成后一小时内到账。 / A day’s tasks are done on that day. Rewards arrive within an hour.',
  ),
  lottery: textOf(
    '每猜对一次得一次抽奖机会；奖品在活动结束后 3 个工作日内发放。 / Each right answer gives one draw. Prizes are given within three working days of the end.',
  ),
  hall: textOf(
    '活动房间由运营排期；观看满十分钟即可领取当晚的奖励。 / Rooms are scheduled by us. Whoever stays for ten minutes gets the reward of the evening.',
  ),
}

export function liveActivities(world: World): readonly LiveActivity[] {
  return world.once('live activities', () => lines.map((parts, index) => activityOf(world, parts, index)))
}

function activityOf(
  world: World,
  [head = '', from = '', days = '', name = '', share = '']: string[],
  index: number,
): LiveActivity {
  const { now } = world.calendar
  const [code = '', layout = '', country = '', timezone = ''] = head.split(' ')
  const startsAt = Math.floor(now / day) * day + Number(from) * day + 12 * hour
  const endsAt = startsAt + Number(days) * day
  // What lies farther ahead is still written on, and what has been over for two weeks is settled.
  const state =
    endsAt < now
      ? now - endsAt > 14 * day
        ? 'settled'
        : 'ended'
      : startsAt < now
        ? 'running'
        : Number(from) > 20
          ? 'draft'
          : Number(from) > 12
            ? 'awaitingApproval'
            : 'scheduled'
  return {
    ...{ code, timezone, startsAt, endsAt, state },
    layout: layouts.find((each) => each === layout) ?? layouts[index % layouts.length]!,
    country: country === '-' ? undefined : country,
    name: textOf(name),
    share: textOf(share),
    rules: rules[layout]!,
  }
}

const layouts = ['rank', 'pkRank', 'task', 'lottery', 'hall'] as const
