import { expect, test } from 'vitest'
import { createSaveQueue } from '../../../../../../src/client/engine/kinds/list/save-queue'

function server() {
  const sent: Record<string, unknown>[] = []
  const answers: ((isGood: boolean) => void)[] = []
  const send = (body: Readonly<Record<string, unknown>>) =>
    new Promise<{ id: number; version: number }>((resolve, reject) => {
      sent.push(body)
      const saved = { id: Number(body.id), version: Number(body.version) + 1 }
      answers.push((isGood) => (isGood ? resolve(saved) : reject(new Error('refused'))))
    })
  return { sent, answers, send }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('two cells of a row are saved one after the other, the second over what the first has made', async () => {
  const { sent, answers, send } = server()
  const { save } = createSaveQueue(send)
  const first = save({ id: 7, version: 3, name: 'Ana' })
  const second = save({ id: 7, version: 3, state: 'ok' })
  await settled()
  expect(sent).toEqual([{ id: 7, version: 3, name: 'Ana' }])
  answers[0]?.(true)
  await first
  await settled()
  expect(sent[1]).toEqual({ id: 7, version: 4, state: 'ok' })
  answers[1]?.(true)
  expect(await second).toEqual({ id: 7, version: 5 })
})

test('a record has saves under way until the last of them has ended', async () => {
  const { answers, send } = server()
  const told: [number, boolean][] = []
  const { save } = createSaveQueue(send, (id, isPending) => told.push([id, isPending]))
  const first = save({ id: 7, version: 3 })
  const second = save({ id: 7, version: 3 })
  await settled()
  answers[0]?.(true)
  await first
  await settled()
  expect(told).toEqual([
    [7, true],
    [7, true],
  ])
  answers[1]?.(false)
  await expect(second).rejects.toThrow('refused')
  await settled()
  expect(told.at(-1)).toEqual([7, false])
})

test('rows do not wait for each other', async () => {
  const { sent, send } = server()
  const { save } = createSaveQueue(send)
  void save({ id: 7, version: 3 })
  void save({ id: 8, version: 1 })
  await settled()
  expect(sent).toHaveLength(2)
})

test('a refused save does not hold up the next one, nor raise its version', async () => {
  const { sent, answers, send } = server()
  const { save } = createSaveQueue(send)
  const refused = save({ id: 7, version: 3, name: '' })
  void save({ id: 7, version: 3, state: 'ok' })
  await settled()
  answers[0]?.(false)
  await expect(refused).rejects.toThrow('refused')
  await settled()
  expect(sent[1]).toEqual({ id: 7, version: 3, state: 'ok' })
})

test('a version that others have made stays as it was read', async () => {
  const { sent, answers, send } = server()
  const { save } = createSaveQueue(send)
  const first = save({ id: 7, version: 3 })
  await settled()
  answers[0]?.(true)
  await first
  void save({ id: 7, version: 9 })
  await settled()
  expect(sent[1]).toEqual({ id: 7, version: 9 })
})
