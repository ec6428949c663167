import type starPk from '../../../entities/activity-manage/star-pk'
import type starPkReward from '../../../entities/activity-manage/star-pk-reward'
import type starPkVoteHour from '../../../entities/activity-manage/star-pk-vote-hour'
import { day, hour, instant, minute } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { starPkGenerator as starPkSides } from './stars'

type Pk = RowOf<typeof starPk>

interface Vote {
  readonly state: NonNullable<Pk['state']>
  readonly startsAt: number
  readonly endsAt: number
  /** The stars voted for, the leading one first. */
  readonly stars: readonly number[]
}

/** Days after the end of which the one before ends, of votes that are over: so that one is held at any time. */
const turn = 5

/** When each vote is held: two in three are over, one after the other, a few go on, and some are being prepared. */
function votesOf(world: World): readonly Vote[] {
  return world.once('votes for stars', () => {
    const { now } = world.calendar
    let settled = 0
    return Array.from({ length: world.count('starPk') }, (_, index): Vote => {
      const random = world.random('vote for stars', index)
      const state =
        (['running', 'running', 'settled', 'running', 'settled', 'scheduled', 'settled', 'running'] as const)[index] ??
        (['settled', 'settled', 'ended', 'awaitingApproval', 'draft'] as const)[
          index % 9 === 0 ? 3 : index % 13 === 0 ? 4 : index % 17 === 0 ? 2 : index % 2
        ]!
      const [from, length] =
        state === 'running'
          ? [-random.between(4, 12), 18]
          : state === 'settled'
            ? overSince(3 + settled++ * turn, random.between(7, 21))
            : state === 'ended'
              ? [-15, 13]
              : [random.between(2, 14), 14]
      const startsAt = Math.round((now + from * day) / hour) * hour
      const stars = starPkSides.row(world, index, random)['sides']
      return {
        state,
        startsAt,
        endsAt: startsAt + length * day,
        stars: Array.isArray(stars) ? stars.map(({ star }) => Number(star)) : [],
      }
    })
  })
}

const overSince = (days: number, length: number) => [-days - length, length] as const

const rounds = phrases(`
  海选 | Opening round | Primera ronda | Babak pembuka | الجولة الأولى
  决赛 | Final | Final | Final | النهائي`)
const shareText = {
  zh_CN: '我投了一票，轮到你了！',
  en: 'I have voted. Now it is your turn!',
  es_MX: 'Ya voté, ¡ahora te toca!',
  in_ID: 'Aku sudah pilih, sekarang giliranmu!',
  ar_AE: 'لقد صوت، والآن دورك!',
}

/** A vote is counted from the hours in which people voted. */
export const starPkGenerator: Generator = {
  totals: [
    { field: 'votes', child: 'starPkVoteHour', by: 'pk', sum: 'votes' },
    { field: 'voters', child: 'starPkVoteHour', by: 'pk', sum: 'voters' },
    { field: 'invalidVotes', child: 'starPkVoteHour', by: 'pk', sum: 'invalidVotes' },
    { field: 'coins', child: 'starPkVoteHour', by: 'pk', sum: 'coins' },
  ],
  row(world, index, random): Pk {
    const { state, startsAt, endsAt, stars } = votesOf(world)[index]!
    const isOpen = state === 'draft' || state === 'awaitingApproval' || state === 'scheduled'
    const half = startsAt + (endsAt - startsAt) / 2
    return {
      ...starPkSides.row(world, index, random),
      state,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      createdAt: instant(
        isOpen ? world.calendar.now - random.between(3, 50) * hour : startsAt - random.between(4, 12) * day,
      ),
      ...(state === 'settled' || state === 'ended' ? { updatedAt: instant(endsAt + hour) } : {}),
      clients: [],
      rounds:
        stars.length > 2
          ? [
              { name: rounds[0]!, startsAt: instant(startsAt), endsAt: instant(half) },
              { name: rounds[1]!, startsAt: instant(half), endsAt: instant(endsAt) },
            ]
          : [],
      voteSources: ['free', 'share', 'ad', 'task', 'coin'],
      integralPerVote: null,
      coinsPerVote: 10,
      perUserDay: 200,
      shareText,
      leadShare: isOpen ? 0 : Math.round(1_000 / stars.length + 60) / 10,
      ...(isOpen ? { leader: null } : {}),
    }
  },
}

const sources = ['free', 'free', 'free', 'share', 'ad', 'ad', 'task', 'coin'] as const

/** The votes that people have voted in, and when the first of them began. */
function heldVotes(world: World) {
  return world.once('votes that were held', () => {
    const held = votesOf(world).flatMap((vote, at) =>
      /^(running|ended|settled)$/.test(vote.state) ? [{ ...vote, at }] : [],
    )
    return { held, begun: Math.min(...held.map(({ startsAt }) => startsAt)) }
  })
}

/** Hours of the last votes, the earliest first, as many in a day: each of a star that stands in a vote that was held. */
export const starPkVoteHourGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof starPkVoteHour> {
    const { now } = world.calendar
    const { begun, held } = heldVotes(world)
    const share = (index + random.next()) / world.count('starPkVoteHour')
    const moment = begun + share * (now - hour - begun)
    const open = held.filter(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt - hour)
    const { at, stars } = random.pick(open.length > 0 ? open : held.slice(0, 1))
    const lead = random.chance(0.3) ? 0 : random.int(stars.length)
    const source = random.pick(sources)
    const votes = Math.round(random.between(60, 420) * (lead === 0 ? 1.2 : 1))
    return {
      pk: world.id('starPk', at),
      star: stars[lead]!,
      hour: instant(Math.floor(moment / hour) * hour),
      createdAt: instant(Math.min(Math.floor(moment / hour) * hour + hour + 5 * minute, now - minute)),
      source,
      votes,
      voters: Math.round(votes * (0.4 + random.next() * 0.4)),
      newUsers: Math.round(votes * 0.03),
      coins: source === 'coin' ? votes * 10 : 0,
      integral: 0,
      adViews: source === 'ad' ? votes : 0,
      invalidVotes: Math.round(votes * random.next() * 0.06),
      shares: source === 'share' ? Math.round(votes * 0.6) : 0,
    }
  },
}

/** What voters get: the same set for each vote, which the default set before them was copied from. */
const rewards = [
  { receives: 'winnerVoters', reward: 1, minVotes: 3, count: 1, cents: 70, people: 900 },
  { receives: 'topVoters', reward: 9, minVotes: 50, count: 1, cents: 499, people: 10 },
  { receives: 'lottery', reward: 8, minVotes: 10, count: 1, cents: 112, people: 50 },
  { receives: 'everyVoter', reward: 4, minVotes: 1, count: 1, cents: 1, people: 3_000 },
] as const

export const starPkRewardGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof starPkReward> {
    const set = Math.floor(index / rewards.length)
    const { reward, cents, people, ...rest } = rewards[index % rewards.length]!
    const isOver = set > 0 && votesOf(world)[set - 1]?.state === 'settled'
    const granted = isOver ? Math.round((people * random.between(80, 100)) / 100) : 0
    return {
      ...rest,
      pk: set === 0 ? null : world.id('starPk', set - 1),
      reward: world.id('activityReward', reward) ?? 0,
      fromPlace: rest.receives === 'topVoters' ? 1 : null,
      toPlace: rest.receives === 'topVoters' ? people : null,
      winners: rest.receives === 'lottery' ? people : null,
      position: (index % rewards.length) + 1,
      expectedCost: people * cents,
      currency: 'USD',
      granted: rest.receives === 'topVoters' || rest.receives === 'lottery' ? (isOver ? people : 0) : granted,
    }
  },
}
