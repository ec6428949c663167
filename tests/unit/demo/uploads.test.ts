import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 10, 25, 9)
const sizes = { user: 3_000, comment: 3_000, dynamic: 2_000, ugcPost: 1_200 }
const world = demoWorld({ registry, seed: 2, now, sizes })
const rowsOf = (entity: string) => [...demoRows(world, entity)]
const posts = rowsOf('ugcPost')
const reports = rowsOf('ugcReport')
const postOf = new Map(posts.map((post) => [post['id'], post]))

test('words that were hit stand in the upload', () => {
  const words = new Map(rowsOf('sensitiveWord').map(({ id, word }) => [id, String(word)]))
  const hits = posts.flatMap(({ text, ocrText, asrText, words: hit }) =>
    (Array.isArray(hit) ? hit : []).map((id) => [JSON.stringify([text, ocrText, asrText]), words.get(id)] as const),
  )
  expect(hits.length).toBeGreaterThan(10)
  expect(hits.filter(([text, word]) => word === undefined || !text.toLowerCase().includes(word))).toEqual([])
})

test('an upload is seen, decided on and appealed in this order', () => {
  const wrong = posts.filter(({ createdAt, publishedAt, decidedAt, appealedAt, updatedAt }) => {
    const times = [createdAt, decidedAt, appealedAt, updatedAt].flatMap((at) => (typeof at === 'string' ? [at] : []))
    return (
      times.some((at, nth) => nth > 0 && at < times[nth - 1]!) ||
      (typeof publishedAt === 'string' && publishedAt < String(createdAt))
    )
  })
  expect(wrong).toEqual([])
})

test('an upload that became a post of the community says what that does', () => {
  const talks = new Map(rowsOf('dynamic').map((row) => [row['id'], row]))
  const shown = posts.filter(({ dynamic }) => dynamic !== null)
  expect(shown.length).toBeGreaterThan(100)
  const wrong = shown.filter(({ dynamic, user, text, views }) => {
    const talk = talks.get(dynamic)
    return talk?.['author'] !== user || talk?.['text'] !== text || talk?.['views'] !== views
  })
  expect(wrong).toEqual([])
})

test('what was refused tells its author why, and open reports are those that are counted', () => {
  const refused = posts.filter(({ state }) => ['rejected', 'takenDown', 'limited'].includes(String(state)))
  expect(refused.filter(({ reasons }) => !Array.isArray(reasons) || reasons.length === 0)).toEqual([])
  const open = reports.filter(({ state }) => state === 'open')
  expect(posts.reduce((sum, { reportCount }) => sum + Number(reportCount), 0)).toBe(open.length)
  const early = reports.filter(({ post, createdAt }) => String(createdAt) < String(postOf.get(post)?.['publishedAt']))
  expect(early).toEqual([])
})

test('the points of an author are those of the strikes that count', () => {
  const live = new Map<unknown, number>()
  for (const { user, points } of rowsOf('ugcStrike').filter(({ state }) => state === 'active'))
    live.set(user, (live.get(user) ?? 0) + Number(points))
  expect(live.size).toBeGreaterThan(20)
  expect(posts.filter(({ user, strikes }) => strikes !== (live.get(user) ?? 0))).toEqual([])
})

test('posts wait that are judged by their pictures, more than a wall holds, few of them copies', () => {
  const waiting = posts.filter(
    ({ state, kind, riskLevel, cover }) =>
      (state === 'pending' || state === 'escalated') &&
      ['video', 'clip', 'images', 'avatar'].includes(String(kind)) &&
      ['low', 'medium'].includes(String(riskLevel)) &&
      typeof cover === 'string',
  )
  expect(waiting.length).toBeGreaterThan(27)
  expect(new Set(waiting.map(({ cover }) => cover)).size).toBeGreaterThan(24)
})
