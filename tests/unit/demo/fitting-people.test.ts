import { describe, expect, test } from 'vitest'
import { at, byId, countBy, listOf, now, rowsOf, sum, world } from '../../support/demo-tables'

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
