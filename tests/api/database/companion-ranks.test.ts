import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../src/server/db/migrate'
import { openFormerDatabase, type FormerDatabase } from '../../support/former-database'

let former: FormerDatabase
beforeAll(async () => {
  former = await openFormerDatabase('0076')
})
afterAll(() => former.stop())

const name = (en: string) => ({ zh_CN: `${en} 中文`, en })
const skill = (ranks: readonly object[] | null) =>
  former.insert('escort_skill', {
    name: name('Skill'),
    kind: 'game',
    unit: 'match',
    ranks: ranks && JSON.stringify(ranks),
  })

test('the ranks that skills had under names of their own are items of a dictionary, each once, in their order', async () => {
  await skill([
    { code: 'legend', name: name('Legend'), maxPrice: 40 },
    { code: 'hero', name: name('Hero'), maxPrice: 90 },
  ])
  await skill([{ code: 'hero', name: name('Other hero'), maxPrice: 70 }])
  await skill(null)
  await migrate(former.pool)
  const items = await former.pool.query<{ value: string; en: string; order: number }>(
    `select i.value, i.caption ->> 'en' as en, i."order"::int from constant_item i join constant c on c.id = i.constant
      where c.key = 'companionRank' order by i."order"`,
  )
  expect(items.rows).toEqual([
    { value: 'legend', en: 'Legend', order: 1 },
    { value: 'hero', en: 'Hero', order: 2 },
  ])
  const skills = await former.pool.query<{ ranks: unknown }>('select ranks from escort_skill order by id')
  expect(skills.rows.map(({ ranks }) => ranks)).toEqual([
    [
      { code: 'legend', maxPrice: 40 },
      { code: 'hero', maxPrice: 90 },
    ],
    [{ code: 'hero', maxPrice: 70 }],
    null,
  ])
})
