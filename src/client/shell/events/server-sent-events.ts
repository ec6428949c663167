import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event: its name (`message` where the stream gives none), and its data as sent. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
}

/** Reads the events of a text/event-stream. An EventSource cannot send the token header, hence this reader. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const texts = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
  const reader = texts.pipeThrough(new EventSourceParserStream()).getReader()
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    yield { name: value.event ?? 'message', data: value.data }
  }
}
