import { afterAll, beforeAll, expect, test } from 'vitest'
import screenDimension from '../../../src/entities/app-manage/screen-dimension'
import screenOption from '../../../src/entities/app-manage/screen-option'
import thirdLevel from '../../../src/pages/app-manage/third-level'
import homeTvSetting from '../../../src/pages/app-manage/home-tv-setting'
import { isListing } from '../../../src/schema/page'
import { firstSort } from '../../../src/schema/ordered-within'
import { Records } from '../../../src/server/db/records'
import { commandOf } from '../../support/declared-commands'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const optionsOf = async (dimension: number, count: number) => {
  const ids: number[] = []
  for (let position = 1; position <= count; position++)
    ids.push((await app.make(screenOption, { dimension, position })).id)
  return ids
}

test('a list by place has those of one order together, unless it holds one order alone', () => {
  const [ofOne, ofTv] = [thirdLevel, homeTvSetting].filter(isListing)
  const { within: _of, ...ofAll } = ofOne!
  expect([ofAll, ofOne!, ofTv!].map(firstSort)).toEqual(['dimension,position', 'position', 'position'])
})

test('places are told and changed within what they are of', async () => {
  const [first, second] = [
    await app.make(screenDimension, { kind: 'genre' }),
    await app.make(screenDimension, { kind: 'region' }),
  ]
  const later = await optionsOf(second.id, 3)
  const earlier = await optionsOf(first.id, 4)
  const { data } = await boss.list(thirdLevel, { sort: 'dimension,position', columns: ['position'] })
  expect(data.rows.map(({ id }) => id)).toEqual([...earlier, ...later])

  expect(await boss.run(commandOf(thirdLevel, 'moveTo'), earlier[3], { position: 2 })).toMatchObject({ code: '00000' })
  const placesOf = async (ids: readonly number[]) => {
    const rows = await new Records(app.db, null, new Date()).where(screenOption, { id: [...ids] })
    return ids.map((id) => rows.find((row) => row.id === id)?.position)
  }
  expect(await placesOf(earlier)).toEqual([1, 3, 4, 2])
  expect(await placesOf(later)).toEqual([1, 2, 3])
})

test('a record that has no place yet comes in before the one that stands at its place', async () => {
  const { id } = await app.make(screenDimension, { kind: 'year' })
  const [one, two] = await optionsOf(id, 2)
  const fresh = await app.make(screenOption, { dimension: id, position: null })
  await boss.run(commandOf(thirdLevel, 'moveTo'), fresh, { position: 1 })
  const rows = await new Records(app.db, null, new Date()).where(screenOption, { dimension: id })
  expect(Object.fromEntries(rows.map((row) => [row.id, row.position]))).toEqual({ [fresh.id]: 1, [one!]: 2, [two!]: 3 })
})
