import { hashOf } from '../base/random'
import { inlined, type Inlined } from './inlined'

/** The films that `npm run films` drew, each loaded when it is first looked at, with what is drawn of it. */
const films = Object.entries(import.meta.glob<string>('./films/*.mp4', { query: '?inline', import: 'default' })).map(
  ([path, load]) => ({ path, isUpright: /\/(comedy|youth|fantasy)\./.test(path), load }),
)
const traces: Readonly<Record<string, Inlined>> = import.meta.glob<string>('./films/*.trace', {
  query: '?inline',
  import: 'default',
})
/** What is filmed by phones stands upright: live rooms, uploads, whoever shows their face. */
const upright = /^demo\/video\/(live|post|face|room)-/

/** The film that a key of the demo stands for: always the same one, upright where a phone would have filmed it. */
export async function filmOf(key: string): Promise<Buffer> {
  return inlined(chosenFor(key).load)
}

/** What is drawn of that film. */
export async function filmTraceOf(key: string): Promise<Buffer> {
  return inlined(traces[`${chosenFor(key).path}.trace`]!)
}

function chosenFor(key: string) {
  const fitting = films.filter(({ isUpright }) => isUpright === upright.test(key))
  return fitting[hashOf(0, key) % fitting.length]!
}
