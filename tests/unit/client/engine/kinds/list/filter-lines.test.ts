import { describe, expect, test } from 'vitest'
import { filterLines } from '../../../../../../src/client/engine/kinds/list/filter-lines'

const named = (title: string, ...labels: string[]) => ({
  path: title,
  title,
  choices: labels.map((label) => ({ label, value: label.toLowerCase() })),
})
const filters = [
  { path: 'nickname', title: 'Nickname', isText: true },
  named('User state', 'Normal', 'Disabled'),
  named('State', 'Normal', 'Not on sale', 'Blocked'),
  named('Country'),
  named('状态', '正常', '已封禁'),
]
const found = (typed: string) =>
  filterLines(filters, typed).map(({ title, set }) => (set ? `${title}: ${set.text}` : title))

describe('typing in the field of filters', () => {
  test('finds a filter by any part of its name, by its beginning first', () => {
    expect(found('').slice(0, 3)).toEqual(['Nickname', 'User state', 'State'])
    expect(found('stat').slice(0, 2)).toEqual(['State', 'User state'])
    expect(found(' TRY ')).toEqual(['Country'])
    expect(found('x')).toEqual([])
  })

  test('finds a value after its filter, and by itself', () => {
    expect(found('state nor')).toEqual(['User state: Normal', 'State: Normal'])
    expect(found('blo')).toEqual(['State: Blocked'])
    expect(found('on sale')).toEqual(['State: Not on sale'])
    expect(filterLines(filters, 'blo')[0]?.set?.filter).toEqual({ is: ['blocked'] })
  })

  test('finds Chinese values by any part', () => {
    expect(found('封禁')).toEqual(['状态: 已封禁'])
    expect(found('状态 正')).toEqual(['状态: 正常'])
  })

  test('takes what follows the name of a filter for text as a part of that text', () => {
    expect(filterLines(filters, 'nick ann lee')).toEqual([
      { path: 'nickname', title: 'Nickname', set: { filter: { contains: 'ann lee' }, text: 'ann lee' } },
    ])
  })
})
