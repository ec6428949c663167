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
