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

/** The conditions that stand side by side in a record. */
const leavesOf = (conditions: unknown): readonly DemoRow[] =>
  typeof conditions === 'object' && conditions !== null && 'leaves' in conditions && Array.isArray(conditions.leaves)
    ? conditions.leaves.map((leaf: DemoRow) => leaf)
    : []

describe('What sources on the web say of stars', () => {
  const stars = new Map(rowsOf('star').map((row) => [row['id'], row]))
  const crawled = rowsOf('crawledStar')

  test('is of the star that it was matched with', () => {
    const tied = crawled.filter(({ star }) => star !== null)
    expect(tied.length).toBeGreaterThan(200)
    const told = ({ originalName, gender, nationality }: DemoRow) => ({ originalName, gender, nationality })
    expect(tied.map(told)).toEqual(tied.map(({ star }) => told(stars.get(star)!)))
  })

  test('is no more than a source may be asked for, and decided after it was found', () => {
    const allowed = new Map(rowsOf('crawlSource').map(({ id, allowed }) => [id, [allowed].flat()]))
    const wrong = crawled.filter(
      ({ source, bio, birthDate, awards, createdAt, decidedAt }) =>
        (bio !== null && !allowed.get(source)!.includes('bio')) ||
        (birthDate !== null && !allowed.get(source)!.includes('birth')) ||
        (awards !== null && !allowed.get(source)!.includes('awards')) ||
        (typeof decidedAt === 'string' && decidedAt < String(createdAt)),
    )
    expect(wrong).toEqual([])
  })
})

describe('Selections and groups of users', () => {
  test('ask for labels and rules that there are, and say what they count', () => {
    const codes = new Set(['userLabel', 'ruleUser'].flatMap((name) => rowsOf(name).map(({ code }) => code)))
    const leaves = rowsOf('userTag').flatMap(({ conditions }) => leavesOf(conditions))
    expect(leaves.filter(({ kind, code }) => kind !== 'userIndicator' && !codes.has(code))).toEqual([])
    const texts = ['userTag', 'userGroup', 'userIndicator'].map((name) => rowsOf(name).map((row) => row['description']))
    expect(texts.map((each) => new Set(each).size)).toEqual([30, 30, 10])
  })

  test('have as many members as they say, and were built after they were made', () => {
    const members = rowsOf('userGroupMember').map(({ group }) => group)
    const groups = rowsOf('userGroup')
    expect(groups.map(({ size }) => size ?? 0)).toEqual(
      groups.map(({ id }) => members.filter((group) => group === id).length),
    )
    expect(
      groups.filter(({ builtAt, createdAt }) => typeof builtAt === 'string' && builtAt < String(createdAt)),
    ).toEqual([])
  })
})

test('A role that was granted for a time is still held before its end, and has ended after it', () => {
  const granted = rowsOf('accessRequest').filter(({ state }) => state === 'granted' || state === 'ended')
  expect(granted.length).toBeGreaterThan(10)
  const isOver = ({ endsAt }: DemoRow) => Date.parse(String(endsAt)) < now
  expect(granted.filter((row) => isOver(row) !== (row['state'] === 'ended'))).toEqual([])
})

test('An address that was confirmed is the one that the user has, and one that was not is another', () => {
  const emails = new Map(rowsOf('user').map(({ id, email }) => [id, email]))
  const changes = rowsOf('userEmailChange')
  expect(changes.length).toBeGreaterThan(50)
  const wrong = changes.filter(
    ({ user, state, oldEmail, newEmail }) => (state === 'verified' ? newEmail : oldEmail) !== emails.get(user),
  )
  expect(wrong).toEqual([])
  expect(changes.filter(({ oldEmail, newEmail }) => oldEmail === newEmail)).toEqual([])
})

test('A gift that is asked back is one that its giver gave, for the coins that it cost', () => {
  const given = new Map(rowsOf('goodsRecord').map((row) => [row['recordNo'], row]))
  const refunds = rowsOf('refund')
  expect(refunds.length).toBeGreaterThan(50)
  const told = ({ user, session, gift, quantity, coins, biscuits, guild }: DemoRow) => ({
    ...{ user, session, gift, quantity, coins, biscuits, guild },
  })
  expect(refunds.map(told)).toEqual(refunds.map(({ orderNo }) => told(given.get(orderNo)!)))
  const late = refunds.filter(({ orderNo, createdAt }) => String(createdAt) < String(given.get(orderNo)!['createdAt']))
  expect(late).toEqual([])
})
