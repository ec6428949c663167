import { describe, expect, test } from 'vitest'
import type { Entity } from '../../../src/schema/entity'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { generators } from '../../../src/server/demo/generators/generators'
import { relationsOf } from '../../../src/server/demo/generic/settle'
import { stageOf } from '../../../src/server/demo/generic/stages'
import { loadOrder } from '../../../src/server/demo/load-order'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const sizes = { user: 3_000, device: 3_600, comment: 1_500, order: 1_500, currencyEntry: 3_000, goodsRecord: 2_000 }
const world = demoWorld({ registry, seed: 5, now, sizes })
const tables = new Map(
  loadOrder(registry)
    .flat()
    .map((name) => [name, [...demoRows(world, name)]]),
)
const rowsOf = (name: string): readonly DemoRow[] => tables.get(name) ?? []
/** Those without a generator of their own: what is known of them is their declaration. */
const plain = [...registry.entities.values()].filter(({ name }) => !generators[name])
const at = (value: unknown) => Date.parse(String(value))
const faulty = (entity: Entity, wrong: (row: DemoRow) => unknown) =>
  rowsOf(entity.name)
    .filter((row) => wrong(row))
    .map((row) => ({ entity: entity.name, ...row }))
    .slice(0, 2)
const isNumber = (value: unknown): value is number => typeof value === 'number'

describe('over every entity', () => {
  test('nothing happened to a record before it was made, and nothing that is over lies ahead', () => {
    const past =
      /^(approved|submitted|published|rejected|paid|decided|finished|started|lifted|cancelled|sent|checked)At$/
    const wrong = plain.flatMap((entity) => {
      const fields = fieldsOf(entity).filter(([name, { type }]) => type === 'instant' && past.test(name))
      return fields.flatMap(([name]) =>
        faulty(entity, (row) => row[name] && (at(row[name]) < at(row['createdAt']) || at(row[name]) > now)),
      )
    })
    expect(wrong).toEqual([])
  })

  test('a record was submitted before it was approved, and approved before it was published or paid', () => {
    const orders = [
      ['submittedAt', 'approvedAt'],
      ['submittedAt', 'decidedAt'],
      ['approvedAt', 'publishedAt'],
      ['approvedAt', 'paidAt'],
      ['startedAt', 'finishedAt'],
      ['startedAt', 'endedAt'],
    ] as const
    const wrong = plain.flatMap((entity) =>
      orders.flatMap(([first, second]) =>
        faulty(entity, (row) => row[first] && row[second] && at(row[second]) < at(row[first])),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('a record that has just begun says of no one that they approved, rejected, published or paid it', () => {
    const wrong = plain.flatMap((entity) => {
      const first = Object.keys(entity.states ?? {})[0]
      const later = fieldsOf(entity).filter(([name, { required }]) => !required && stageOf(world, entity, name))
      return later.flatMap(([name]) => faulty(entity, (row) => row['state'] === first && row[name] !== null))
    })
    expect(wrong).toEqual([])
  })

  test('a record in a later state says who took it there', () => {
    const wrong = plain.flatMap((entity) => {
      const moves = Object.values(entity.states ?? {}).flatMap((states) => Object.entries(states))
      const to = moves.filter(([move]) => move === 'approve').map(([, state]) => state)
      const only = to.filter((state) => moves.every(([move, target]) => target !== state || move === 'approve'))
      const field = fieldsOf(entity).find(([name, { to: target }]) => name === 'approvedBy' && target === 'account')
      return field ? faulty(entity, (row) => only.includes(String(row['state'])) && row['approvedBy'] === null) : []
    })
    expect(wrong).toEqual([])
  })

  test('nobody approves what they made', () => {
    const wrong = plain.flatMap((entity) =>
      faulty(entity, (row) => row['approvedBy'] && row['approvedBy'] === row['createdBy']),
    )
    expect(wrong).toEqual([])
  })

  test('what begins ends later', () => {
    const pairs = [
      ['startsAt', 'endsAt'],
      ['validFrom', 'validTo'],
      ['contractFrom', 'contractTo'],
      ['periodStart', 'periodEnd'],
    ] as const
    const wrong = plain.flatMap((entity) =>
      pairs.flatMap(([from, to]) => faulty(entity, (row) => row[from] && row[to] && at(row[to]) <= at(row[from]))),
    )
    expect(wrong).toEqual([])
  })

  test('a part is never more than its whole: clicks than impressions, a week than a month, the least than the most', () => {
    const wrong = plain.flatMap((entity) => {
      const { pairs } = relationsOf(world, entity)
      return pairs.flatMap(([larger, smaller]) =>
        faulty(entity, (row) => isNumber(row[larger]) && isNumber(row[smaller]) && row[smaller] > row[larger]).map(
          (row) => ({ ...row, larger, smaller }),
        ),
      )
    })
    expect(wrong).toEqual([])
  })

  test('two references of a record that speak of the same agree', () => {
    const wrong = plain.flatMap((entity) => {
      const own = fieldsOf(entity).filter(([, { type }]) => type === 'ref')
      return own.flatMap(([via, { to: target = '' }]) => {
        const first = world.id(target, 0) ?? 1
        const others = rowsOf(target)
        return own
          .filter(([name]) => name === 'user' && via !== name && !entity.unique?.some((group) => group.includes(name)))
          .flatMap(([name]) =>
            faulty(entity, (row) => {
              const implied = isNumber(row[via]) ? others[row[via] - first]?.[name] : undefined
              return isNumber(implied) && isNumber(row[name]) && implied !== row[name] && own.length === 2
            }),
          )
      })
    })
    expect(wrong).toEqual([])
  })

  test('records of a kind do not all bear one name', () => {
    const named = plain.filter(
      ({ name, label, demo }) =>
        /^(name|title|question)$/.test(String(label)) && demo >= 12 && rowsOf(name).length >= 12,
    )
    const wrong = named
      .map(({ name, label }) => ({
        name,
        names: new Set(rowsOf(name).map((row) => JSON.stringify(row[String(label)]))).size,
      }))
      .filter(({ names }) => names < 8)
    expect(wrong).toEqual([])
  })
})

describe('daily figures', () => {
  const stats = plain.filter((entity) => /(DayStat|GameDay|ShareDay|integralDay)$/i.test(entity.name))

  test('they are of many days, one record for each day and what it is about', () => {
    const few = stats.filter(({ name, fields }) => {
      const field = 'day' in fields ? 'day' : 'date'
      return new Set(rowsOf(name).map((row) => row[field])).size < 25
    })
    expect(few.map(({ name }) => name)).toEqual([])
  })
})

describe('what belongs together adds up', () => {
  test('a settlement comes to what its parts come to', () => {
    const wrong = rowsOf('settlement').filter(({ gross, tax, net }) => Number(net) !== Number(gross) - Number(tax))
    expect(rowsOf('settlement').length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('a settlement is the sum of its lines, of hosts of that guild, and a period that of its settlements', () => {
    const sumsBy = (name: string, by: string, fields: readonly string[]) => {
      const sums = new Map<unknown, number[]>()
      for (const row of rowsOf(name)) {
        const before = sums.get(row[by]) ?? [0, ...fields.map(() => 0)]
        sums.set(
          row[by],
          [1, ...fields.map((field) => Number(row[field]))].map((value, nth) => value + before[nth]!),
        )
      }
      return sums
    }
    const parts = ['biscuits', 'giftIncome', 'baseSalary', 'bonus']
    const lines = sumsBy('settlementItem', 'settlement', [...parts, 'deductions'])
    const unlike = rowsOf('settlement').filter((row) => {
      const own = [row.anchors, ...parts.map((field) => row[field]), Number(row.refunds) + Number(row.fines)]
      return JSON.stringify(lines.get(row.id)) !== JSON.stringify(own)
    })
    expect(unlike).toEqual([])
    const guildOf = new Map(rowsOf('anchor').map(({ id, guild }) => [id, guild]))
    const payees = new Map(rowsOf('settlement').map((row) => [row.id, row]))
    const strangers = rowsOf('settlementItem').filter(
      ({ settlement, anchor }) => guildOf.get(anchor) !== payees.get(settlement)?.['guild'],
    )
    expect(strangers).toEqual([])
    const figures = ['biscuits', 'gross', 'tax', 'net']
    const settled = sumsBy('settlement', 'period', figures)
    const periods = rowsOf('settlementPeriod').filter(
      (row) =>
        JSON.stringify(settled.get(row.id) ?? [0, 0, 0, 0, 0]) !==
        JSON.stringify([row.payees, ...figures.map((each) => row[each])]),
    )
    expect(periods).toEqual([])
  })

  test('nobody is a host, a companion or a promoter as a guest, nor after they have left', () => {
    const users = new Map(rowsOf('user').map((row) => [row['id'], row]))
    const workers = ['anchor', 'escort', 'promoter'].flatMap((name) => rowsOf(name).map(({ user }) => users.get(user)!))
    expect(workers.length).toBeGreaterThan(300)
    expect(workers.filter((user) => user.registerType === 'guest' || user.state === 'deleted')).toEqual([])
  })

  test('a place of a hot list is of one thing, of the kind that the list is of, and no two have the same', () => {
    const of = { posts: 'dynamic', topics: 'topic', titles: 'target', creators: 'user' }
    const rows = rowsOf('hotListItem')
    const wrong = rows.filter(
      (row) =>
        JSON.stringify(Object.values(of).filter((name) => row[name] !== null)) !==
        JSON.stringify([of[row.list as keyof typeof of]]),
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
    expect(new Set(rows.map(({ list, area, rank }) => JSON.stringify([list, area, rank]))).size).toBe(rows.length)
  })

  test('a first start has little to do by itself: lists stand by their heat, papers are gone, what is left alone still is', () => {
    const hot = rowsOf('hotListItem')
    const colder = hot.filter((row) =>
      hot.some(
        ({ list, area, rank, heat }) =>
          list === row.list && area === row.area && Number(rank) < Number(row.rank) && Number(heat) < Number(row.heat),
      ),
    )
    const kept = rowsOf('anchorApplication').filter(
      ({ state, decidedAt, idPhotos }) =>
        state === 'rejected' && now - at(decidedAt) > 90 * 86_400_000 && (idPhotos as unknown[]).length > 0,
    )
    const left = rowsOf('contentItem').filter(({ ignoredUntil }) => ignoredUntil !== null)
    expect([colder, kept, left.filter(({ ignoredUntil }) => at(ignoredUntil) <= now)]).toEqual([[], [], []])
    expect(left.length).toBeGreaterThan(3)
  })

  test('what was corrected by hand belongs to one payee, and is in the settlement once it is applied', () => {
    const applied = rowsOf('settlementAdjustment').filter(({ state }) => state === 'applied')
    const keyOf = ({ period, guild, anchor }: DemoRow) => JSON.stringify([period, guild, anchor])
    const settlementOf = new Map(rowsOf('settlement').map((row) => [keyOf(row), row]))
    const wrong = applied.filter(
      (row) =>
        (row.guild === null) === (row.anchor === null) || settlementOf.get(keyOf(row))?.['adjustments'] !== row.amount,
    )
    expect(applied.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('a statement adds up its lines', () => {
    const sums = new Map<unknown, number>()
    for (const { statement, coinIncome } of rowsOf('shortShareLine'))
      sums.set(statement, (sums.get(statement) ?? 0) + Number(coinIncome))
    const statements = rowsOf('shortShareStatement')
    expect(statements.filter(({ id }) => sums.has(id)).length).toBeGreaterThan(50)
    expect(statements.filter(({ id, coinIncome }) => coinIncome !== (sums.get(id) ?? 0))).toEqual([])
  })
})

describe('what waits in the demo', () => {
  const day = 24 * 3_600_000
  const since = (rows: readonly DemoRow[]) => Math.max(0, ...rows.map((row) => now - at(row['updatedAt'])))

  test('began to wait within the last days: a push for approval, an appeal, a file that failed', () => {
    const pushes = rowsOf('push').filter(({ state }) => state === 'pendingApproval')
    const appeals = rowsOf('blacklistEntry').filter(({ appeal }) => appeal === 'open')
    const files = rowsOf('episode').filter(({ resourceState }) => resourceState === 'failed')
    expect([pushes, appeals, files].map((rows) => rows.length > 0)).toEqual([true, true, true])
    expect(since(pushes)).toBeLessThan(day)
    expect(since(appeals)).toBeLessThan(5 * day)
    expect(since(files)).toBeLessThan(4 * day)
  })

  test('leaves within the thirty days that it may come back: an account that is being deleted', () => {
    const leaving = rowsOf('user').filter(({ state }) => state === 'deleting')
    expect(leaving.length).toBeGreaterThan(0)
    expect(since(leaving)).toBeLessThan(30 * day)
  })
})

describe('VIP in the demo', () => {
  const plans = new Map(rowsOf('vipProduct').map((row) => [row['id'], row]))

  test('is called by how long it runs', () => {
    const words: Readonly<Record<string, string>> = {
      week: 'weekly',
      month: 'monthly',
      quarter: 'quarterly',
      year: 'yearly',
    }
    const wrong = [...plans.values()].filter(({ name, unit }) => !JSON.stringify(name).includes(words[String(unit)]!))
    expect(wrong).toEqual([])
  })

  test('costs less than what is struck, and saves as much as its badge says', () => {
    const struck = rowsOf('vipGoods').filter(({ strikePrice }) => strikePrice !== null)
    expect(struck.length).toBeGreaterThan(20)
    expect(struck.filter(({ price, strikePrice }) => Number(price) >= Number(strikePrice))).toEqual([])
  })

  test('costs more the longer it runs, of one kind in one market', () => {
    const months: Readonly<Record<string, number>> = { week: 0, month: 1, quarter: 3, year: 12 }
    const kinds = new Map<string, { readonly months: number; readonly price: number }[]>()
    for (const { market, vipProduct, price } of rowsOf('vipGoods')) {
      const { tier, code, unit } = plans.get(vipProduct)!
      const kind = `${String(market)} ${String(tier)} ${String(code).split('_').length}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), { months: months[String(unit)]!, price: Number(price) }])
    }
    const wrong = [...kinds].filter(([, each]) => {
      const prices = [...each].sort((a, b) => a.months - b.months).map(({ price }) => price)
      return prices.some((price, index) => index > 0 && price <= prices[index - 1]!)
    })
    expect(wrong).toEqual([])
  })
})

describe('A cash-out of the demo', () => {
  const accounts = new Map(rowsOf('payoutAccount').map((row) => [row['id'], row]))
  const users = new Map(rowsOf('user').map((row) => [row['id'], row]))

  test('pays what is left of the gross after fee and tax, at the rate beside it', () => {
    const wrong = rowsOf('cashOut').filter(({ grossUsd, feeUsd, taxUsd, netUsd, rate, payAmount }) => {
      const left = Number(grossUsd) - Number(feeUsd) - Number(taxUsd)
      // Minor units of either currency differ by their decimals: 1, 100 or 1,000 for one.
      const factor = Number(payAmount) / (Number(netUsd) * Number(rate))
      return left !== netUsd || ![0.01, 1, 10].some((decimals) => Math.abs(factor / decimals - 1) < 0.02)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('goes to an account of its own user, in the country where they live, by what is used there', () => {
    const wrong = rowsOf('cashOut').filter(({ user, country, method, currency, payoutAccount }) => {
      const account = accounts.get(payoutAccount)!
      return (
        [account['user'], account['method'], account['currency']].join() !== [user, method, currency].join() ||
        users.get(user)?.['country'] !== country
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('that is still open was asked for since the run before the last', () => {
    const open = rowsOf('cashOut').filter(({ state }) =>
      ['pending', 'firstApproved', 'unknown'].includes(String(state)),
    )
    expect(open.length).toBeGreaterThan(20)
    // Runs leave twice a week, and what a run takes was approved a day before it.
    expect(open.filter((row) => now - at(row['createdAt']) > 6 * 24 * 3_600_000)).toEqual([])
  })
})

describe('The stories of the demo', () => {
  const day = 24 * 3_600_000

  test('a series waits for its release', () => {
    const waiting = rowsOf('series').filter(({ state }) => state === 'scheduled')
    expect(waiting.length).toBeGreaterThan(0)
  })

  test('a campaign runs in its second week', () => {
    const weeks = rowsOf('vipActivity')
      .filter(({ state }) => state === 'live')
      .map(({ startsAt }) => Math.floor((now - at(startsAt)) / (7 * day)))
    expect(weeks).toContain(1)
  })

  test('refunds are in dispute, last month’s settlements are being computed, and the running month has none yet', () => {
    expect(rowsOf('orderRefund').filter(({ state }) => state === 'disputed').length).toBeGreaterThan(10)
    const periods = rowsOf('settlementPeriod')
    expect(periods.slice(-2).map(({ state }) => state)).toEqual(['computed', 'open'])
    const statesOf = (period: unknown) =>
      rowsOf('settlement')
        .filter((row) => row['period'] === period)
        .map(({ state }) => state)
    expect(statesOf(periods.at(-1)?.['id'])).toEqual([])
    expect(statesOf(periods.at(-2)?.['id'])).toContain('computed')
    expect(periods.at(-2)?.['exceptions']).toBeGreaterThan(0)
  })

  test('a match is between two teams of its league, and a session bears the title of its room', () => {
    const teams = new Map(rowsOf('sportsTeam').map((row) => [row['id'], row]))
    const wrong = rowsOf('sportsMatch').filter(({ home, away, league }) =>
      [home, away].some((team) => JSON.stringify(teams.get(team)?.['leagues']) !== JSON.stringify([league])),
    )
    expect(wrong).toEqual([])
    const titles = new Map(rowsOf('liveRoom').map(({ id, title }) => [id, title]))
    expect(rowsOf('liveSession').filter(({ room, title }) => titles.get(room) !== title)).toEqual([])
  })

  test('what is out came out before today, and the episodes of a series one after the other', () => {
    const late = rowsOf('contentItem').filter(
      ({ state, publishAt }) => state === 'published' && at(publishAt) > now - 20 * 3_600_000,
    )
    expect(late).toEqual([])
    const moments = new Map<unknown, unknown[]>()
    const online = rowsOf('episode').filter(({ state }) => state === 'online')
    for (const { content, publishAt } of online) moments.set(content, [...(moments.get(content) ?? []), publishAt])
    expect([...moments].filter(([, all]) => all.length > 6 && new Set(all).size < 3)).toEqual([])
  })
})
