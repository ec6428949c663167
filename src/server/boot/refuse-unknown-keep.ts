import type { Registry } from '../../schema/registry'
import type { Config } from '../config'
import { keptFor } from '../db/kept-for'

/** @throws one sentence where KEEP names what is not kept for a time */
export function refuseUnknownKeep({ keep }: Pick<Config, 'keep'>, registry: Registry): void {
  const known = keptFor(registry)
  const wrong = [...keep.keys()].filter((name) => !known.has(name))
  if (wrong.length > 0)
    throw new Error(`KEEP names ${wrong.join(', ')}. Give lengths for some of ${[...known].sort().join(', ')}.`)
}
