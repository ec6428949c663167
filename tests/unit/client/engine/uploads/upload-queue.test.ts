import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../../src/client/base/api/api-error'
import { UploadQueue, type Transport } from '../../../../../src/client/engine/uploads/upload-queue'
import { faultsOf, type ToldUpload, type UploadRow } from '../../../../../src/client/engine/uploads/upload-rows'
import type { MatchRules } from '../../../../../src/shared/match-files'

const rules = (): MatchRules => ({
  endings: { film: ['mp4'], subtitle: ['srt'] },
  languages: ['en', 'zh_CN'],
  numbers: [1, 2],
})
const fileOf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 17 })
const told = (key: string, more: Partial<ToldUpload> = {}): ToldUpload => ({
  key,
  field: 'files',
  name: `${key}.mp4`,
  fileName: `${key}.mp4`,
  size: 10,
  modified: 17,
  partBytes: 4,
  parts: [],
  isStored: false,
  ...more,
})

/** A server that takes all parts, and says which it got. */
function server(more: Partial<Transport> = {}) {
  const parts: string[] = []
  const attached: string[][] = []
  const cancelled: string[] = []
  const transport: Transport = {
    begin: ({ fileName, size }) => Promise.resolve(told(fileName, { fileName, size })),
    sendPart: (key, number) => Promise.resolve(void parts.push(`${key} ${number}`)),
    finish: () => Promise.resolve(),
    cancel: (key) => Promise.resolve(void cancelled.push(key)),
    attach: (_role, rows) => Promise.resolve(void attached.push(rows.map(({ fileName }) => fileName))),
    ...more,
  }
  return { queue: new UploadQueue(transport, rules), parts, attached, cancelled }
}

/** Fails once it is aborted, and never ends otherwise. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  )

const statuses = (queue: UploadQueue) => queue.rows().map(({ fileName, status }) => `${fileName} ${status}`)
const rowOf = (queue: UploadQueue, name: string): UploadRow =>
  queue.rows().find(({ fileName }) => fileName === name) as UploadRow
const untilOver = (queue: UploadQueue, status: UploadRow['status']) =>
  vi.waitFor(() => expect(queue.rows().every((row) => row.status === status)).toBe(true))

describe('files on their way', () => {
  test('go in parts, and then to their rows', async () => {
    const { queue, parts, attached } = server()
    queue.add([fileOf('E02.mp4'), fileOf('E01.mp4'), fileOf('E01.en.srt')])
    expect(statuses(queue)).toEqual(['E01.mp4 ready', 'E01.en.srt ready', 'E02.mp4 ready'])
    queue.start()
    await untilOver(queue, 'attached')
    expect(parts.filter((part) => part.startsWith('E02.mp4'))).toEqual(['E02.mp4 1', 'E02.mp4 2', 'E02.mp4 3'])
    expect(attached.flat().sort()).toEqual(['E01.en.srt', 'E01.mp4', 'E02.mp4'])
  })

  test('are not sent as long as it is not clear where to', async () => {
    const { queue, attached } = server()
    queue.add([fileOf('trailer.mp4'), fileOf('E01.mp4'), fileOf('01.mp4')])
    expect([...faultsOf(queue.rows()).values()].sort()).toEqual(['noNumber', 'twice'])
    queue.correct(rowOf(queue, 'trailer.mp4').id, { number: 5 })
    queue.start()
    await vi.waitFor(() => expect(attached.flat()).toHaveLength(2))
    expect(rowOf(queue, 'trailer.mp4').status).toBe('attached')
  })

  test('are one row each, also where the server tells of one before its beginning is answered', async () => {
    let answer: (begun: ToldUpload) => void = () => undefined
    const begun = new Promise<ToldUpload>((resolve) => (answer = resolve))
    const { queue, attached } = server({ begin: () => begun })
    queue.add([fileOf('E01.mp4')])
    queue.start()
    queue.take([told('E01')])
    expect(statuses(queue)).toEqual(['E01.mp4 sending'])
    answer(told('E01'))
    await untilOver(queue, 'attached')
    queue.take([told('E01', { isStored: true })])
    expect(statuses(queue)).toEqual(['E01.mp4 attached'])
    expect(attached).toEqual([['E01.mp4']])
  })

  test('that were begun before are sent as far as they are missing, also where they are chosen before that is told', async () => {
    const { queue, parts } = server()
    queue.add([fileOf('E01.mp4')])
    queue.take([told('E01', { parts: [1, 3] })])
    expect(queue.rows()).toMatchObject([{ status: 'ready', sent: 6 }])
    queue.start()
    await untilOver(queue, 'attached')
    expect(parts).toEqual(['E01 2'])
  })

  test('that were begun before are sent as far as they are missing, once they are given again', async () => {
    const { queue, parts } = server()
    queue.take([told('E01', { parts: [1, 3] })])
    expect(queue.rows()).toMatchObject([{ status: 'lacking', sent: 6 }])
    queue.add([new File(['x'.repeat(10)], 'E01.mp4', { lastModified: 18 })])
    expect(queue.rows()).toHaveLength(2)
    queue.remove(queue.rows().find(({ status }) => status === 'ready')?.id ?? 0)
    queue.add([fileOf('E01.mp4')])
    queue.start()
    await untilOver(queue, 'attached')
    expect(parts).toEqual(['E01 2'])
  })

  test('that are all there and at no row yet go to it without being given again', async () => {
    const { queue, attached } = server()
    queue.take([told('E01', { isStored: true })])
    queue.start()
    await untilOver(queue, 'attached')
    expect(attached).toEqual([['E01.mp4']])
  })

  test('stand still when they are paused, and go on with what is missing', async () => {
    let isHeld = true
    const sent: number[] = []
    const { queue } = server({
      sendPart: (_key, number, _content, { signal }) => {
        sent.push(number)
        return number === 1 || !isHeld ? Promise.resolve() : aborted(signal)
      },
    })
    queue.add([fileOf('E01.mp4')])
    queue.start()
    await vi.waitFor(() => expect(rowOf(queue, 'E01.mp4').told?.parts).toEqual([1]))
    queue.pauseAll()
    expect(queue.rows()).toMatchObject([{ status: 'paused', sent: 4 }])
    sent.length = 0
    isHeld = false
    queue.toggle(rowOf(queue, 'E01.mp4').id)
    await untilOver(queue, 'attached')
    expect(sent.sort()).toEqual([2, 3])
  })

  test('that are cancelled go from the server too', async () => {
    const { queue, cancelled } = server()
    queue.take([told('E01', { parts: [1] })])
    queue.remove(rowOf(queue, 'E01.mp4').id)
    expect(queue.rows()).toEqual([])
    expect(cancelled).toEqual(['E01'])
  })

  test('of which one is refused do not hold up the others', async () => {
    const { queue } = server({
      attach: (_role, rows) =>
        rows.some(({ fileName }) => fileName === 'E02.mp4')
          ? Promise.reject(new ApiError('A0400', 'The title has one episode.'))
          : Promise.resolve(),
    })
    queue.take([told('E01', { isStored: true }), told('E02', { isStored: true })])
    queue.start()
    await vi.waitFor(() =>
      expect(queue.rows()).toMatchObject([
        { status: 'attached' },
        { status: 'failed', reason: 'The title has one episode.' },
      ]),
    )
    queue.correct(rowOf(queue, 'E02.mp4').id, { number: 3 })
    expect(rowOf(queue, 'E02.mp4').matched.number).toBe(3)
  })
})
