import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { at, byId, countBy, listOf, now, rowsOf, sum } from '../../support/demo-tables'

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
      amounts.filter((amount) => amount < 0).reduce((total, amount) => total - amount, 0),
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
