import type liveRoom from '../../../entities/live-manage/live-room'
import type liveSession from '../../../entities/live-manage/live-session'
import type watchRoom from '../../../entities/app-manage/watch-room'
import { weightsOf, type Random } from '../../base/random'
import { dateOf, day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { streamKey } from '../stream-of'
import { roomSubCategory } from '../written/live'
import { versionInUse } from './clients'
import { homeAreas, isRecent } from './guilds'
import { courseOf } from './live-course'
import { hostPlans, type PlannedHost } from './host-plan'
import { sessionPlans, streamOf } from './live-sessions-plan'
import { episodeBook } from './episode-plan'
import { countryId, languageId } from './places'
import { linkTo, titlePlans } from './title-plan'
import { clientOf, viewerAt } from './viewers'
import type { Spoken } from '../words/phrases'
import { roomTitle } from '../words/room-titles'

/** The host of the n-th room; rooms beyond the number of hosts are second ones. */
function hostOf(world: World, index: number): PlannedHost | undefined {
  const hosts = hostPlans(world)
  return hosts[index % Math.max(1, hosts.length)]
}

/** What the n-th room is called: the same wherever it is named. */
function titleAt(world: World, index: number): string {
  const host = hostOf(world, index)
  const isSecond = index >= hostPlans(world).length
  return roomTitle(host?.market.voice ?? 'en', isSecond ? secondOf(host) : (host?.category ?? 0), index)
}

/** The category of a second room: to talk by voice, or with a picture. */
function secondOf(host: PlannedHost | undefined): number {
  return host?.roomKind === 'video' ? 6 : 2
}

/** A room of its host, of the kind that its category is for; a second room of theirs is to talk in, and closed. */
export const liveRoomGenerator: Generator = {
  totals: [{ field: 'violations90d', child: 'punishment', by: 'room', counts: isRecent(90) }],
  row(world, index, random): RowOf<typeof liveRoom> {
    const host = hostOf(world, index)
    if (!host) return {}
    const isSecond = index >= hostPlans(world).length
    const { running, lastLiveAt } = isSecond ? { running: undefined, lastLiveAt: null } : streamOf(world, host.id)
    const { now } = world.calendar
    const isVideo = host.roomKind === 'video'
    const category = isSecond ? secondOf(host) : host.category
    const banned = host.state === 'banned'
    const state = banned ? 'banned' : isSecond || host.state === 'retired' ? 'closed' : 'open'
    const viewers = running ? Math.max(3, Math.round(running.session.viewers * (0.1 + random.next() * 0.15))) : 0
    const createdAt = Math.min(now - 2 * hour, host.joinedAt + random.next() * 6 * hour)
    const pretty = !isSecond && host.usual > 150_000
    return {
      title: titleAt(world, index),
      languages: [host.market.voice],
      anchor: host.id,
      guild: host.guild,
      category: world.id('roomCategory', category) ?? 0,
      kind: isSecond ? (isVideo ? 'voice' : 'video') : host.roomKind,
      subCategory: subCategoryOf(world, category, random),
      areas: homeAreas(world, host.market, random),
      prettyNo: pretty ? String(88_000 + index * 7) : null,
      prettyUntil: pretty ? dateOf(now + random.between(20, 300) * day) : null,
      notice: null,
      visibility: random.chance(0.93) ? 'public' : random.pick(['password', 'vipOnly', 'unlisted'] as const),
      ageLimit: random.chance(0.94) ? 'none' : 'a18',
      seats: host.roomKind === 'voice' ? 8 : host.roomKind === 'multiGuest' ? 6 : 1,
      managers: [],
      recommendWeight: host.usual > 150_000 ? 200 : 100,
      noRecommend: host.state === 'frozen',
      replayEnabled: random.chance(0.3),
      currentSession: running ? world.id('liveSession', running.nth) : null,
      liveNow: running !== undefined,
      stream: running ? streamKey(`live-now-${index}`, (now - running.session.startedAt) / minute) : null,
      viewers,
      heat: viewers * random.between(18, 40),
      lastLiveAt: lastLiveAt === null ? null : instant(lastLiveAt),
      state,
      banUntil: banned ? instant(now + random.between(2, 20) * day) : null,
      createdAt: instant(createdAt),
      updatedAt: instant(Math.min(now, Math.max(createdAt, lastLiveAt ?? 0))),
    }
  },
}

function subCategoryOf(world: World, category: number, random: Random): number | null {
  const id = world.id('roomCategory', category)
  const own = Array.from({ length: world.count('roomSubCategory') }, (_, nth) => nth).filter(
    (nth) => roomSubCategory.row(world, nth, random)['category'] === id,
  )
  return own.length > 0 ? world.id('roomSubCategory', random.pick(own)) : null
}

const ends = weightsOf({ anchor: 88, networkLost: 6, appCrash: 3, cutByStaff: 1, cutByAi: 1, timeLimit: 1 })

/** A stream of the plan, in the room of its host. */
export const liveSessionGenerator: Generator = {
  distinct: true,
  count: (world) => sessionPlans(world).length,
  row(world, index, random): RowOf<typeof liveSession> {
    const session = sessionPlans(world)[index]!
    const { on, startedAt, endedAt, minutes, viewers, gifters, newFans, coins, biscuits } = session
    const { host } = on
    const nth = host.id - (world.id('anchor', 0) ?? 1)
    const endReason = random.weighted(ends)
    const wasCut = /^cut/.test(endReason)
    const now = endedAt ?? world.calendar.now
    const client = clientOf(world, host.user, host.market)
    const seconds = Math.round((now - startedAt) / 1_000)
    const peakViewers = Math.max(1, Math.round(viewers * (0.12 + random.next() * 0.2)))
    const hasReplay = endedAt !== null && endedAt > world.calendar.now - 30 * day
    return {
      room: world.id('liveRoom', nth) ?? 0,
      anchor: host.id,
      guild: host.guild,
      kind: host.roomKind,
      category: world.id('roomCategory', host.category),
      country: host.country,
      title: titleAt(world, nth),
      startedAt: instant(startedAt),
      endedAt: endedAt === null ? null : instant(endedAt),
      // Replays are kept for thirty days.
      replay: hasReplay ? streamKey(`live-${nth}`, seconds / 60) : null,
      course: hasReplay
        ? courseOf({ seconds, peak: peakViewers, coins }, world.random('course of a stream', index))
        : null,
      duration: seconds,
      effectiveDuration: Math.min(seconds, minutes * 60),
      countable: true,
      countNote: null,
      endReason: endedAt === null ? null : endReason,
      ...{ viewers, gifters, newFans, coins, biscuits },
      peakViewers,
      avgWatch: random.between(150, 900),
      comments: Math.round(viewers * (0.3 + random.next())),
      pkCount: host.roomKind === 'video' && random.chance(0.4) ? random.between(1, 6) : 0,
      guestCount: host.roomKind === 'video' ? random.skewed(4) : random.between(2, 14),
      client,
      clientVersion: versionInUse(world, client - (world.id('client', 0) ?? 1) + 1, random),
      avgBitrate: host.roomKind === 'voice' ? random.between(64, 128) : random.between(1_400, 2_900),
      replayUntil: null,
      warnings: wasCut ? 2 : random.chance(0.03) ? 1 : 0,
      state: endedAt === null ? 'live' : 'ended',
      createdAt: instant(startedAt),
      updatedAt: instant(now),
      updatedBy: null,
    }
  },
}

const invitations: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: ['今晚一起看大结局', '从第一集开始补', '恐怖片，不敢一个人看', '边看边吐槽'],
  en: ['Finale together tonight', 'From episode one', 'Too scared to watch alone', 'Watching and complaining'],
  in_ID: [
    'Nonton bareng episode terakhir',
    'Mulai dari episode satu',
    'Takut nonton sendirian',
    'Nonton sambil ngemil',
  ],
  es_MX: ['El final, todos juntos', 'Desde el primer capítulo', 'Me da miedo verla sola', 'Para reír un rato'],
  ar_AE: ['الحلقة الأخيرة معا', 'من الحلقة الأولى', 'أخاف أشاهدها وحدي', 'نشاهد ونضحك'],
}

/** What is watched in a room: the last episode, the first, or any that is out, as its name invites to. */
function watchedIn(world: World, index: number, random: Random) {
  const { runs } = episodeBook(world)
  const out = titlePlans(world).filter(({ id }) => (runs[id - 1]?.online ?? 0) > 0)
  const title = out[random.int(Math.max(1, out.length))]
  const run = title && runs[title.id - 1]
  if (!run) return { content: null, episode: null }
  const nth = [run.online - 1, 0][index % 4] ?? random.int(run.online)
  return { content: linkTo(title), episode: world.id('episode', run.start + nth) }
}

export const watchRoomGenerator: Generator = {
  row(world, index, random): RowOf<typeof watchRoom> {
    const user = random.int(Math.max(1, world.count('user')))
    const { iso2, voice } = viewerAt(world, user).market
    const peakMembers = random.between(3, 48)
    return {
      name: invitations[voice][index % 4]!,
      host: world.id('user', user),
      language: languageId(world, voice) ?? null,
      country: countryId(world, iso2),
      ...watchedIn(world, index, random),
      peakMembers,
      members: random.between(2, peakMembers),
      messages: peakMembers * random.between(4, 30),
      reports: random.skewed(3, 5),
      official: random.chance(0.05),
    }
  },
}
