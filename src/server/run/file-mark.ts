import { hashed } from '../storage/hashed'
import { askOutside } from '../base/outside'
import type { Services } from '../base/services'

/** Of a file that is larger the end is trusted to be what its beginning and its size say, in bytes. */
const maxHashed = 64 * 1024 * 1024

/** What a stored file is recognized by: its size and the hash of its content, read while no transaction is open. Null where it is gone. */
export function fileMark(services: Services, key: string): Promise<string | null> {
  return askOutside(services, JSON.stringify(['hash', key]), () => markOf(services, key))
}

async function markOf({ storage }: Services, key: string): Promise<string | null> {
  const whole = await storage.read(key)
  if (!whole) return null
  let { content } = whole
  if (whole.size > maxHashed) {
    content.destroy()
    const start = await storage.read(key, { first: 0, last: maxHashed - 1 })
    if (!start) return null
    content = start.content
  }
  let sum = ''
  for await (const _part of hashed(content, ({ sha256 }) => (sum = sha256)));
  return `${whole.size} ${sum}`
}
