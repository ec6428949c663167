import type { Cdn } from './cdn'
import { embeddedCdn } from './embedded-cdn'

/** The network of caches of this installation. */
export function cdnOf(): Cdn {
  return embeddedCdn
}
