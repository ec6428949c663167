import { expect, test } from 'vitest'
import { bool, images, oneOf, ref, text } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import { messagesOf } from '../../../../../../src/client/engine/kinds/queue/thread/messages-of'

const ticket = defineEntity({
  name: 'ticket',
  service: 'service',
  label: 'content',
  scale: 1,
  demo: 1,
  fields: { content: text(), translation: text(), images: images({ max: 3 }), user: ref('user') },
})
const message = defineEntity({
  name: 'message',
  service: 'service',
  label: 'text',
  scale: 1,
  demo: 1,
  fields: {
    author: oneOf(['user', 'staff', 'system']),
    staff: ref('account'),
    text: text(),
    sentText: text(),
    internal: bool(),
  },
})
const thread = {
  tab: 'messages',
  opens: { text: 'content', by: 'user', translation: 'translation', images: 'images' },
  says: { text: 'text', author: 'author', staff: 'staff', shown: 'sentText', internal: 'internal' },
  answer: 'reply',
}
const format = { language: 'en', zone: 'UTC', caption: (id: string) => id }
const record = {
  id: 7,
  version: 1,
  content: 'Monedas no llegaron',
  translation: 'Coins did not arrive',
  images: ['a.png'],
  user: { id: 1, label: 'Ayu' },
  createdAt: '2026-11-27T08:00:00Z',
}

test('a conversation begins with the words of the case, and goes on with what was said', () => {
  const said = [
    {
      id: 1,
      version: 1,
      author: 'staff',
      staff: { id: 2, label: 'Nina' },
      text: 'Looking',
      sentText: 'Miramos',
      internal: false,
    },
    {
      id: 2,
      version: 1,
      author: 'staff',
      staff: { id: 2, label: 'Nina' },
      text: 'VIP user',
      sentText: null,
      internal: true,
    },
    { id: 3, version: 1, author: 'user', staff: null, text: 'Gracias', sentText: 'Gracias', internal: false },
  ]
  const all = messagesOf(thread, ticket, record, message, said, format)
  expect(all.map(({ author, name, isInternal }) => [author, name, isInternal])).toEqual([
    ['user', 'Ayu', false],
    ['staff', 'Nina', false],
    ['staff', 'Nina', true],
    ['user', 'Ayu', false],
  ])
  expect(all[0]).toMatchObject({ translation: 'Coins did not arrive', images: ['a.png'], at: record.createdAt })
})

test('what reads the same in both languages is said once', () => {
  const said = [{ id: 3, version: 1, author: 'user', staff: null, text: 'OK', sentText: 'OK ', internal: false }]
  expect(messagesOf(thread, ticket, record, message, said, format)[1]?.translation).toBe('')
})
