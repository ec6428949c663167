import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 10, 25, 9)
const world = demoWorld({ registry, seed: 2, now, sizes: { user: 3_000, comment: 4_000, dynamic: 2_000 } })
const rowsOf = (entity: string) => [...demoRows(world, entity)]
const comments = rowsOf('comment')
const posts = rowsOf('dynamic')
const reports = rowsOf('communityReport')
const byId = (rows: typeof comments) => new Map(rows.map((row) => [row['id'], row]))
const [commentOf, postOf] = [byId(comments), byId(posts)]
const textOf = (snapshot: unknown) => String(JSON.stringify(snapshot))

test('a report shows what was written, after it was, and what was decided has become of it', () => {
  const about = reports.flatMap((report) => {
    const target = commentOf.get(report['comment']) ?? postOf.get(report['dynamic'])
    return target ? [{ report, target }] : []
  })
  expect(about.length).toBeGreaterThan(300)
  const wrong = about.filter(
    ({ report, target }) =>
      !textOf(report['snapshot']).includes(textOf(target['text'])) ||
      report['targetUser'] !== target['author'] ||
      String(report['createdAt']) < String(target['createdAt']) ||
      (['hidden', 'deleted'].includes(String(report['decision'])) && target['state'] !== report['decision']) ||
      (report['decision'] === 'noViolation' && target['state'] !== 'published'),
  )
  expect(wrong).toEqual([])
})

test('who was banned upon a report has an entry that says why and since when', () => {
  const entries = new Set(
    rowsOf('blacklistEntry').map(({ user, reasonCode, reason, createdAt, createdBy }) =>
      JSON.stringify([user, reasonCode, reason, createdAt, createdBy]),
    ),
  )
  const banned = reports.filter(({ decision }) => decision === 'banned')
  expect(banned.length).toBeGreaterThan(5)
  const wrong = banned.filter(
    ({ targetUser, reasonCode, decisionReason, decidedAt, assignee }) =>
      !entries.has(JSON.stringify([targetUser, reasonCode, decisionReason, decidedAt, assignee])),
  )
  expect(wrong).toEqual([])
  const odd = reports.filter(
    ({ targetKind, decision }) => targetKind === 'user' && ['hidden', 'deleted', 'limited'].includes(String(decision)),
  )
  expect(odd).toEqual([])
})

test('words that were hit stand in the comment', () => {
  const words = new Map(rowsOf('sensitiveWord').map(({ id, word }) => [id, String(word)]))
  const hits = comments.flatMap(({ text, hitWords }) =>
    (Array.isArray(hitWords) ? hitWords : []).map((id) => [String(text).toLowerCase(), words.get(id)] as const),
  )
  expect(hits.length).toBeGreaterThan(20)
  expect(hits.filter(([text, word]) => word === undefined || !text.includes(word))).toEqual([])
})

test('answers are about what is answered, and younger; posts count the comments under them', () => {
  const answers = comments.filter(({ parent }) => parent !== null)
  expect(answers.length).toBeGreaterThan(200)
  const wrong = answers.filter(({ parent, dynamic, target, createdAt }) => {
    const above = commentOf.get(parent)
    return (
      above?.['dynamic'] !== dynamic ||
      textOf(above?.['target']) !== textOf(target) ||
      String(above?.['createdAt']) > String(createdAt)
    )
  })
  expect(wrong).toEqual([])
  const shown = comments.filter(({ state, dynamic }) => state === 'published' && dynamic !== null)
  expect(posts.reduce((sum, post) => sum + Number(post['comments']), 0)).toBe(shown.length)
})
