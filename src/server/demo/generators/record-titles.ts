import { nameOfRow, type RecordName } from '../../db/record-names'
import { entityOf, type Generator, type World } from '../world'
import { blacklistEntryGenerator } from './bans'
import { contentItemGenerator } from './content'
import { episodeGenerator } from './episodes'
import { pushGenerator } from './pushes'
import { seriesGenerator } from './series'
import { userGenerator } from './users'

/** Those that others are named by among them. */
const generators = {
  user: userGenerator,
  contentItem: contentItemGenerator,
  blacklistEntry: blacklistEntryGenerator,
  series: seriesGenerator,
  episode: episodeGenerator,
  push: pushGenerator,
} satisfies Readonly<Record<string, Generator>>

/** An entity whose records can be told by name before they stand in the database. */
export type Titled = keyof typeof generators

/** What the n-th record of an entity is called, as the server calls it once it is there. */
export function recordTitle(world: World, entity: Titled, nth: number): RecordName {
  const known = world.once(`titles of ${entity}`, () => new Map<number, RecordName>())
  const title = known.get(nth) ?? titleOf(world, entity, nth)
  known.set(nth, title)
  return title
}

function titleOf(world: World, entity: Titled, nth: number): RecordName {
  const row = generators[entity].row(world, nth, world.random(entity, nth))
  return nameOfRow(entityOf(world, entity), row, world.id(entity, nth) ?? 0, (to, id) =>
    isTitled(to) ? recordTitle(world, to, id - (world.id(to, 0) ?? 0)) : undefined,
  )
}

function isTitled(entity: string): entity is Titled {
  return entity in generators
}
