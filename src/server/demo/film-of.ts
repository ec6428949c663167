import { hashOf } from '../base/random'

/** The films that `npm run films` drew, each loaded when it is first looked at. */
const films = Object.entries(import.meta.glob<string>('./films/*.mp4', { query: '?inline', import: 'default' })).map(
  ([path, load]) => ({ isUpright: /\/(comedy|youth|fantasy)\./.test(path), load }),
)
/** What is filmed by phones stands upright: live rooms, uploads, whoever shows their face. */
const upright = /^demo\/video\/(live|post|face|room)-/

/** The film that a key of the demo stands for: always the same one, upright where a phone would have filmed it. */
export async function filmOf(key: string): Promise<Buffer> {
  const fitting = films.filter(({ isUpright }) => isUpright === upright.test(key))
  const inlined = await fitting[hashOf(0, key) % fitting.length]!.load()
  return Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64')
}
