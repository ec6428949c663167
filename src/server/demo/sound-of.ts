import { hashOf } from '../base/random'
import { inlined, type Inlined } from './inlined'

/** The sounds that `npm run films` made, each loaded when it is first listened to, with what is drawn of it. */
const sounds = Object.entries(import.meta.glob<string>('./sounds/*.mp3', { query: '?inline', import: 'default' })).map(
  ([path, load]) => ({ path, kind: /\/(music|voice|signal)/.exec(path)?.[1], load }),
)
const traces: Readonly<Record<string, Inlined>> = import.meta.glob<string>('./sounds/*.trace', {
  query: '?inline',
  import: 'default',
})

/** What one listens to by what it is called: a piece of music, somebody who speaks, else a short signal. */
function kindOf(key: string): string {
  if (/music|accompaniment/i.test(key)) return 'music'
  return /voice|recording/i.test(key) ? 'voice' : 'signal'
}

/** The sound that a key of the demo stands for: always the same one, of the kind that its field asks for. */
export async function soundOf(key: string): Promise<Buffer> {
  return inlined(chosenFor(key).load)
}

/** What is drawn of that sound. */
export async function soundTraceOf(key: string): Promise<Buffer> {
  return inlined(traces[`${chosenFor(key).path}.trace`]!)
}

function chosenFor(key: string) {
  const fitting = sounds.filter(({ kind }) => kind === kindOf(key))
  return fitting[hashOf(0, key) % fitting.length]!
}
