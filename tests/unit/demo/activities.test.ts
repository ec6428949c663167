import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 5, now, sizes: { user: 300, device: 300 } })
const tables = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string) => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}
const byId = (name: string) => new Map(rowsOf(name).map((row) => [row['id'], row]))
const at = (value: unknown) => Date.parse(String(value))
const sumOf = (value: unknown) =>
  typeof value === 'object' && value ? Object.values(value).reduce<number>((sum, each) => sum + Number(each), 0) : 0
const sumsBy = (rows: readonly DemoRow[], by: string, field: string) => {
  const sums = new Map<unknown, number>()
  for (const row of rows) sums.set(row[by], (sums.get(row[by]) ?? 0) + Number(row[field]))
  return sums
}

describe('A game of chance of the demo', () => {
  test('has tables of which one thing always comes up, and that give back less than is staked', () => {
    for (const table of ['probabilityOption', 'probabilityPrize']) {
      const sums = sumsBy(rowsOf(table), 'game', 'chancePpm')
      expect(sums.size).toBeGreaterThan(8)
      expect([...sums.values()].filter((sum) => sum !== 1_000_000)).toEqual([])
    }
    const wrong = rowsOf('probabilityGameDay').filter(
      ({ viewers, players, newPlayers, plays, staked, paid, returnRate }) =>
        Number(players) > Number(viewers) ||
        Number(newPlayers) > Number(players) ||
        Number(plays) < Number(players) ||
        Math.abs(Number(paid) / Number(staked) - Number(returnRate) / 100) > 0.01,
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('names what is bet on, not games', () => {
    const games = new Set(rowsOf('probabilityGame').map(({ name }) => JSON.stringify(name)))
    expect(rowsOf('probabilityOption').filter(({ name }) => games.has(JSON.stringify(name)))).toEqual([])
  })

  test('has pots that hold more than they began with', () => {
    const wrong = rowsOf('probabilityJackpot').filter(
      ({ seed, current, cap }) => Number(current) < Number(seed) || Number(current) > Number(cap),
    )
    expect(wrong).toEqual([])
  })
})

describe('A vote for stars of the demo', () => {
  test('is the sum of its hours, each of a star that stands in it, while it was held', () => {
    const hours = rowsOf('starPkVoteHour')
    const votes = byId('starPk')
    const wrong = hours.filter(({ pk, star, hour, voters, votes: cast }) => {
      const vote = votes.get(pk)!
      const stars = Array.isArray(vote.sides) ? vote.sides.map((side: DemoRow) => side['star']) : []
      const isHeld = at(hour) >= at(vote.startsAt) && at(hour) < Math.min(at(vote.endsAt), now)
      return !stars.includes(star) || !isHeld || Number(voters) > Number(cast)
    })
    expect(wrong.slice(0, 2)).toEqual([])
    const sums = sumsBy(hours, 'pk', 'votes')
    expect([...votes.values()].filter((row) => row.votes !== (sums.get(row.id) ?? 0))).toEqual([])
  })
})

describe('A pass of the demo', () => {
  test('has the levels that it counts, fewer people on each, and nobody claims what they have not reached', () => {
    const levels = rowsOf('gatePassLevel')
    const passes = byId('gatePass')
    const wrong = levels.filter(
      ({ pass, level, reached, claimedFree, claimedPaid }, nth) =>
        Number(level) > Number(passes.get(pass)!['levelCount']) ||
        (Number(level) > 1 && Number(reached) > Number(levels[nth - 1]!['reached'])) ||
        Math.max(Number(claimedFree), Number(claimedPaid)) > Number(reached),
    )
    expect(wrong.slice(0, 2)).toEqual([])
    expect(
      [...passes.values()].filter(({ medianLevel, levelCount }) => Number(medianLevel) > Number(levelCount)),
    ).toEqual([])
  })
})

describe('A team of the demo', () => {
  test('is no larger than its activity allows, opened while it ran, and full before it was rewarded', () => {
    const activities = byId('teamUpActivity')
    const wrong = rowsOf('teamUpTeam').filter(({ activity, joined, newJoined, members, openedAt, fullAt, state }) => {
      const of = activities.get(activity)!
      return (
        Number(joined) > Number(of.teamSize) ||
        Number(newJoined) > Number(joined) ||
        [members].flat().length !== Number(joined) - 1 ||
        at(openedAt) < at(of.startsAt) - 1 ||
        at(openedAt) > now ||
        (fullAt !== null && at(fullAt) < at(openedAt)) ||
        (state === 'rewarded' && fullAt === null)
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('Charts and overviews of the demo', () => {
  test('a chart falls from place to place, and its best is its top score', () => {
    const charts = byId('liveActivityRank')
    const places = rowsOf('liveActivityStanding').toSorted(
      (a, b) => Number(a['rank']) - Number(b['rank']) || Number(a['place']) - Number(b['place']),
    )
    const wrong = places.filter(({ rank, place, score }, nth) =>
      place === 1
        ? score !== charts.get(rank)!['topScore']
        : Number(score) > Number(places[nth - 1]?.['score']) && places[nth - 1]?.['rank'] === rank,
    )
    expect(places.length).toBeGreaterThan(500)
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('the overview of activities says of each what its own record says', () => {
    const entities: Readonly<Record<string, string>> = {
      fission: 'fissionActivity',
      live: 'liveActivityTemplate',
      topUp: 'topUpActivity',
      teamUp: 'teamUpActivity',
    }
    const wrong = rowsOf('activityEntry').filter(({ kind, recordId, name, startsAt }) => {
      const record = byId(entities[String(kind)] ?? String(kind)).get(Number(recordId))
      return (
        JSON.stringify(record?.['name'] ?? record?.['title']) !== JSON.stringify(name) ||
        (record?.['startsAt'] ?? null) !== startsAt
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a withdrawal of points pays what is left after fee and tax, and its points were earned', () => {
    const wrong = rowsOf('integralWithdrawal').filter(
      ({ amount, fee, tax, net, points, earnedBy }) =>
        net !== Number(amount) - Number(fee) - Number(tax) || points !== sumOf(earnedBy),
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a grant costs as much as its pieces, and only what is sent by post has an address', () => {
    const rewards = byId('activityReward')
    const wrong = rowsOf('activityGrant').filter(({ reward, count, value, address }) => {
      const { unitCost, kind } = rewards.get(reward)!
      return value !== Number(count) * Number(unitCost) || (address !== null && kind !== 'physical')
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('An invite campaign of the demo', () => {
  const invitations = rowsOf('fissionInvitation')
  const inviters = rowsOf('fissionInviter')
  const countBy = (rows: readonly DemoRow[], isMeant: (row: DemoRow) => boolean) => rows.filter(isMeant).length

  test('counts its inviters and what they brought', () => {
    const wrong = rowsOf('fissionActivity').filter(({ id, inviters: own, invited, validInvites, spent, budget }) => {
      const lines = inviters.filter(({ activity }) => activity === id)
      const sum = (field: string) => lines.reduce((total, row) => total + Number(row[field]), 0)
      const isOver = Number(spent) < sum('rewardValue') || Number(spent) > Number(budget)
      return own !== lines.length || invited !== sum('registered') || validInvites !== sum('valid') || isOver
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('has inviters whose friends are those of their invitations', () => {
    expect(inviters.length).toBeGreaterThan(5)
    const wrong = inviters.filter(({ activity, user, registered, valid, clicks }) => {
      const own = invitations.filter((row) => row['activity'] === activity && row['inviter'] === user)
      const signedUp = countBy(own, ({ registeredAt }) => registeredAt !== null)
      return (
        registered !== signedUp ||
        valid !== countBy(own, ({ state }) => state === 'valid') ||
        Number(clicks) < own.length
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('is told of friends who signed up then, after a click, and were invited by a user who was there', () => {
    const users = byId('user')
    const wrong = invitations.filter(({ invitee, inviter, clickedAt, registeredAt, validAt }) => {
      const friend = users.get(invitee)
      const isLate = registeredAt !== null && at(clickedAt) >= at(registeredAt)
      const isOther = invitee !== null && friend?.['registeredAt'] !== registeredAt
      const isEarly = validAt !== null && (at(validAt) < at(registeredAt) || at(validAt) > now)
      return isLate || isOther || isEarly || (invitee !== null && friend?.['inviter'] !== inviter)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('A top-up activity of the demo', () => {
  const isRows = (value: unknown): value is readonly DemoRow[] => Array.isArray(value)

  test('gives more for more, never above three fifths of it, and no more than its budget', () => {
    const costs = new Map(rowsOf('activityReward').map((row) => [row['id'], Number(row['unitCost'])]))
    const wrong = rowsOf('topUpActivity').filter(({ tiers, kind, spent, budget, payers, participants, revenue }) => {
      const values = (isRows(tiers) ? tiers : []).map(({ reward, count, threshold }) => ({
        value: (costs.get(reward) ?? 0) * Number(count),
        most: kind === 'consecutiveDays' ? Infinity : Number(threshold) * 0.6,
      }))
      const isOdd = values.some(({ value, most }, nth) => value > most || value <= (values[nth - 1]?.value ?? 0))
      return isOdd || Number(spent) > Number(budget) || Number(payers) > Number(participants) || !(Number(revenue) >= 0)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a first top-up has packs of its own markets, each with what its kind is', () => {
    const packs = byId('coinPack')
    const offers = rowsOf('firstPayOffer')
    expect(offers.length).toBeGreaterThan(8)
    const wrong = offers.filter(({ markets, tiers }) =>
      (isRows(tiers) ? tiers : []).some(
        ({ coinPack }) => !Array.isArray(markets) || !markets.includes(packs.get(coinPack)!['market']),
      ),
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
