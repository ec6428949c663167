import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const sizes = { user: 3_000, device: 3_600, order: 2_000, goodsRecord: 1_500, poolEntry: 800 }
const world = demoWorld({ registry, seed: 9, now, sizes })
const rowsOf = (name: string) => [...demoRows(world, name)]

describe('Gifts and prizes of the demo', () => {
  const gifts = new Map(rowsOf('gift').map((row) => [row['id'], row]))

  test('a gift costs its price times as many as were sent, and only luck wins', () => {
    const wrong = rowsOf('goodsRecord').filter(({ kind, gift, quantity, coins, winCoins }) => {
      const isGift = kind === 'giftSent' || kind === 'luckWin' || kind === 'boxOpened'
      const price = Number(gifts.get(gift)?.['coins']) * Number(quantity)
      return (isGift && price !== coins) || (kind === 'giftSent' && winCoins !== 0)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a lucky gift gives back what its odds make, and its shares come to the whole', () => {
    const wrong = rowsOf('luckGift').filter(({ odds, expectedReturn, anchorShare, poolShare, platformShare, gift }) => {
      const lines = [...JSON.stringify(odds).matchAll(/"multiple":(\d+),"probability":(\d+)/g)]
      const back = lines.reduce((sum, [, multiple, draws]) => sum + Number(multiple) * Number(draws), 0)
      const isLucky = /^(lucky|blindBox)$/.test(String(gifts.get(gift)?.['kind']))
      const shares = Number(anchorShare) + Number(poolShare) + Number(platformShare)
      return Math.abs(back / 10_000 - Number(expectedReturn)) > 0.1 || shares !== 100 || !isLucky
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a pool holds what its entries left', () => {
    const entries = rowsOf('poolEntry')
    const wrong = rowsOf('prizePool').filter(({ id, balance }) => {
      const own = entries.filter(({ pool }) => pool === id)
      return own.reduce((sum, { coins }) => sum + Number(coins), 0) !== balance
    })
    expect(wrong).toEqual([])
  })

  test('a grant comes to what each gets times the people', () => {
    const wrong = rowsOf('grantBatch').filter(
      ({ amount, people, total, succeeded }) =>
        Number(amount) * Number(people) !== total || Number(succeeded) > Number(people),
    )
    expect(wrong).toEqual([])
  })
})

describe('A statement of a channel', () => {
  test('differs from our books by its differences, and has none left open once closed', () => {
    const diffs = rowsOf('payStatementDiff')
    const statements = rowsOf('payStatement')
    expect(statements.length).toBeGreaterThan(50)
    expect(diffs.length).toBeGreaterThan(0)
    const wrong = statements.filter(({ id, state, ourAmount, theirAmount, openDiffs }) => {
      const own = diffs.filter(({ statement }) => statement === id)
      const moved = own.reduce((sum, row) => sum + Number(row['theirAmount'] ?? 0) - Number(row['ourAmount'] ?? 0), 0)
      return (
        (state !== 'waiting' && Number(ourAmount) + moved !== theirAmount) ||
        own.filter((row) => row['state'] === 'open').length !== openDiffs
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
