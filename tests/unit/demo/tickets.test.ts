import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { deskAnswers } from '../../../src/server/demo/words/desk-answers'

const now = Date.UTC(2026, 10, 25, 9)
const world = demoWorld({ registry, seed: 2, now, sizes: { user: 3_000, order: 2_000, feedback: 1_000 } })
const rowsOf = (entity: string) => [...demoRows(world, entity)]
const tickets = rowsOf('feedback')
const replies = rowsOf('feedbackReply')
const ticketOf = new Map(tickets.map((ticket) => [ticket['id'], ticket]))

test('a ticket has the replies that it counts, from its first answer on', () => {
  const counts = new Map<unknown, number>()
  for (const { feedback } of replies) counts.set(feedback, (counts.get(feedback) ?? 0) + 1)
  expect(replies.length).toBeGreaterThan(800)
  expect(tickets.filter(({ id, replies: many }) => many !== (counts.get(id) ?? 0))).toEqual([])
  const early = replies.filter(
    ({ feedback, createdAt }) => String(createdAt) < String(ticketOf.get(feedback)?.['firstReplyAt']),
  )
  expect(early).toEqual([])
})

test('what ends a ticket is an answer to a question of its category', () => {
  const said = new Map<unknown, string[]>()
  for (const { feedback, author, text } of replies)
    said.set(feedback, [...(said.get(feedback) ?? []), ...(author === 'staff' ? [String(text)] : [])])
  const solved = tickets.filter(({ solvedAt }) => solvedAt !== null)
  const wrong = solved.filter(({ id, category, resolution }) => {
    const fitting = deskAnswers[String(category)]!.flat().filter((answer) => answer.resolution === resolution)
    const texts = new Set(fitting.flatMap(({ text }) => Object.values(text)))
    return !said.get(id)?.some((text) => texts.has(text))
  })
  expect(wrong).toEqual([])
})

test('an order that somebody writes about is theirs, and bought before', () => {
  const orders = new Map(rowsOf('order').map((order) => [order['id'], order]))
  const about = tickets.filter(({ order }) => order !== null)
  expect(about.length).toBeGreaterThan(50)
  const wrong = about.filter(({ order, user, createdAt }) => {
    const bought = orders.get(order)
    return bought?.['user'] !== user || String(bought?.['createdAt']) > String(createdAt)
  })
  expect(wrong).toEqual([])
})
