import type punishment from '../../../entities/live-manage/punishment'
import { day, hour, instant, minute } from '../calendar'
import { voices } from '../people'
import type { Generator, RowOf } from '../world'
import { recentSessions } from './live-sessions-plan'

type Kind = NonNullable<RowOf<typeof punishment>['kind']>

/** What happened in a room, and what is done about it to a host, and to a viewer. */
const cases: readonly (readonly [reason: string, host: Kind, viewer: Kind | null, description: string])[] = [
  ['idleStream', 'noRecommend', null, 'Nobody in the picture for 25 minutes, the room stayed on air'],
  ['recordedVideo', 'noRecommend', null, 'The same recording as on Monday was shown as live'],
  ['adverts', 'warn', 'mute', 'Held up the address of another shop, twice'],
  ['abuse', 'cut', 'mute', 'Called viewers names after a lost battle'],
  ['copyright', 'cut', null, 'A film ran in the background for ten minutes'],
  ['smoking', 'warn', null, 'Smoked on air after a warning'],
  ['offPlatformDeal', 'fine', 'mute', 'Asked for gifts by transfer outside of the app'],
  ['nudity', 'ban', 'mute', 'Undressed on air, cut off after 40 seconds'],
  ['gambling', 'ban', null, 'Took bets on the next battle'],
  ['fraud', 'deduct', 'ban', 'Gifts sent from six accounts of one device'],
  ['violence', 'functionOff', null, 'Threatened the other host during a battle'],
  ['other', 'warn', 'mute', 'Kept asking a viewer for a phone number'],
]

/** Days that each lasts; none at all where it is done at once, null for good. */
const days: Readonly<Record<Kind, number | null>> = {
  ...{ warn: 0, mute: 3, cut: 0, coverReset: 0, noRecommend: 7, functionOff: 7 },
  ...{ ban: 14, deduct: 0, fine: 0, permanentBan: null },
}
const points: Readonly<Record<Kind, number>> = {
  ...{ warn: 1, mute: 1, cut: 3, coverReset: 1, noRecommend: 2, functionOff: 3 },
  ...{ ban: 6, deduct: 3, fine: 4, permanentBan: 12 },
}
const sources = ['patrol', 'ai', 'viewerReport', 'ai', 'patrol', 'riskControl'] as const

/** What was done about what happened in a stream: to its host, or to somebody who watched. */
export const punishmentGenerator: Generator = {
  row(world, index, random): RowOf<typeof punishment> {
    const { now } = world.calendar
    const found = recentSessions(world)
    const { nth, session } = found[Math.floor((index * found.length) / world.count('punishment'))] ?? {}
    if (session === undefined) return {}
    const { host } = session.on
    const [reasonCode, forHost, forViewer, description] = cases[(index * 5 + random.int(3)) % cases.length]!
    const isViewer = forViewer !== null && random.chance(0.35)
    const kind = isViewer ? forViewer : forHost
    const decidedAt = Math.min(now - 20 * minute, session.startedAt + random.between(8, 90) * minute)
    const length = days[kind]
    const endsAt = length === null ? null : decidedAt + length * day
    const isWaiting = kind === 'fine' && decidedAt > now - 2 * day
    const isLifted = !isWaiting && random.chance(0.04)
    const isOver = endsAt !== null && endsAt < now
    const hasAppealed = !isWaiting && kind !== 'warn' && random.chance(0.12)
    const isRevoked = hasAppealed && isOver && random.chance(0.25)
    const state = isWaiting
      ? 'awaitingApproval'
      : isRevoked
        ? 'revoked'
        : isLifted
          ? 'lifted'
          : isOver
            ? 'expired'
            : 'active'
    const appealState = !hasAppealed ? 'none' : isRevoked ? 'overturned' : decidedAt > now - 4 * day ? 'open' : 'upheld'
    const appealedAt = Math.min(now - 5 * minute, decidedAt + random.between(1, 20) * hour)
    const room = world.id('liveRoom', host.id - (world.id('anchor', 0) ?? 1))
    return {
      targetKind: isViewer ? 'viewer' : 'anchor',
      anchor: isViewer ? null : host.id,
      guild: isViewer ? null : host.guild,
      user: world.id('user', isViewer ? random.int(world.count('user')) : host.user),
      session: world.id('liveSession', nth ?? 0),
      clip: `demo/video/live-${nth ?? 0}.mp4`,
      ...{ room, kind, reasonCode, description, state, appealState },
      source: sources[index % sources.length]!,
      startsAt: instant(decidedAt),
      endsAt: endsAt === null ? null : instant(endsAt),
      biscuits: kind === 'deduct' ? random.between(5, 60) * 100 : null,
      fine: kind === 'fine' ? random.pick([2_000, 5_000, 10_000]) : null,
      currency: kind === 'fine' ? 'USD' : null,
      points: points[kind],
      appealText: hasAppealed ? random.pick(voices[host.market.voice].appeals) : null,
      appealImages: null,
      appealedAt: hasAppealed ? instant(appealedAt) : null,
      liftReason: isLifted ? 'The recording shows somebody else' : null,
      appealAnswer:
        appealState === 'overturned'
          ? { zh_CN: '申诉成立，处罚已撤销。', en: 'Your appeal is granted, the penalty is lifted.' }
          : appealState === 'upheld'
            ? { zh_CN: '经复核，处罚维持不变。', en: 'We have looked again, the penalty stands.' }
            : null,
      notice: null,
      createdAt: instant(decidedAt),
      updatedAt: instant(hasAppealed ? Math.min(now, appealedAt + 4 * minute) : decidedAt),
    }
  },
}
