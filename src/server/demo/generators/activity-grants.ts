import type activityGrant from '../../../entities/activity-manage/activity-grant'
import { instant } from '../calendar'
import { passSeasons, teamCampaigns } from '../words/pools/growth'
import type { Generator, RowOf, World } from '../world'
import { activityReward } from '../written/growth'
import { campaigns as inviteCampaigns } from './invite-campaigns'
import { inviterPlans } from './invites'

type Grant = RowOf<typeof activityGrant>

/** What rewards are given for, and under which titles. */
const sources: readonly (readonly [source: NonNullable<Grant['source']>, ...titles: string[]])[] = [
  ['task', 'Daily check-in', 'Watch for thirty minutes'],
  ['task', 'Daily check-in', 'Watch for thirty minutes'],
  ['fission', 'Invite Friends, Get VIP'],
  ['gatePass', ...passSeasons.map(({ en }) => en)],
  ['liveRank', 'Hosts of the year'],
  ['topUp', 'Your First Top-up', 'Top Up and Collect', '11.11 Top-up Bonus'],
  ['probabilityGame', 'Lucky Wheel'],
  ['teamUp', ...teamCampaigns.map(({ en }) => en)],
  ['inviteProgram', 'Invite friends, get VIP'],
  ['manual', 'Goodwill'],
]

/** What inviters reached: the last step of each who reached any. */
function rewarded(world: World) {
  return world.once('rewarded inviters', () =>
    inviterPlans(world).flatMap(({ activity, user, valid, invites }) => {
      const { ladder, name } = inviteCampaigns(world)[activity]!
      const step = ladder.findLast(([needed]) => needed <= valid)
      const last = Math.max(...invites.map(({ validAt }) => validAt ?? 0))
      return step
        ? [
            {
              reward: step[1] - 1,
              count: step[2],
              title: name.en,
              user: world.id('user', user) ?? 0,
              at: instant(last),
            },
          ]
        : []
    }),
  )
}

/** A grant costs as much as its pieces; what is sent by post has an address, and nothing else has. */
export const activityGrantGenerator: Generator = {
  isLater: true,
  row(world, _index, random): Grant {
    const [source, ...titles] = random.pick(sources)
    const inviter = source === 'fission' ? rewarded(world)[random.int(rewarded(world).length)] : undefined
    const place = inviter?.reward ?? random.skewed(Math.max(1, world.count('activityReward') - 1), 1.8)
    const reward = activityReward.row(world, place, random)
    const isSent = reward['kind'] === 'physical'
    const count =
      inviter?.count ?? (/coin|integral|gift/.test(String(reward['kind'])) ? random.pick([1, 1, 1, 2, 3, 5]) : 1)
    return {
      source,
      sourceTitle: inviter?.title ?? random.pick(titles),
      ...(inviter && { user: inviter.user, createdAt: inviter.at }),
      reward: world.id('activityReward', place) ?? 0,
      count,
      value: count * Number(reward['unitCost']),
      currency: 'USD',
      riskScore: random.skewed(90, 2.4),
      ...(isSent ? {} : { address: null, tracking: null }),
      ...(source === 'manual' ? {} : { reason: null }),
    }
  },
}
