/** One event: its name (`message` where the stream gives none), and its data as sent. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
}

/**
 * The events of a stream in the text/event-stream format (HTML standard, 9.2). Comments, which keep the connection alive,
 * are passed over. An EventSource cannot send the token header, hence this reader.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split(/\r?\n/)
      const fieldsOf = (field: string) =>
        lines.flatMap((line) => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).trimStart()] : []))
      const data = fieldsOf('data')
      if (data.length > 0) yield { name: fieldsOf('event').at(-1) ?? 'message', data: data.join('\n') }
    }
  }
}
