import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from '../../../../../src/client/shell/events/server-sent-events'

async function read(...pieces: string[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

test('an event is told with its name and its data', async () => {
  expect(await read('event: record\ndata: {"entity":"user"}\n\n')).toEqual([
    { name: 'record', data: '{"entity":"user"}' },
  ])
})

test('an event that arrives in pieces is told once, whole', async () => {
  expect(await read('event: no', 'tice\ndata: {"ti', 'tle":"潮"}\n', '\n')).toEqual([
    { name: 'notice', data: '{"title":"潮"}' },
  ])
})

test('comments and instructions without data are no events', async () => {
  expect(await read(': still here\n\nretry: 2000\n\n')).toEqual([])
})

test('a line may end in any of the three ways, also between two pieces', async () => {
  expect(await read('event: a\r\ndata: 1\r', '\n\r\n', 'event: b\rdata: 2\r\r', 'event: c\ndata: 3\n\n')).toEqual([
    { name: 'a', data: '1' },
    { name: 'b', data: '2' },
    { name: 'c', data: '3' },
  ])
})

test('an event without a name is a message, and lines of data are joined', async () => {
  expect(await read('data: 1\ndata: 2\n\n')).toEqual([{ name: 'message', data: '1\n2' }])
})
