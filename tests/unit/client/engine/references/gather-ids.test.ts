import { expect, test } from 'vitest'
import { gatherIds } from '../../../../../src/client/engine/references/gather-ids'

function asking() {
  const asked: [string, readonly number[]][] = []
  const find = gatherIds((kind: string, ids: readonly number[]) => {
    asked.push([kind, ids])
    return Promise.resolve(ids.map((id) => ({ id, label: `${kind} ${id}` })))
  })
  return { asked, find }
}

test('what is asked for in the same moment is asked once a kind, and everybody gets their own', async () => {
  const { asked, find } = asking()
  const answers = await Promise.all([find('user', [1, 2]), find('user', [2, 3]), find('game', [2])])
  expect(asked).toEqual([
    ['user', [1, 2, 3]],
    ['game', [2]],
  ])
  expect(answers.map((found) => found.map(({ label }) => label))).toEqual([
    ['user 1', 'user 2'],
    ['user 2', 'user 3'],
    ['game 2'],
  ])
})

test('a call is asked for no more than the server answers, and a later one asks anew', async () => {
  const { asked, find } = asking()
  const many = Array.from({ length: 40 }, (_, id) => id)
  await Promise.all([
    find('user', many),
    find(
      'user',
      many.map((id) => id + 100),
    ),
  ])
  expect(asked.map(([, ids]) => ids.length)).toEqual([40, 40])
  await find('user', [1])
  expect(asked).toHaveLength(3)
  expect(await find('user', [...many, ...many.map((id) => id + 100)])).toHaveLength(80)
})
