import { checkDeclarations } from './check'
import { placeOf, type Command } from './command'
import { apiBase, type Entity } from './entity'
import { pageId, parseCall, permissionCode, routeOf, tabPermission } from './names'
import { isListing, type Page, type Section } from './page'
import { mainPageOf } from './tab-pages'

/** Modules as a glob finds them: path → the module. */
export interface Declarations {
  readonly entities: Readonly<Record<string, { readonly default: Entity }>>
  readonly sections: Readonly<Record<string, { readonly default: Section }>>
  readonly pages: Readonly<Record<string, { readonly default: Page }>>
  readonly commands: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface SectionInfo {
  readonly id: string
  readonly section: Section
}

/** A page with what its place says of it. */
export interface PageInfo {
  /** `user-manage.user-list` */
  readonly id: string
  /** `/user-manage/user-detail/{id}` */
  readonly path: string
  readonly section: SectionInfo
  /** `UserManage:userList` */
  readonly permission: string
  readonly page: Page
  /** The page that it is a tab of. */
  readonly main?: PageInfo
}

/** A command with what its place says of it. */
export interface CommandInfo {
  /** `user-manage.user-list.ban` */
  readonly id: string
  /** The last part of its id. */
  readonly name: string
  readonly page: PageInfo
  /** `UserManage:userList.ban`; empty where every signed-in account may run it. */
  readonly permission: string
  readonly call: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly url: string }
  readonly command: Command
}

/** Everything declared, by id. */
export interface Registry {
  readonly entities: ReadonlyMap<string, Entity>
  readonly sections: ReadonlyMap<string, SectionInfo>
  readonly pages: ReadonlyMap<string, PageInfo>
  readonly commands: ReadonlyMap<string, CommandInfo>
}

/** The standard commands of a page, by name; `commands/derived.ts`. */
export type Derive = (page: PageInfo) => Readonly<Record<string, Command>>

/** A registry that takes in further declarations. */
export interface GrowingRegistry extends Registry {
  readonly entities: Map<string, Entity>
  readonly pages: Map<string, PageInfo>
  readonly commands: Map<string, CommandInfo>
}

/**
 * Gives every declaration its id, path and permission from where its file stands, and adds the derived commands.
 * @param areChecked whether these very declarations have been checked before, by the build that they are part of
 * @throws a list of faults, each with place, fault and remedy, when declarations contradict each other.
 */
export function buildRegistry(found: Declarations, derive: Derive, areChecked = false): Registry {
  const sections = Object.entries(found.sections).map(([file, module]): [string, SectionInfo] => {
    const id = sectionOf(under(file, 'pages'))
    return [id, { id, section: module.default }]
  })
  const registry = emptyRegistry(new Map(sections))
  addDeclarations(registry, found, derive)
  const faults = areChecked ? [] : checkDeclarations(registry, found)
  if (faults.length > 0) throw new Error(`${faults.length} fault(s) in the declarations:\n${faults.join('\n')}`)
  return registry
}

/** The sections alone, for declarations that come bit by bit. */
export function emptyRegistry(sections: ReadonlyMap<string, SectionInfo>): GrowingRegistry {
  return { entities: new Map(), sections, pages: new Map(), commands: new Map() }
}

/**
 * Takes declarations into a registry: pages with all commands of theirs that are found, and the derived ones. What is in it
 * already stays as it is, so that an entity or a page may be found again among others.
 * @throws with place, fault and remedy where a page has no section or a command no page
 */
export function addDeclarations(
  { entities, sections, pages, commands }: GrowingRegistry,
  found: Omit<Declarations, 'sections'>,
  derive: Derive,
): void {
  for (const { default: entity } of Object.values(found.entities)) entities.set(entity.name, entity)
  const added: PageInfo[] = []
  for (const [file, module] of Object.entries(found.pages)) {
    const place = under(file, 'pages')
    const section = sections.get(sectionOf(place))
    if (!section) throw new Error(`src/pages/${place}: its folder has no section.ts. Add one with defineSection({…}).`)
    const info = pageInfo(section, routeOf(place, section.section.root === true), module.default)
    if (pages.has(info.id)) continue
    pages.set(info.id, info)
    added.push(info)
  }
  added.forEach((tab, at) => {
    const main = mainPageOf(pages.values(), tab)
    if (!main || main === tab) return
    added[at] = { ...tab, main, permission: tab.page.code ?? tabPermission(main.permission, tab.path) }
    pages.set(tab.id, added[at])
  })
  for (const [file, module] of Object.entries(found.commands)) {
    const place = under(file, 'commands')
    const section = sectionOf(place)
    const page = pages.get(pageId(section, routeOf(place, sections.get(section)?.section.root === true)))
    if (!page)
      throw new Error(`commands/${place}: no page stands at src/pages/${place}. Move the file to its page's path.`)
    const inOrder = commandsIn(module)
    inOrder.sort(([, a], [, b]) => placeOf(a) - placeOf(b))
    for (const [name, command] of inOrder) addCommand(commands, page, name, command)
  }
  for (const page of added)
    for (const [name, command] of Object.entries(derive(page))) addCommand(commands, page, name, command)
}

/** The commands of a file by name: its exports; what it exports as its default is a group of commands that pages share. */
function commandsIn({ default: shared = {}, ...own }: Readonly<Record<string, unknown>>): [string, Command][] {
  return Object.entries({ ...(shared as object), ...own }).map(([name, command]) => [name, command as Command])
}

function pageInfo(section: SectionInfo, path: string, page: Page): PageInfo {
  const { id, section: declared } = section
  const permission = page.code ?? permissionCode(declared.code, declared.root ? '' : id, path)
  return { id: pageId(id, path), path, section, permission, page }
}

function addCommand(commands: Map<string, CommandInfo>, page: PageInfo, name: string, command: Command): void {
  const id = `${page.id}.${name}`
  if (commands.has(id)) return
  const permission = command.access === 'signedIn' ? '' : (command.code ?? `${page.permission}.${name}`)
  commands.set(id, {
    id,
    name,
    page,
    permission,
    call: parseCall(command.call ?? derivedCall(page, name, command)),
    command,
  })
}

/** `POST /user/backend/blacklist/lift`; a command about no record is under its page's section. */
function derivedCall(page: PageInfo, name: string, command: Command): string {
  const entity = command.entity ?? ('entity' in page.page ? page.page.entity : undefined)
  return `POST ${entity ? apiBase(entity) : `/${page.section.id}/backend${page.path}`}/${name}`
}

/** The pages of a registry by entity, and how many pages it had then: it may grow. */
const pagesByEntity = new WeakMap<
  Registry,
  { readonly size: number; readonly found: ReadonlyMap<Entity, PageInfo[]> }
>()

/** The pages whose own list, tab or form shows records of an entity. */
export function pagesOf(registry: Registry, entity: Entity): readonly PageInfo[] {
  const { size } = registry.pages
  let known = pagesByEntity.get(registry)
  if (known?.size !== size) pagesByEntity.set(registry, (known = { size, found: findPages(registry) }))
  return known.found.get(entity) ?? []
}

function findPages(registry: Registry): ReadonlyMap<Entity, PageInfo[]> {
  const found = new Map<Entity, PageInfo[]>()
  for (const info of registry.pages.values()) {
    const { page } = info
    const tabs = 'related' in page ? (page.related ?? []) : []
    for (const entity of new Set([page.entity, ...tabs.map((tab) => tab.entity)])) {
      if (!entity) continue
      const pages = found.get(entity)
      if (pages) pages.push(info)
      else found.set(entity, [info])
    }
  }
  return found
}

/** Every column and filter path that a page offers for its main list. */
export function offeredPaths(page: Page): string[] {
  if (!isListing(page)) return []
  return [...page.columns, ...(page.moreColumns ?? []), ...(page.filters ?? []), ...(page.moreFilters ?? [])]
}

/** `../../src/pages/user-manage/user-list.ts` → `user-manage/user-list.ts` */
function under(file: string, folder: string): string {
  const mark = `/${folder}/`
  return file.slice(file.lastIndexOf(mark) + mark.length)
}

function sectionOf(place: string): string {
  return place.slice(0, place.indexOf('/'))
}
