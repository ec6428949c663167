import { expect, test } from 'vitest'
import { embeddedDelivery } from '../../../src/server/push/embedded-delivery'

const sentAt = new Date('2026-03-06T10:00:00Z')
const after = (days: number) => new Date(sentAt.getTime() + days * 86_400_000)
const receipts = (days: number) =>
  Array.from({ length: 5_000 }, (_, user) => embeddedDelivery.receipt({ push: 9, user, sentAt }, after(days)))

test('a message meets the same fate however often it is asked about', () => {
  expect(receipts(1)).toEqual(receipts(1))
})

test('what happened once stays so later', () => {
  const early = receipts(0.01)
  const late = receipts(5)
  const taken = early.filter(
    (receipt, user) => receipt.clickedAt && +receipt.clickedAt !== +(late[user]?.clickedAt ?? 0),
  )
  expect(taken).toEqual([])
})

test('nothing happens before what it depends on', () => {
  const wrong = receipts(5).filter(
    ({ deliveredAt, shownAt, clickedAt, convertedAt }) =>
      (shownAt && !(deliveredAt && deliveredAt <= shownAt)) ||
      (clickedAt && !(shownAt && shownAt <= clickedAt)) ||
      (convertedAt && !(clickedAt && clickedAt <= convertedAt)),
  )
  expect(wrong).toEqual([])
})

test('after five days there is nothing left to ask', () => {
  expect(receipts(5).filter(({ askAt }) => askAt !== null)).toEqual([])
})
