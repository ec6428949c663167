import { captionIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import { viewersTitles } from '../../../fields/viewers-title'
import { leadPaths } from '../../../schema/lead'
import { panelsOf } from '../../../schema/panel'
import { offeredPaths } from '../../../schema/registry'
import type { PageInfo, Registry } from '../../../schema/registry'

/** What the pages of a section cannot do without. */
export interface SectionNeeds {
  /** Its own pages, then those of other sections that they act or lead through. */
  readonly pages: ReadonlySet<PageInfo>
  /** Records shown, written or acted on: needed with all their captions. */
  readonly entities: ReadonlySet<Entity>
  /** Records of which columns and filters show single fields: `user` of `user.nickname`. */
  readonly stepped: ReadonlySet<Entity>
  /** The captions of those fields, and what arguments name besides; each with all that begin with it. */
  readonly captions: ReadonlySet<string>
}

/** Works out what a section needs, read off the declarations of all. */
export function sectionNeeds(registry: Registry, section: string): SectionNeeds {
  const all = [...registry.pages.values()]
  const own = all.filter((info) => info.section.id === section)
  const behind = own.flatMap((info) => pagesBehind(registry, info)).filter((info) => info.section.id !== section)
  const pages = new Set([...own, ...behind.flatMap((info) => (info.main ? [info.main, info] : [info]))])
  const needs = { pages, entities: new Set<Entity>(), stepped: new Set<Entity>(), captions: new Set<string>() }
  const commands = [...registry.commands.values()].filter(({ page }) => pages.has(page))
  for (const { page } of pages) {
    const lists = [page, ...('related' in page ? (page.related ?? []) : []), ...panelsOf(page)]
    for (const list of lists) {
      if (!list.entity) continue
      needs.entities.add(list.entity)
      const offered = 'columns' in list ? offeredPaths({ kind: 'list', ...list } as typeof page) : []
      const { entities } = registry
      const named = 'columns' in list ? [...leadPaths(entities, list), ...viewersTitles(entities, list)] : []
      const paths = [...offered, ...named]
      for (const path of paths) step(registry, list.entity, path, needs)
    }
  }
  for (const { page } of pages) if ('compare' in page && page.compare) needs.entities.add(page.compare.entity)
  for (const { page } of pages)
    if ('thread' in page && page.thread?.templates) needs.entities.add(page.thread.templates.entity)
  for (const { command } of commands) if (command.entity) needs.entities.add(command.entity)
  for (const text of commands.flatMap(({ command }) => textsOf(command.asks))) needs.captions.add(text)
  return needs
}

/** The pages of other sections that a page works by: the list whose commands it has, its lists' forms, the list behind it. */
function pagesBehind(registry: Registry, info: PageInfo): PageInfo[] {
  const { page } = info
  const addresses = [('opens' in page && page.opens?.edit) || undefined]
  return [...registry.pages.values()].filter(
    (other) =>
      ('commandsOf' in page && page.commandsOf === other.id) ||
      addresses.some((address) => pathOf(address) === other.path) ||
      ('opens' in other.page && Object.values(other.page.opens ?? {}).some((url) => pathOf(url) === info.path)),
  )
}

function pathOf(address: string | undefined): string | undefined {
  return address?.split('?')[0]
}

function step(
  registry: Registry,
  entity: Entity,
  path: string,
  needs: { readonly stepped: Set<Entity>; readonly captions: Set<string> },
): void {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (rest.length === 0 || !target) return
  needs.stepped.add(target)
  needs.captions.add(captionIdOf(target, rest[0]!))
  step(registry, target, rest.join('.'), needs)
}

/** Every text in a declaration that may be a caption's id. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('.') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
