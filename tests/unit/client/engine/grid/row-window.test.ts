import { describe, expect, test } from 'vitest'
import { blocksWanted, createRowWindow } from '../../../../../src/client/engine/grid/row-window'
import type { BlockAnswer, BlockRequest } from '../../../../../src/client/engine/grid/row-window'

interface Item {
  readonly id: number
  readonly text: string
}

interface Pending {
  readonly request: BlockRequest<Item>
  answer(total?: number | null, more?: Partial<BlockAnswer<Item>>): Promise<void>
  fail(): Promise<void>
}

/** A server whose answers the test gives by hand. */
function manualServer() {
  const pending: Pending[] = []
  const fetch = (request: BlockRequest<Item>) =>
    new Promise<BlockAnswer<Item>>((resolve, reject) => {
      const { offset, size } = request
      pending.push({
        request,
        answer(total = 10_000, more = {}) {
          const length = Math.max(0, Math.min(size, (total ?? Infinity) - offset))
          const rows = Array.from({ length }, (_, index) => ({
            id: 5000 + offset + index,
            text: `row ${offset + index}`,
          }))
          resolve({ rows, total, estimated: false, ...more })
          return settled()
        },
        fail() {
          reject(new Error('down'))
          return settled()
        },
      })
    })
  return { pending, fetch, offsets: () => pending.map(({ request }) => request.offset) }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const still = { travelled: 0 }

async function loaded(total = 10_000) {
  const server = manualServer()
  const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch, maximumBlocks: 5 })
  source.ensure({ from: 0, to: 20, ...still })
  await server.pending[0]?.answer(total)
  return { server, source }
}

describe('what is asked for', () => {
  test('the block that is looked at, and the rows are there when it has answered', async () => {
    const { server, source } = await loaded()
    expect(server.offsets()).toEqual([0])
    expect(source.get(20)).toEqual({ id: 5020, text: 'row 20' })
    expect(source.get(100)).toBeUndefined()
    expect(source.indexOf(5099)).toBe(99)
    expect(source.total).toBe(10_000)
  })

  test('no more than two blocks at a time', async () => {
    const server = manualServer()
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch, blockSize: 10 })
    source.ensure({ from: 0, to: 9, ...still })
    await server.pending[0]?.answer()
    source.ensure({ from: 10, to: 49, ...still })
    expect(server.offsets()).toEqual([0, 10, 20])
    await server.pending[1]?.answer()
    expect(server.offsets()).toEqual([0, 10, 20, 30])
  })

  test('the landing block first, then the one in the direction of travel', () => {
    expect(blocksWanted({ from: 460, to: 490, travelled: 8 }, 100, 10_000)).toEqual([4, 5])
    expect(blocksWanted({ from: 410, to: 440, travelled: -8 }, 100, 10_000)).toEqual([4, 3])
    expect(blocksWanted({ from: 380, to: 420, travelled: -8 }, 100, 10_000)).toEqual([4, 3])
  })

  test('nothing while the list flies by faster than a block a frame', () => {
    expect(blocksWanted({ from: 4000, to: 4030, travelled: 150 }, 100, 10_000)).toEqual([])
  })

  test('nothing beyond the ends of the list', () => {
    expect(blocksWanted({ from: 0, to: 20, travelled: -3 }, 100, 10_000)).toEqual([0])
    expect(blocksWanted({ from: 9970, to: 9999, travelled: 3 }, 100, 10_000)).toEqual([99])
  })

  test('not what was left behind: its request is aborted', async () => {
    const { server, source } = await loaded()
    source.ensure({ from: 3000, to: 3020, ...still })
    source.ensure({ from: 7000, to: 7020, ...still })
    expect(server.pending[1]?.request.signal.aborted).toBe(true)
    await server.pending[1]?.answer()
    expect(source.get(3000)).toBeUndefined()
    await server.pending.at(-1)?.answer()
    expect(source.get(7000)?.id).toBe(12_000)
  })

  test('once what comes next, however often one moves on towards it', async () => {
    const { server, source } = await loaded()
    for (const from of [60, 62, 65]) source.ensure({ from, to: from + 20, travelled: 2 })
    expect(server.offsets()).toEqual([0, 100])
    expect(server.pending[1]?.request.signal.aborted).toBe(false)
    source.ensure({ from: 40, to: 60, travelled: -8 })
    expect(server.pending[1]?.request.signal.aborted).toBe(true)
  })

  test('with the row before the block, where it is loaded, to go on from', async () => {
    const { server, source } = await loaded()
    source.ensure({ from: 100, to: 120, ...still })
    expect(server.pending[1]?.request.previous?.id).toBe(5099)
  })
})

describe('what is kept', () => {
  async function visit(source: Awaited<ReturnType<typeof loaded>>['source'], server: ReturnType<typeof manualServer>) {
    for (let block = 1; block <= 8; block += 1) {
      source.ensure({ from: block * 100, to: block * 100 + 20, ...still })
      await server.pending.at(-1)?.answer()
    }
  }

  test('only the blocks visited last', async () => {
    const { server, source } = await loaded()
    await visit(source, server)
    expect(source.get(0)).toBeUndefined()
    expect(source.indexOf(5000)).toBe(-1)
    expect(source.get(800)?.id).toBe(5800)
  })

  test('always the rows of cursor and anchor', async () => {
    const { server, source } = await loaded()
    source.hold([7])
    await visit(source, server)
    expect(source.get(7)?.id).toBe(5007)
  })
})

describe('how many rows there are', () => {
  test('unknown before the first answer, with a block to stand in', () => {
    const source = createRowWindow<Item>({ query: 'a', fetch: manualServer().fetch })
    expect(source.total).toBeNull()
    expect(source.count).toBe(100)
    expect(source.status).toBe('loading')
  })

  test('what is known and a block more, while the server does not count', async () => {
    const server = manualServer()
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch })
    source.ensure({ from: 0, to: 10, ...still })
    await server.pending[0]?.answer(null)
    expect(source.total).toBeNull()
    expect(source.count).toBe(200)
  })

  test('what comes after the rows, unless others are shown by then', async () => {
    const { server, source } = await loaded()
    source.setQuery('b', server.fetch)
    await server.pending[1]?.answer(null)
    server.pending[0]?.request.counted({ total: 7, estimated: false })
    expect(source.total).toBeNull()
    server.pending[1]?.request.counted({ total: 90, estimated: true })
    expect(source.total).toBe(101)
  })

  test('the true number once a short block shows that an estimate was too high', async () => {
    const server = manualServer()
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch })
    source.ensure({ from: 0, to: 10, ...still })
    await server.pending[0]?.answer(42, { total: 60, estimated: true })
    expect(source.count).toBe(42)
  })

  test('one more when the estimate ends in the middle of the list', async () => {
    const server = manualServer()
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch })
    source.ensure({ from: 0, to: 10, ...still })
    await server.pending[0]?.answer(1000, { total: 90, estimated: true })
    expect(source.count).toBe(101)
  })
})

describe('another query', () => {
  test('shows the old rows until the new ones are there, then only those', async () => {
    const { source } = await loaded()
    const other = manualServer()
    source.setQuery('b', other.fetch)
    expect(source.get(3)?.id).toBe(5003)
    expect(source.status).toBe('loading')
    expect(source.query).toBe('a')
    await other.pending[0]?.answer(2, { rows: [{ id: 1, text: 'new' }] })
    expect(source.query).toBe('b')
    expect(source.get(0)?.id).toBe(1)
    expect(source.get(3)).toBeUndefined()
    expect(source.indexOf(5003)).toBe(-1)
  })

  test('does not let a late answer to the old one in', async () => {
    const { server, source } = await loaded()
    source.ensure({ from: 500, to: 520, ...still })
    source.setQuery('b', manualServer().fetch)
    await server.pending[1]?.answer()
    expect(source.query).toBe('a')
    expect(source.get(500)).toBeUndefined()
  })

  test('is not asked for when it is the same', async () => {
    const { server, source } = await loaded()
    source.setQuery('a', server.fetch)
    expect(server.pending).toHaveLength(1)
  })
})

describe('when the server fails', () => {
  test('says so, asks no further by itself, and asks again when told to', async () => {
    const server = manualServer()
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch })
    source.ensure({ from: 0, to: 10, ...still })
    await server.pending[0]?.fail()
    expect(source.status).toBe('error')
    source.ensure({ from: 0, to: 10, ...still })
    expect(server.pending).toHaveLength(1)
    source.reload()
    await server.pending[1]?.answer()
    expect(source.status).toBe('ready')
    expect(source.error).toBeUndefined()
  })

  test('keeps the rows that are there', async () => {
    const { server, source } = await loaded()
    source.ensure({ from: 500, to: 520, ...still })
    await server.pending[1]?.fail()
    expect(source.status).toBe('ready')
    expect(source.error).toBeInstanceOf(Error)
    expect(source.get(5)?.id).toBe(5005)
  })

  test('tells of it where the missing rows are looked at, and nowhere else', async () => {
    const { server, source } = await loaded()
    source.ensure({ from: 500, to: 520, ...still })
    await server.pending[1]?.fail()
    source.ensure({ from: 0, to: 10, ...still })
    expect(source.error).toBeUndefined()
    source.ensure({ from: 500, to: 520, ...still })
    expect(source.error).toBeInstanceOf(Error)
  })
})

test('reloading keeps the rows in place until the newer ones arrive', async () => {
  const { server, source } = await loaded()
  source.reload()
  expect(source.get(5)?.text).toBe('row 5')
  await server.pending[1]?.answer(10_000, { rows: [{ id: 5000, text: 'newer' }] })
  expect(source.get(0)?.text).toBe('newer')
})

test('a changed record takes the place of the old one wherever it is loaded', async () => {
  const { source } = await loaded()
  const before = source.version()
  source.patch([
    { id: 5003, text: 'banned' },
    { id: 77, text: 'elsewhere' },
  ])
  expect(source.get(3)?.text).toBe('banned')
  expect(source.version()).not.toBe(before)
})

describe('rows that have changed', () => {
  const changedAt = (id: number): Item => ({ id, text: 'changed' })

  async function refreshable(answer: (rows: readonly Item[]) => readonly Item[] | null) {
    const server = manualServer()
    const asked: number[][] = []
    const readAgain = (rows: readonly Item[]) => {
      asked.push(rows.map(({ id }) => id))
      return Promise.resolve(answer(rows))
    }
    const source = createRowWindow<Item>({ query: 'a', fetch: server.fetch, readAgain })
    source.ensure({ from: 0, to: 20, ...still })
    await server.pending[0]?.answer()
    return { server, source, asked }
  }
  const changes = (rows: readonly Item[]) => rows.map(({ id }) => changedAt(id))

  test('are read alone, and shown in their places', async () => {
    const { server, source, asked } = await refreshable(changes)
    source.refresh([5003, 5020])
    await settled()
    expect(asked).toEqual([[5003, 5020]])
    expect(source.get(3)).toEqual(changedAt(5003))
    expect(source.get(4)).toEqual({ id: 5004, text: 'row 4' })
    expect(server.offsets()).toEqual([0])
  })

  test('are not read where they are as new as was told, by what was read meanwhile too', async () => {
    const { server, source, asked } = await refreshable(changes)
    source.refresh([5003])
    source.refresh([5003], ({ text }) => text === 'changed')
    await settled()
    expect(asked).toEqual([[5003]])
    expect(server.offsets()).toEqual([0])
  })

  test('are read with all that is looked at where one has gone or moved', async () => {
    const { server, source, asked } = await refreshable(() => null)
    source.refresh([5003])
    await settled()
    expect(asked).toEqual([[5003]])
    expect(server.offsets()).toEqual([0, 0])
  })

  test.each([
    ['one is not among those that are there', [5003, 1]],
    ['it is not told which', []],
  ])('are read with all that is looked at where %s', async (_case, ids) => {
    const { server, source, asked } = await refreshable(changes)
    source.refresh(ids)
    await settled()
    expect(asked).toEqual([])
    expect(server.offsets()).toEqual([0, 0])
  })
})
