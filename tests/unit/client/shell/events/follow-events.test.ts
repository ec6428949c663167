import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStream } from '../../../../../src/client/base/api/open-stream'
import { pageContext, type PageContext } from '../../../../../src/client/engine/page/page-context'
import { followEvents } from '../../../../../src/client/shell/events/follow-events'
import { onQueriesCleared } from '../../../../../src/client/engine/parts/record-events'
import { readJobsAnew } from '../../../../../src/client/shell/events/show-job'
import { takeRights } from '../../../../../src/client/shell/events/take-rights'
import { loadDictionaries } from '../../../../../src/client/base/session/dictionaries'

vi.hoisted(() => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
})
vi.mock('../../../../../src/client/base/api/open-stream', () => ({ openStream: vi.fn() }))
vi.mock('../../../../../src/client/shell/events/show-job', () => ({ readJobsAnew: vi.fn() }))
vi.mock('../../../../../src/client/shell/events/take-rights', () => ({ takeRights: vi.fn() }))
vi.mock('../../../../../src/client/base/session/dictionaries', () => ({ loadDictionaries: vi.fn() }))

/** A stream of these events that goes on, or that ends behind them. */
function streamOf(events: readonly string[], ends = false): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const event of events) controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`))
      if (ends) controller.close()
    },
  })
}

describe('a console that may have missed events reads rights, dictionaries, jobs and the page anew', () => {
  const cleared = vi.fn()
  const reload = vi.fn()
  let stop: () => void
  let forget: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    for (const asked of [takeRights, loadDictionaries, readJobsAnew]) vi.mocked(asked).mockResolvedValue()
    forget = onQueriesCleared(cleared)
    const page: Partial<PageContext> = { reload }
    pageContext.current = page as PageContext
  })
  afterEach(() => {
    stop()
    forget()
    pageContext.current = null
    vi.useRealTimers()
    vi.clearAllMocks()
  })
  const readings = () =>
    [takeRights, loadDictionaries, readJobsAnew, cleared, reload].map((each) => vi.mocked(each).mock.calls.length)

  afterAll(() => vi.unstubAllGlobals())

  test('when the server says that some were lost', async () => {
    vi.mocked(openStream).mockResolvedValue(streamOf(['missed']))
    stop = followEvents()
    await vi.advanceTimersByTimeAsync(10)
    expect(readings()).toEqual([1, 1, 1, 1, 1])
  })

  test('when its stream broke off and is there again', async () => {
    vi.mocked(openStream).mockResolvedValueOnce(streamOf([], true)).mockResolvedValue(streamOf([]))
    stop = followEvents()
    await vi.advanceTimersByTimeAsync(10)
    expect(readings()).toEqual([0, 0, 0, 0, 0])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(readings()).toEqual([1, 1, 1, 1, 1])
  })

  test('when it was not reached at first', async () => {
    vi.mocked(openStream).mockRejectedValueOnce(new Error('away')).mockResolvedValue(streamOf([]))
    stop = followEvents()
    await vi.advanceTimersByTimeAsync(2_010)
    expect(readings()).toEqual([1, 1, 1, 1, 1])
  })

  test('and otherwise leaves them alone', async () => {
    vi.mocked(openStream).mockResolvedValue(streamOf(['filling']))
    stop = followEvents()
    await vi.advanceTimersByTimeAsync(10)
    expect(readings()).toEqual([0, 0, 0, 0, 0])
  })
})
