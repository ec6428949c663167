import { describe, expect, test } from 'vitest'
import { captionsNamed } from '../../../src/run/support/sections/named-captions'
import { splitWords } from '../../../src/run/support/sections/split-words'

const files = new Map([
  ['shop', ['shop.orders', 'shop.orders.refund', 'order', 'order.total', 'refundForm.title']],
  ['people', ['people.users', 'user', 'user.name', 'user.state.banned']],
  ['grid', ['grid.empty']],
])
const owners = ['shop.orders', 'people.users', 'order', 'user']

const split = splitWords(
  files,
  owners,
  new Map([
    ['shop', { owners: ['shop.orders', 'order'], named: ['user.name'] }],
    ['people', { owners: ['people.users', 'user'], named: [] }],
  ]),
  ['user.state.'],
)

describe('the words of a section', () => {
  test('are those of its pages and records, what it names of others, and the rest of its own file', () => {
    expect([...(split.sections.get('shop') ?? [])].sort()).toEqual([
      'order.total',
      'refundForm.title',
      'shop.orders.refund',
      'user.name',
    ])
  })

  test('leave out what comes with the workbench: titles, files of no section, what its code names', () => {
    expect([...split.common].sort()).toEqual([
      'grid.empty',
      'order',
      'people.users',
      'shop.orders',
      'user',
      'user.state.banned',
    ])
    expect([...(split.sections.get('people') ?? [])]).toEqual(['user.name'])
  })
})

describe('a text in the code', () => {
  const all = ['user.level', 'user.level.1', 'user.level_one', 'user.levels', 'user']

  test('names its caption, the captions under it and its plural forms', () => {
    expect([...captionsNamed(['user.level'], all)].sort()).toEqual(['user.level', 'user.level.1', 'user.level_one'])
  })

  test('that ends in a dot names all that begin with it', () => {
    expect([...captionsNamed(['user.'], all)].sort()).toEqual([
      'user.level',
      'user.level.1',
      'user.level_one',
      'user.levels',
    ])
  })
})
