import type growthTask from '../../../entities/task-center/growth-task'
import { day, hour, instant } from '../calendar'
import { phrases, type Phrase } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { growthTask as written } from '../written/growth'
import { occasionAt } from './occasions'
import { pointMoves } from './points-plan'

type Task = RowOf<typeof growthTask>
type Event = NonNullable<Task['event']>

const go = phrases('去完成 | Go | Ir | Mulai | ابدأ')[0]!
/** Where a task leads to, and what its button says. */
const ways: Readonly<Partial<Record<Event, readonly [path: string, button: Phrase]>>> = {
  signIn: ['/me/check-in', phrases('签到 | Check in | Registrar | Absen | سجّل')[0]!],
  watchMinutes: ['/home', phrases('去看剧 | Watch | Ver | Tonton | شاهد')[0]!],
  watchEpisodes: ['/home', phrases('去看剧 | Watch | Ver | Tonton | شاهد')[0]!],
  finishTitle: ['/shorts', phrases('去追剧 | Watch | Ver | Tonton | شاهد')[0]!],
  comment: ['/community', phrases('去评论 | Write | Escribir | Tulis | اكتب')[0]!],
  post: ['/community/post', phrases('去发布 | Post | Publicar | Posting | انشر')[0]!],
  follow: ['/live', phrases('去关注 | Follow | Seguir | Ikuti | تابع')[0]!],
  share: ['/home', phrases('去分享 | Share | Compartir | Bagikan | شارك')[0]!],
  invite: ['/me/invite', phrases('去邀请 | Invite | Invitar | Ajak | ادع')[0]!],
  bindPhone: ['/me/account', phrases('去绑定 | Link | Vincular | Tautkan | اربط')[0]!],
  bindEmail: ['/me/account', phrases('去绑定 | Link | Vincular | Tautkan | اربط')[0]!],
  openPush: ['/me/settings', phrases('去开启 | Turn on | Activar | Aktifkan | فعّل')[0]!],
  watchLive: ['/live', phrases('去看直播 | Watch live | Ver en vivo | Tonton live | شاهد مباشر')[0]!],
  sendGift: ['/live', phrases('去送礼 | Send | Enviar | Kirim | أرسل')[0]!],
  topUp: ['/me/wallet', phrases('去充值 | Top up | Recargar | Isi ulang | اشحن')[0]!],
  playGame: ['/games', phrases('去玩 | Play | Jugar | Main | العب')[0]!],
}
/** Which partner counts it, by its place. */
const partners: Readonly<Partial<Record<Event, number>>> = { watchAd: 4, survey: 2, partnerEvent: 0 }
/** What has to be done first. */
const before: Readonly<Record<string, string>> = { watch_60: 'watch_30', ad_5: 'ad_1', invite_5: 'invite_1' }
const rewards: Readonly<Record<string, number>> = { first_top_up: 7, invite_5: 9 }
const changed: Readonly<Record<string, NonNullable<Task['state']>>> = {
  ad_5: 'offline',
  world_cup: 'draft',
}

/** Goal, way and checks are those of its kind; what was given is what the books of points say of the last day. */
export const growthTaskGenerator: Generator = {
  ...written,
  row(world, index, random): Task {
    const row = written.row(world, index, random)
    const { now } = world.calendar
    const code = String(row['code'])
    const event = events.find((each) => each === row['event']) ?? 'watchMinutes'
    const partner = partners[event]
    const span = code === 'member_day' ? occasionAt(now, 'membersDay') : undefined
    const state = span ? stateOf(now, span.from, span.to) : (changed[code] ?? 'published')
    const [path, button] = ways[event] ?? ['/tasks', go]
    const isNew = state === 'draft'
    const madeAt = isNew ? now - 5 * day : span ? Math.min(now, span.from) - 12 * day : now - (390 - index * 6) * day
    const given = state === 'published' ? givenOf(world, code) : []
    const completed24h = Math.max(given.length, Math.round(given.length * (1.02 + random.next() * 0.1)))
    return {
      ...row,
      ...{ event, state, completed24h },
      condition: event === 'topUp' ? { minAmount: 99 } : event === 'finishTitle' ? { contentTypes: ['short'] } : null,
      steps: null,
      reward: rewards[code] === undefined ? null : world.id('activityReward', rewards[code] - 1),
      rewardCount: 1,
      vipMultiple: row['group'] === 'daily' ? 1.5 : 1,
      timesPerCycle: 1,
      cooldown: 0,
      claim: event === 'signIn' ? 'automatic' : 'manual',
      review: proven.has(code) ? 'person' : partner === undefined ? 'none' : 'machine',
      api: partner === undefined ? null : world.id('integralApi', partner),
      jump: { type: 'INNER_URL', target: path },
      buttonText: button,
      areas: [-1],
      clients: null,
      minVersion: null,
      userGroups: null,
      prerequisite: idOfTask(world, before[code]),
      startsAt: span ? instant(span.from) : null,
      endsAt: span ? instant(span.to) : null,
      stockDay: event === 'partnerEvent' || event === 'survey' ? 500 : null,
      position: index + 1,
      claimRate24h: completed24h === 0 ? 0 : Math.round((given.length / completed24h) * 1_000) / 10,
      issued24h: given.reduce((sum, { amount }) => sum + amount, 0),
      fraudRate7d: state === 'published' ? random.skewed(partner === undefined ? 12 : 60, 2) / 10 : 0,
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'offline' ? now - 9 * day : Math.min(now - hour, madeAt + day)),
    }
  },
}

/** What users send a picture of, at which somebody looks. */
export const proven: ReadonlySet<string> = new Set(['proof_store', 'rate_app'])

const events = [
  ...['signIn', 'watchMinutes', 'watchEpisodes', 'finishTitle', 'comment', 'post', 'follow', 'share'],
  ...['invite', 'rate', 'bindPhone', 'bindEmail', 'watchLive', 'sendGift', 'topUp', 'playGame', 'watchAd'],
  ...['openPush', 'survey', 'partnerEvent', 'uploadProof'],
] as const satisfies readonly Event[]

function stateOf(now: number, from: number, to: number): NonNullable<Task['state']> {
  return to < now ? 'ended' : from > now ? 'draft' : 'published'
}

/** What was given for a task in the last day. */
function givenOf(world: World, code: string) {
  const recent = world.once('points of a day', () =>
    pointMoves(world).filter(({ at, amount }) => at > world.calendar.now - day && amount > 0),
  )
  return recent.filter(({ task }) => task === code)
}

/** The id of the task of a code. */
export function idOfTask(world: World, code: string | undefined): number | null {
  if (code === undefined) return null
  const codes = world.once('codes of tasks', () =>
    Array.from(
      { length: world.count('growthTask') },
      (_, nth) => written.row(world, nth, world.random('growthTask', nth))['code'],
    ),
  )
  return world.id('growthTask', Math.max(0, codes.indexOf(code)))
}
