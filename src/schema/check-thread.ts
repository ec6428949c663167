import type { Entity } from './entity'
import { namedCommandFaults } from './named-command-faults'
import type { ListingPage } from './page'
import type { PageInfo, Registry } from './registry'

/** What is wrong with the conversation of a queue: the tab that holds it, its fields, and the commands that write to it. */
export function threadFaults(
  registry: Registry,
  place: string,
  info: PageInfo,
  page: ListingPage,
  pathFaults: (place: string, entity: Entity, path: string) => string[],
): string[] {
  const { thread } = page
  if (!thread) return []
  const tab = page.related?.find(({ key }) => key === thread.tab)
  if (!tab) return [`${place} thread tab: there is no tab "${thread.tab}". Name one of the page's.`]
  const { opens, says, speaks, fills = {}, templates } = thread
  const at = `${place} thread`
  const { entity: _, asked, ...names } = templates ?? { entity: undefined, asked: undefined }
  const answer = registry.commands.get(`${info.id}.${thread.answer}`)
  const isTranslated = says.shown !== undefined && says.shown in (answer?.command.asks ?? {})
  return [
    ...(isTranslated && !speaks
      ? [`${at} answer: it asks for "${says.shown}", and nothing says which language that is in. Add "speaks".`]
      : []),
    ...Object.values(opens).flatMap((name) => pathFaults(`${at} opens`, page.entity, name)),
    ...Object.values(says).flatMap((name) => pathFaults(`${at} says`, tab.entity, name)),
    ...[...(speaks ? [speaks] : []), ...Object.values(fills)].flatMap((path) => pathFaults(at, page.entity, path)),
    ...(templates ? Object.values(names).flatMap((name) => pathFaults(`${at} templates`, templates.entity, name)) : []),
    ...namedCommandFaults(registry, at, info, thread.answer, [says.text, ...(asked ? [asked] : [])]),
    ...(thread.takes ? namedCommandFaults(registry, at, info, thread.takes, []) : []),
    ...(thread.note ? namedCommandFaults(registry, at, info, thread.note, [says.text]) : []),
  ]
}
