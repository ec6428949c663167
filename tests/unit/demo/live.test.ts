import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { lineOf, type GuildTerms } from '../../../src/server/domain/live/settlement-line'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const day = 24 * 3_600_000
const world = demoWorld({ registry, seed: 4, now, sizes: { user: 3_000, device: 3_600, order: 1_500 } })
const memory = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string): readonly DemoRow[] => {
  const rows = memory.get(name) ?? [...demoRows(world, name)]
  memory.set(name, rows)
  return rows
}
const byId = (name: string) => new Map(rowsOf(name).map((row) => [row.id, row]))
const at = (value: unknown) => Date.parse(String(value))
const sumBy = (rows: readonly DemoRow[], keyOf: (row: DemoRow) => string, field: string) => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + Number(row[field]))
  return sums
}

describe('A guild of the demo', () => {
  test('is owned by somebody with an account name, who lives there, owns no other and is no host', () => {
    const users = byId('user')
    const hosts = new Set(rowsOf('anchor').map(({ user }) => user))
    const guilds = rowsOf('guild')
    const wrong = guilds.filter(({ owner, country }) => {
      const user = users.get(owner)!
      return (
        user.registerType === 'guest' || user.state !== 'normal' || user.country !== country || hosts.has(user['id'])
      )
    })
    expect(guilds.length).toBe(20)
    expect(wrong).toEqual([])
    expect(new Set(guilds.map(({ owner }) => owner)).size).toBe(guilds.length)
  })

  test('is older than what its hosts do in it, who are as many as it says', () => {
    const guilds = byId('guild')
    const hosts = rowsOf('anchor').filter(({ guild }) => guild !== null)
    expect(hosts.filter((host) => at(host['createdAt']) < at(guilds.get(host.guild)?.['createdAt']))).toEqual([])
    const counted = [...guilds.values()].filter(
      ({ id, anchorCount }) =>
        anchorCount !== hosts.filter(({ guild, state }) => guild === id && state !== 'retired').length,
    )
    expect(counted).toEqual([])
  })

  test('is paid by a policy for guilds, which is in force', () => {
    const policies = byId('incomePolicy')
    const wrong = rowsOf('guild').filter(({ incomePolicy }) => {
      const policy = policies.get(incomePolicy)!
      return policy.payee !== 'guild' || policy.state !== 'active'
    })
    expect(wrong).toEqual([])
  })
})

describe('A hall of the demo', () => {
  const halls = byId('guildRoom')

  test('is in the room of a host of its guild, with other hosts of that guild, and is called after it', () => {
    const rooms = byId('liveRoom')
    const hosts = byId('anchor')
    const guilds = byId('guild')
    const wrong = [...halls.values()].filter((hall) => {
      const room = rooms.get(hall.room)!
      const others = [hall.hosts].flat().map((id) => hosts.get(id)?.guild)
      return (
        room.guild !== hall.guild ||
        room.kind !== hall.kind ||
        others.some((guild) => guild !== hall.guild) ||
        !String(hall.name).startsWith(String(guilds.get(hall.guild)?.['name']))
      )
    })
    expect(halls.size).toBeGreaterThan(12)
    expect(wrong).toEqual([])
  })

  test('has days after it opened that are of its guild, follow the week, and come to what it says of a month', () => {
    const days = rowsOf('guildRoomDayStat')
    const wrong = days.filter(({ guildRoom, guild, day: of, roomBiscuits, coins }) => {
      const hall = halls.get(guildRoom)!
      return hall.guild !== guild || String(of) < String(hall.openFrom) || Number(roomBiscuits) > Number(coins)
    })
    expect(wrong).toEqual([])
    const recent = days.filter((row) => at(row['day']) >= now - 31 * day)
    const sums = sumBy(recent, ({ guildRoom }) => String(guildRoom), 'coins')
    expect([...halls.values()].filter(({ id, coins30d }) => (sums.get(String(id)) ?? 0) !== coins30d)).toEqual([])
    const mean = (weekday: readonly number[]) => {
      const of = days.filter((row) => weekday.includes(new Date(at(row['day'])).getUTCDay()))
      return of.reduce((sum, { coins }) => sum + Number(coins), 0) / of.length
    }
    expect(mean([0, 6])).toBeGreaterThan(1.2 * mean([1, 2, 3]))
  })
})

describe('A month of a host', () => {
  const keyOf = ({ anchor, day: of }: DemoRow) => `${String(anchor)} ${String(of).slice(0, 7)}`
  const keyOfMonth = ({ anchor, month }: DemoRow) => `${String(anchor)} ${String(month)}`
  const months = rowsOf('anchorMonthStat')

  test('is what its days come to, and what its settlement pays for', () => {
    const days = rowsOf('anchorDayStat')
    const first = String(days[0]!.day).slice(0, 7)
    const whole = months.filter(({ month }) => String(month) > first)
    expect(whole.length).toBeGreaterThan(200)
    const wrong = ['effectiveMinutes', 'totalBiscuits', 'sessions', 'gifters'].flatMap((field) => {
      const sums = sumBy(days, keyOf, field)
      return whole.filter((row) => sums.get(`${String(row.anchor)} ${String(row.month)}`) !== row[field])
    })
    expect(wrong.slice(0, 2)).toEqual([])
    const items = new Map(
      rowsOf('settlementItem').map((row) => [`${String(row.anchor)} ${String(row.settlement)}`, row]),
    )
    const settled = months.filter(({ settlement }) => settlement !== null)
    expect(settled.length).toBeGreaterThan(200)
    const unpaid = settled.filter(
      ({ anchor, settlement, totalBiscuits }) =>
        items.get(`${String(anchor)} ${String(settlement)}`)?.['biscuits'] !== totalBiscuits,
    )
    expect(unpaid).toEqual([])
  })

  test('is settled as its policies, its contract and its days have it, where it is computed and not approved', () => {
    const computed = new Set(
      rowsOf('settlementPeriod')
        .filter(({ state }) => state === 'computed')
        .map(({ id }) => id),
    )
    const settlements = new Map(
      rowsOf('settlement')
        .filter(({ period }) => computed.has(period))
        .map((row) => [row.id, row]),
    )
    const policies = byId('incomePolicy')
    const contracts = new Map(rowsOf('guildContract').map((row) => [`${String(row.anchor)} ${String(row.guild)}`, row]))
    const policyOfHosts = [...policies.values()].find(({ payee }) => payee === 'guildAnchor')!
    const bookedOf = (field: string) => sumBy(rowsOf('anchorMonthStat'), keyOfMonth, field)
    const [gifts, tasks, refunds, deducts] = ['giftBiscuits', 'taskBiscuits', 'refundBiscuits', 'deductBiscuits'].map(
      bookedOf,
    )
    const lucky = sumBy(rowsOf('anchorDayStat'), keyOf, 'luckyBiscuits')
    const items = rowsOf('settlementItem').filter(({ settlement }) => settlements.has(settlement))
    expect(items.length).toBeGreaterThan(200)
    const wrong = items.filter((item) => {
      const settlement = settlements.get(item.settlement)!
      const month = String(rowsOf('settlementPeriod').find(({ id }) => id === settlement.period)!.name)
      const key = `${String(item.anchor)} ${month}`
      const own = policies.get(settlement.policy)!
      const contract = contracts.get(`${String(item.anchor)} ${String(settlement.guild)}`)
      const ofLucky = lucky.get(key) ?? 0
      const worked = lineOf(
        {
          gift: gifts!.get(key)! - ofLucky,
          lucky: ofLucky,
          task: tasks!.get(key)!,
          refund: refunds!.get(key)!,
          deduct: deducts!.get(key)!,
        },
        { biscuits: Number(item.biscuits), days: Number(item.effectiveDays), minutes: Number(item.effectiveMinutes) },
        (settlement.guild === null ? own : policyOfHosts) as never,
        settlement.guild === null
          ? null
          : { ...(own as never as GuildTerms), anchorShare: Number(contract?.anchorShare) },
      )
      return Object.entries({ ...worked, deductions: worked.refunds + worked.fines })
        .filter(([name]) => name in item)
        .some(([name, value]) => item[name] !== value)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('has days that come to their total', () => {
    const wrong = rowsOf('anchorDayStat').filter(
      (row) =>
        Number(row.giftBiscuits) +
          Number(row.luckyBiscuits) +
          Number(row.taskBiscuits) -
          Number(row.refundBiscuits) -
          Number(row.deductBiscuits) !==
        row.totalBiscuits,
    )
    expect(wrong).toEqual([])
  })
})

describe('A stream of the demo', () => {
  const rooms = byId('liveRoom')

  test('is by the host of its room, of its kind, and began before it ended', () => {
    const wrong = rowsOf('liveSession').filter((row) => {
      const room = rooms.get(row.room)!
      return room.anchor !== row.anchor || room.kind !== row.kind || at(row['endedAt'] ?? now) < at(row['startedAt'])
    })
    expect(wrong).toEqual([])
  })

  test('that runs began today, and is the one that its room shows', () => {
    const live = rowsOf('liveSession').filter(({ state }) => state === 'live')
    expect(live.length).toBeGreaterThan(4)
    expect(live.filter((row) => now - at(row['startedAt']) > 8 * 3_600_000)).toEqual([])
    const shown = [...rooms.values()].filter(({ liveNow }) => liveNow === true)
    expect(shown.map(({ currentSession }) => currentSession).sort()).toEqual(live.map(({ id }) => id).sort())
  })
})

describe('What is done about a stream', () => {
  test('began after it did, is over when it says so, and takes money only where it is a fine', () => {
    const sessions = byId('liveSession')
    const wrong = rowsOf('punishment').filter(
      (row) =>
        at(row['startsAt']) < at(sessions.get(row.session)?.['startedAt']) ||
        (row.state === 'active' && row.endsAt !== null && at(row['endsAt']) <= now) ||
        (row.fine !== null) !== (row.kind === 'fine') ||
        (row.targetKind === 'anchor' && row.anchor !== sessions.get(row.session)?.['anchor']),
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

test('an application to become a host waits for a day as a rule, and is by an adult unless refused for it', () => {
  const rows = rowsOf('anchorApplication')
  const open = rows.filter(({ state }) => state === 'pending' || state === 'inReview')
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter((row) => now - at(row['createdAt']) > 2 * day)).toEqual([])
  const young = rows.filter((row) => now - at(row['birthDate']) < 18 * 365 * day)
  expect(young.filter(({ rejectReason }) => rejectReason !== 'underage')).toEqual([])
})

test('a category has as many rooms live as there are', () => {
  const live = rowsOf('liveRoom').filter(({ liveNow }) => liveNow === true)
  const wrong = rowsOf('roomCategory').filter(
    ({ id, roomsLive }) => roomsLive !== live.filter(({ category }) => category === id).length,
  )
  expect(wrong).toEqual([])
})

describe('A task for hosts of the demo', () => {
  test('is reached where its goal is, counts who takes part, and is paid after that', () => {
    const tasks = byId('anchorTask')
    const records = rowsOf('anchorTaskRecord')
    const wrong = records.filter(({ progress, percent, completedAt, state, createdAt, updatedAt }) => {
      const [, value, goal] = /"value":(\d+),"goal":(\d+)/.exec(JSON.stringify(progress)) ?? []
      const isReached = Number(value) >= Number(goal)
      const isPaid = /granted|completed|refused/.test(String(state))
      const isEarly = at(updatedAt) < at(createdAt) || (completedAt !== null && at(completedAt) > at(updatedAt))
      return isReached !== isPaid || isPaid !== (completedAt !== null) || (percent === 100) !== isReached || isEarly
    })
    expect(wrong.slice(0, 2)).toEqual([])
    const counted = new Map<unknown, Set<unknown>>()
    for (const { task, anchor } of records) counted.set(task, (counted.get(task) ?? new Set()).add(anchor))
    expect([...tasks.values()].filter(({ id, joined }) => joined !== (counted.get(id)?.size ?? 0))).toEqual([])
  })
})

test('what a room looks like has texts where it greets or cheers, and an animation only where it does not', () => {
  const ofTexts = ['welcomeText', 'quickPhrases']
  const atmospheres = rowsOf('liveAtmosphere')
  expect(atmospheres.length).toBeGreaterThan(10)
  const wrong = atmospheres.filter(({ kind, texts, animation }) => {
    const hasTexts = ofTexts.includes(String(kind))
    return Array.isArray(texts) !== hasTexts || (hasTexts && animation !== null)
  })
  expect(wrong).toEqual([])
})
