import { hashOf } from '../base/random'

/** The sounds that `npm run films` made, each loaded when it is first listened to. */
const sounds = Object.entries(import.meta.glob<string>('./sounds/*.mp3', { query: '?inline', import: 'default' })).map(
  ([path, load]) => ({ kind: /\/(music|voice|signal)/.exec(path)?.[1], load }),
)

/** What one listens to by what it is called: a piece of music, somebody who speaks, else a short signal. */
function kindOf(key: string): string {
  if (/music|accompaniment/i.test(key)) return 'music'
  return /voice|recording/i.test(key) ? 'voice' : 'signal'
}

/** The sound that a key of the demo stands for: always the same one, of the kind that its field asks for. */
export async function soundOf(key: string): Promise<Buffer> {
  const kind = kindOf(key)
  const fitting = sounds.filter((sound) => sound.kind === kind)
  const inlined = await fitting[hashOf(0, key) % fitting.length]!.load()
  return Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64')
}
