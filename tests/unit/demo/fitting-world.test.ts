import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 10, 28, 9)
const sizes = { user: 6_000, device: 6_000, comment: 1_000, order: 3_000, currencyEntry: 6_000, wallet: 2_000 }
const world = demoWorld({ registry, seed: 3, now, sizes })
const tables = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string): readonly DemoRow[] => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}
const byId = (name: string) => new Map(rowsOf(name).map((row) => [row['id'], row]))
const at = (value: unknown) => Date.parse(String(value))
const listOf = (value: unknown): readonly DemoRow[] => (Array.isArray(value) ? value.map((each: DemoRow) => each) : [])
const sum = (rows: readonly DemoRow[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)
const countBy = (name: string, by: string) => {
  const counts = new Map<unknown, number>()
  for (const row of rowsOf(name)) counts.set(row[by], (counts.get(row[by]) ?? 0) + 1)
  return counts
}

describe('Promoters', () => {
  const promoters = rowsOf('promoter')

  test('are promised what the kind of their contract says, and nothing else', () => {
    const wrong = promoters.filter(
      ({ commission, pricePerUser, shareRate, tierPrices }) =>
        (pricePerUser === null) !== (commission === 'cps') ||
        (shareRate === null) !== (commission === 'cpa') ||
        (listOf(tierPrices).length > 0 && pricePerUser === null),
    )
    expect(wrong).toEqual([])
  })

  test('are owed for the users and the revenue that they brought', () => {
    const wrong = promoters.filter(({ newUsers30d, fraudRate30d, pricePerUser, revenue30d, shareRate, owed }) => {
      const valid = Math.round(Number(newUsers30d) * (1 - Number(fraudRate30d) / 100))
      const earned = valid * Number(pricePerUser) + Math.round((Number(revenue30d) * Number(shareRate)) / 100)
      return earned !== owed
    })
    expect(wrong).toEqual([])
    expect(promoters.filter(({ state, fraudRate30d }) => state === 'frozen' && Number(fraudRate30d) <= 20)).toEqual([])
  })

  test('have a contract while they work, which is over once they have ended', () => {
    const wrong = promoters.filter(({ state, contractTo, contractFile, createdAt }) => {
      const hasBegun = state !== 'applied' && state !== 'rejected'
      return (
        (contractFile !== null) !== hasBegun ||
        (contractTo !== null) !== hasBegun ||
        (hasBegun && at(contractTo) < now - 86_400_000 !== (state === 'ended') && at(contractTo) < now) ||
        (hasBegun && at(contractTo) < at(createdAt))
      )
    })
    expect(wrong).toEqual([])
    const waiting = promoters.filter(({ state }) => state === 'applied' || state === 'rejected')
    expect(waiting.length).toBeGreaterThan(5)
    expect(sum(waiting, 'clicks30d') + sum(waiting, 'owed') + sum(waiting, 'paidTotal')).toBe(0)
  })

  test('bear their own names on their pages', () => {
    const letters = (text: unknown) =>
      String(text)
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    const wrong = promoters.flatMap(({ name, socials }) =>
      listOf(socials).filter(({ handle }) => !letters(handle).startsWith(letters(name))),
    )
    expect(wrong).toEqual([])
  })
})

describe('Reservations', () => {
  const appointments = byId('appointment')
  const reservations = rowsOf('appointmentUser')

  test('were made while the title could be waited for, and reminded of it before it came', () => {
    const wrong = reservations.filter(({ appointment, reservedAt, remindedAt, watchedAt }) => {
      const { state, opensAt, releaseAt } = appointments.get(appointment)!
      const isOut = state === 'released' || state === 'closed'
      return (
        at(reservedAt) < at(opensAt) ||
        at(reservedAt) > Math.min(now, at(releaseAt)) ||
        (remindedAt !== null && (!isOut || at(remindedAt) < at(reservedAt) || at(remindedAt) > at(releaseAt))) ||
        (watchedAt !== null && (remindedAt === null || at(watchedAt) < at(releaseAt) || at(watchedAt) > now))
      )
    })
    expect(reservations.length).toBe(3_000)
    expect(wrong).toEqual([])
  })

  test('add up to what the campaign says', () => {
    const wrong = [...appointments.values()].filter(({ id, reserved, reminded, watched }) => {
      const own = reservations.filter(({ appointment }) => appointment === id)
      const of = (field: string) => own.filter((row) => row[field] !== null).length
      return reserved !== own.length || reminded !== of('remindedAt') || watched !== of('watchedAt')
    })
    expect(wrong).toEqual([])
  })

  test('are of a title that is out once they are over, and not before', () => {
    const titles = byId('contentItem')
    const wrong = [...appointments.values()].filter(({ content, state, opensAt, releaseAt }) => {
      const isPublished = titles.get(content)!['state'] === 'published'
      const isOver = state === 'released' || state === 'closed'
      return isPublished !== isOver || at(opensAt) >= at(releaseAt)
    })
    expect(wrong).toEqual([])
  })
})

describe('Labels', () => {
  const labels = byId('userLabel')

  test('have as many members as they say, given as their kind says, and borne by the same users', () => {
    const counts = countBy('userLabelMember', 'label')
    expect([...labels.values()].filter(({ id, memberCount }) => (counts.get(id) ?? 0) !== memberCount)).toEqual([])
    const source: Readonly<Record<string, string>> = {
      manual: 'staff',
      import: 'import',
      system: 'system',
      rule: 'rule',
    }
    const members = rowsOf('userLabelMember')
    expect(members.filter((row) => source[String(labels.get(row['label'])!['kind'])] !== row['source'])).toEqual([])
    const borne = rowsOf('user').flatMap(({ id, labels: own }) =>
      [own].flat().map((label) => `${String(label)} ${String(id)}`),
    )
    const given = members.map(({ label, user }) => `${String(label)} ${String(user)}`)
    expect(borne.toSorted()).toEqual(given.toSorted())
  })

  test('that rules give are on those for whom the rule holds, and their rule is at work', () => {
    const rules = byId('ruleUser')
    const ruled = [...labels.values()].filter(({ kind }) => kind === 'rule')
    expect(ruled.length).toBeGreaterThan(4)
    const wrong = ruled.filter(({ rule, memberCount }) => {
      const { hitCount, state } = rules.get(rule)!
      return hitCount !== memberCount || state !== 'active'
    })
    expect(wrong).toEqual([])
    expect([...labels.values()].filter(({ kind, rule }) => (kind === 'rule') !== (rule !== null))).toEqual([])
  })
})

test('No audience is larger than there are users', () => {
  const users = world.count('user')
  const audiences = (
    ['userTag', 'push', 'userLabel', 'userGroup', 'ruleUser', 'client', 'clientVersion'] as const
  ).flatMap((name) =>
    rowsOf(name).flatMap((row) =>
      ['estimate', 'size', 'memberCount', 'hitCount', 'targetCount', 'sentCount', 'dailyActive', 'activeUsers']
        .filter((field) => Number(row[field] ?? 0) > users)
        .map((field) => `${name} ${String(row['id'])} ${field} ${String(row[field])}`),
    ),
  )
  expect(audiences).toEqual([])
  expect(Math.abs(sum(rowsOf('country'), 'users') - users)).toBeLessThan(50)
})

test('A selection by one label or one rule finds as many as bear it', () => {
  const sizesOf = new Map<unknown, unknown>([
    ...rowsOf('userLabel').map((row) => [row['code'], row['memberCount']] as const),
    ...rowsOf('ruleUser').map((row) => [row['code'], row['hitCount']] as const),
  ])
  const single = rowsOf('userTag').flatMap(({ conditions, areas, estimate }) => {
    const leaves = listOf(
      typeof conditions === 'object' && conditions !== null && 'leaves' in conditions ? conditions.leaves : [],
    )
    const isEverywhere = [areas].flat().includes(-1)
    return isEverywhere && leaves.length === 1 && sizesOf.has(leaves[0]!['code'])
      ? [[estimate, sizesOf.get(leaves[0]!['code'])]]
      : []
  })
  expect(single.length).toBeGreaterThan(8)
  expect(single.filter(([estimate, size]) => estimate !== size)).toEqual([])
})

test('A currency has in circulation what wallets hold of it, and issued and spent what the ledger says', () => {
  const since = now - 30 * 86_400_000
  const told = rowsOf('virtualCurrency').map(({ inCirculation, issued30d, spent30d }) => [
    inCirculation,
    issued30d,
    spent30d,
  ])
  const counted = rowsOf('virtualCurrency').map(({ id }) => {
    const recent = rowsOf('currencyEntry').filter(
      (row) => row['virtualCurrency'] === id && at(row['createdAt']) > since,
    )
    const amounts = recent.map(({ amount }) => Number(amount))
    return [
      sum(
        rowsOf('wallet').filter((row) => row['virtualCurrency'] === id),
        'balance',
      ),
      amounts.filter((amount) => amount > 0).reduce((total, amount) => total + amount, 0),
      -amounts.filter((amount) => amount < 0).reduce((total, amount) => total + amount, 0),
    ]
  })
  expect(told).toEqual(counted)
  const capped = rowsOf('virtualCurrency').filter((row) => Number(row['singleGrantCap']) > Number(row['dailyGrantCap']))
  expect(capped).toEqual([])
})

test('A gift of a jackpot brought its price as often as it was sent', () => {
  const gifts = byId('gift')
  const wrong = rowsOf('jackpotGift').filter(
    ({ gift, sent24h, coins24h, hits24h }) =>
      coins24h !== Number(sent24h) * Number(gifts.get(gift)!['coins']) || Number(hits24h) > Number(sent24h),
  )
  expect(wrong).toEqual([])
  expect(rowsOf('jackpotGift').filter(({ sent24h }) => Number(sent24h) > 0).length).toBeGreaterThan(10)
})

describe('Places of rooms', () => {
  const positions = rowsOf('livePosition')

  test('are filled by what their way of filling names, in hours that follow each other', () => {
    const wrong = positions.filter(({ fill, room, guild, backups, slot, category, dailyHours }) => {
      const hours = listOf(dailyHours)
      return (
        (room !== null) !== (fill === 'room') ||
        (guild !== null && fill !== 'guildPool') ||
        ([backups].flat().length > 0 && fill !== 'room') ||
        (category !== null) !== (slot === 'category') ||
        hours.some(
          ({ from, to }, nth) =>
            String(from) >= String(to) || (nth > 0 && String(from) < String(hours[nth - 1]!['to'])),
        )
      )
    })
    expect(wrong).toEqual([])
  })

  test('are not booked twice for one time, and enter as many as their rate says', () => {
    const clashes = positions.filter((row) =>
      positions.some(
        (other) =>
          Number(other['id']) < Number(row['id']) &&
          other['slot'] === row['slot'] &&
          other['position'] === row['position'] &&
          at(other['startsAt']) < at(row['endsAt']) &&
          at(row['startsAt']) < at(other['endsAt']),
      ),
    )
    expect(clashes).toEqual([])
    const rated = positions.filter(({ exposures }) => Number(exposures) > 0)
    expect(
      rated.filter(
        ({ exposures, enters, ctr }) => Math.abs((Number(enters) * 100) / Number(exposures) - Number(ctr)) > 0.1,
      ),
    ).toEqual([])
  })
})

describe('Routes of files and streams', () => {
  const nodes = byId('cdnNode')
  const routes = rowsOf('cdnRoute')

  test('lead to nodes that are for that use, in shares of a hundred percent', () => {
    const wrong = routes.filter(({ use, shares, sharesBefore, fallback }) => {
      const named = [...listOf(shares), ...listOf(sharesBefore)].map(({ node }) => node)
      return (
        [...named, fallback].some((node) => nodes.get(node)!['use'] !== use) ||
        sum(listOf(shares), 'percent') !== 100 ||
        (sharesBefore === null && named.length === 1 && named[0] === fallback)
      )
    })
    expect(wrong).toEqual([])
  })

  test('are there for each use in all areas, and remember what was before only while they are on their fallback', () => {
    const everywhere = routes
      .filter(({ areas, enabled }) => enabled && [areas].flat().includes(-1))
      .map(({ use }) => use)
    expect(new Set(everywhere)).toEqual(new Set(routes.map(({ use }) => use)))
    const wrong = routes.filter(
      ({ sharesBefore, switchedAt, switchReason }) =>
        (sharesBefore === null) !== (switchedAt === null) || (sharesBefore === null) !== (switchReason === null),
    )
    expect(wrong).toEqual([])
    expect(routes.some(({ sharesBefore }) => sharesBefore !== null)).toBe(true)
  })
})

test('A tab of one’s own names what its kind shows, and nothing else', () => {
  const wrong = rowsOf('customDetailTab').filter(
    ({ kind, ...row }) =>
      (['topic', 'single', 'rank'] as const).some((name) => (row[name] !== null) !== (kind === name)) ||
      (row['url'] !== null) !== (kind === 'h5'),
  )
  expect(rowsOf('customDetailTab').length).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})

describe('The feed', () => {
  test('is mixed of shares of a hundred percent, one live mix for each area', () => {
    const mixes = rowsOf('waterfallMix')
    expect(mixes.filter(({ sources }) => sum(listOf(sources), 'share') !== 100 || listOf(sources).length < 3)).toEqual(
      [],
    )
    const live = mixes.filter(({ state }) => state === 'live').map(({ area }) => area)
    expect(new Set(live).size).toBe(live.length)
  })

  test('is changed by posts or titles, each only as its effect needs', () => {
    const items = rowsOf('waterfallItem')
    const wrong = items.filter(
      ({ dynamic, target, effect, position, weight, startAt, endAt }) =>
        (dynamic === null) === (target === null) ||
        (position !== null) !== (effect === 'position') ||
        (weight !== null) !== (effect === 'boost' || effect === 'lower') ||
        at(endAt) - at(startAt) > 30 * 86_400_000,
    )
    expect(wrong).toEqual([])
    const held = items
      .filter(({ state, position }) => state === 'live' && position !== null)
      .map(({ position }) => position)
    expect(new Set(held).size).toBe(held.length)
  })
})

describe('Versions of the app', () => {
  const versions = byId('clientVersion')
  const codes = new Set([...versions.values()].map(({ versionCode }) => versionCode))
  const names = new Set([...versions.values()].map(({ versionName }) => versionName))
  const bounds = [...registry.entities.values()].flatMap((entity) =>
    fieldsOf(entity)
      .filter(([name]) => /^(min|max|from|to)Version$/.test(name))
      .flatMap(([name, { type }]) => rowsOf(entity.name).map((row) => ({ entity: entity.name, name, type, row })))
      .filter(({ name: field, row }) => row[field] !== null && row[field] !== undefined),
  )

  test('that a record holds from or up to are versions that there are', () => {
    const known = { int: codes, string: names, ref: new Set(versions.keys()) }
    const wrong = bounds.filter(({ name, type, row }) => !known[type as keyof typeof known].has(row[name]))
    expect(bounds.length).toBeGreaterThan(200)
    expect(wrong.map(({ entity, name, row }) => `${entity}.${name} ${String(row[name])}`)).toEqual([])
  })

  test('are of a client that the record is for, the first before the last', () => {
    const orderOf = (value: unknown) =>
      typeof value === 'string' ? Number(value.split('.').slice(0, 2).join('')) : Number(value)
    const turned = bounds.filter(
      ({ name, row }) =>
        name === 'minVersion' && row['maxVersion'] && orderOf(row['minVersion']) > orderOf(row['maxVersion']),
    )
    expect(turned.map(({ entity }) => entity)).toEqual([])
    const foreign = bounds.filter(({ type, name, row }) => {
      const clients = [row['clients']].flat().filter(Boolean)
      return type === 'ref' && clients.length > 0 && !clients.includes(versions.get(row[name])!['client'])
    })
    expect(foreign.map(({ entity }) => entity)).toEqual([])
  })
})

describe('Activities of live rooms', () => {
  const templates = byId('liveActivityTemplate')

  test('last as long as their charts, which stand as they do', () => {
    const wrong = rowsOf('liveActivityRank').filter(({ template, startsAt, endsAt, state }) => {
      const own = templates.get(template)!
      const isOver = at(own['endsAt']) < now
      return (
        own['startsAt'] !== startsAt ||
        own['endsAt'] !== endsAt ||
        isOver !== /^(closed|checked|settled)$/.test(String(state))
      )
    })
    expect(wrong).toEqual([])
    const counts = countBy('liveActivityRank', 'template')
    expect([...templates.values()].filter(({ id, rankCount }) => (counts.get(id) ?? 0) !== rankCount)).toEqual([])
    const ranks = byId('liveActivityRank')
    expect(rowsOf('liveActivityStanding').filter(({ rank }) => ranks.get(rank)!['state'] === 'draft')).toEqual([])
  })

  test('reward places without gap, and cost what these rewards cost, within their budget', () => {
    const rewards = rowsOf('liveActivityReward')
    const costs = new Map(
      rowsOf('liveActivityRank').map(({ id }) => [
        id,
        sum(
          rewards.filter(({ rank }) => rank === id),
          'expectedCost',
        ),
      ]),
    )
    expect(rowsOf('liveActivityRank').filter(({ id, expectedCost }) => costs.get(id) !== expectedCost)).toEqual([])
    const gaps = rewards.filter(
      ({ rank, receives, fromPlace }) =>
        fromPlace !== 1 &&
        !rewards.some(
          (other) =>
            other['rank'] === rank && other['receives'] === receives && Number(other['toPlace']) + 1 === fromPlace,
        ),
    )
    expect(gaps).toEqual([])
    const over = [...templates.values()].filter(({ id, budget, spent, state }) => {
      const cost = sum(
        rowsOf('liveActivityRank').filter(({ template }) => template === id),
        'expectedCost',
      )
      return Number(budget) < cost || spent !== (state === 'settled' ? cost : 0)
    })
    expect(over).toEqual([])
  })

  test('say what they are about in words of their own', () => {
    const texts = [...templates.values()].map(({ name }) => JSON.stringify(name))
    expect(new Set(texts).size).toBe(texts.length)
    const wrong = [...templates.values()].filter(({ name, blocks }) =>
      listOf(blocks).some(({ kind, text }) => kind === 'head' && JSON.stringify(text) !== JSON.stringify(name)),
    )
    expect(wrong).toEqual([])
  })
})

test('Nobody has left who still pays: subscriptions and memberships of deleted users are over', () => {
  const gone = new Set(
    rowsOf('user')
      .filter(({ state }) => state === 'deleted')
      .map(({ id }) => id),
  )
  expect(gone.size).toBeGreaterThan(10)
  const subscribed = rowsOf('subscription').filter(({ user }) => gone.has(user))
  expect(subscribed.filter(({ state }) => state !== 'expired' && state !== 'revoked')).toEqual([])
  const members = rowsOf('vipMember').filter(({ user }) => gone.has(user))
  expect(members.filter(({ state }) => state === 'active')).toEqual([])
})

test('Some stars from the web can be compared with ours: in part they say the same, in part another thing', () => {
  const stars = byId('star')
  const waiting = rowsOf('crawledStar').filter(({ state, star }) => state === 'matched' && stars.has(star))
  expect(waiting.length).toBeGreaterThan(4)
  expect(waiting.filter((row) => row['gender'] !== stars.get(row['star'])!['gender'])).toEqual([])
  const differing = waiting.filter(({ differences }) => listOf(differences).length > 0)
  expect(differing.length).toBeGreaterThan(4)
  expect(
    new Set(differing.flatMap(({ differences }) => listOf(differences).map(({ kind }) => kind))).size,
  ).toBeGreaterThan(1)
})
