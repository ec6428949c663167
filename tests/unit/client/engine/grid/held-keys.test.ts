import { expect, test, vi } from 'vitest'
import { createHeldKeys } from '../../../../../src/client/engine/grid/held-keys'
import { createRowWindow } from '../../../../../src/client/engine/grid/row-window'

function setup() {
  const answers: ((isFine: boolean) => void)[] = []
  const source = createRowWindow<{ id: number }>({
    query: 'all',
    fetch: () =>
      new Promise((resolve, reject) =>
        answers.push((isFine) =>
          isFine ? resolve({ rows: [{ id: 1 }], total: 1, estimated: false }) : reject(new Error('down')),
        ),
      ),
  })
  const state = { isFocused: true }
  const keys = createHeldKeys(
    () => source,
    () => state.isFocused,
  )
  source.subscribe(() => keys.rowsChanged())
  source.ensure({ from: 0, to: 10, travelled: 0 })
  const answer = async (isFine = true) => {
    answers.shift()?.(isFine)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { keys, answer, state }
}

test('a key pressed before its rows are there acts on them once they are, in the order of the keys', async () => {
  const { keys, answer } = setup()
  const done: string[] = []
  keys.whenCurrent(() => done.push('open'))
  keys.whenCurrent(() => done.push('ban'))
  expect(done).toEqual([])
  await answer()
  expect(done).toEqual(['open', 'ban'])
  keys.whenCurrent(() => done.push('at once'))
  expect(done).toContain('at once')
})

test('what was pressed is dropped where the rows cannot be had', async () => {
  const { keys, answer } = setup()
  const run = vi.fn()
  keys.whenCurrent(run)
  await answer(false)
  expect(run).not.toHaveBeenCalled()
})

test('what was pressed is dropped once the focus is elsewhere, as after a key that opened something', async () => {
  const { keys, answer, state } = setup()
  const second = vi.fn()
  keys.whenCurrent(() => (state.isFocused = false))
  keys.whenCurrent(second)
  await answer()
  expect(second).not.toHaveBeenCalled()
})
