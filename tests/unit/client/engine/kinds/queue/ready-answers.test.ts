import { describe, expect, test } from 'vitest'
import {
  answersFor,
  codeBefore,
  filledAnswer,
  placeholderLeft,
  withAnswer,
} from '../../../../../../src/client/engine/kinds/queue/thread/ready-answers'

const texts = {
  en: 'Hello {{nickname}}, order {{orderNo}} is paid.',
  zh_CN: '{{nickname}}您好，订单 {{orderNo}} 已付款。',
}
const answer = (id: number, code: string, name: string) => ({ id, code, name, texts })
const answers = [
  answer(1, 'refund_done', 'Refund is done'),
  answer(2, 'coins', 'Coins late'),
  answer(3, 'no', 'No refund'),
]

describe('a ready answer', () => {
  test.each([
    ['/', '', 1],
    ['Hello /ref', 'ref', 10],
    ['and/or', undefined, 6],
    ['https://a', undefined, 9],
    ['/ref done', undefined, 9],
  ])('is sought in %j by %j', (text, code, caret) => {
    expect(codeBefore(text, caret)).toBe(code)
  })

  test('is found by its code first, then by what it is called', () => {
    expect(answersFor(answers, 'ref').map(({ id }) => id)).toEqual([1, 3])
  })

  test('takes the place of its code, and the caret stands behind it', () => {
    expect(withAnswer('Hi /ref, bye', 7, 'DONE')).toEqual({ text: 'Hi DONE, bye', caret: 7 })
  })

  test('comes in the language of the user, English where it has none', () => {
    const values = { nickname: 'Ayu', orderNo: '77' }
    expect(filledAnswer(texts, 'zh_CN', values)).toBe('Ayu您好，订单 77 已付款。')
    expect(filledAnswer(texts, 'in_ID', values)).toBe('Hello Ayu, order 77 is paid.')
  })

  test('keeps the placeholders of what is not known, and the first of them is told', () => {
    const text = filledAnswer(texts, 'en', { nickname: 'Ayu', orderNo: '' })
    expect(text).toBe('Hello Ayu, order {{orderNo}} is paid.')
    expect(placeholderLeft(text)).toBe('{{orderNo}}')
    expect(placeholderLeft('done')).toBeUndefined()
  })
})
