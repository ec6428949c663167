import type { Entity } from './entity'
import { namedCommandFaults } from './named-command-faults'
import type { ListingPage } from './page'
import type { PageInfo, Registry } from './registry'

type PathFaults = (place: string, entity: Entity, path: string) => string[]

/** What is wrong with the files that go to the rows of a page: which rows, by what, and by which commands. */
export function uploadFaults(
  registry: Registry,
  place: string,
  info: PageInfo,
  { kind, entity, openedBy = [], uploads }: ListingPage,
  pathFaults: PathFaults,
): string[] {
  if (!uploads) return []
  const at = `${place} uploads`
  const [opener] = openedBy
  return [
    ...(kind === 'list' ? [] : [`${at}: no files go to the rows of a ${kind}. Take it away.`]),
    ...(opener === undefined
      ? [`${at}: no record opens the page, so that nothing says whose rows these are. Add it to "openedBy".`]
      : []),
    ...[uploads.by, ...Object.keys(uploads.among ?? {})].flatMap((path) => pathFaults(at, entity, path)),
    ...[uploads.films, uploads.subtitles].flatMap(({ command, has }) => [
      ...pathFaults(at, entity, has),
      ...namedCommandFaults(registry, at, info, command, ['files', ...(opener === undefined ? [] : [opener])]),
    ]),
  ]
}
