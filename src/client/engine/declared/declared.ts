import { useEffect, useSyncExternalStore } from 'react'
import type { Entity } from '../../../schema/entity'
import { idsToTry } from '../../../schema/former-names'
import type { CommandInfo, PageInfo } from '../../../schema/registry'
import type { SitePage } from '../../../schema/site-map'
import { registry } from './registry'
import { site } from './site'
import { directory } from './directory'
import { fetchSection, isLoaded, loadSection, onSectionLoaded } from './load-section'

/** A page of any section; undefined where there is none of that id. @throws when its section cannot be loaded */
export async function pageInfo(id: string): Promise<PageInfo | undefined> {
  await loadSectionOf(id)
  return registry.pages.get(id)
}

/** A command of any section; undefined where there is none of that id. @throws when its section cannot be loaded */
export async function commandInfo(id: string): Promise<CommandInfo | undefined> {
  await loadSectionOf(id)
  return registry.commands.get(id)
}

/** As `pageInfo`, for drawing: undefined until it is there. */
export function usePageInfo(id: string): PageInfo | undefined {
  return useDeclared(sectionOf(id), () => registry.pages.get(id))
}

/** As `commandInfo`, for drawing, and by a former id too: undefined until it is there. */
export function useCommandInfo(id: string): CommandInfo | undefined {
  return useDeclared(sectionOf(id), () =>
    idsToTry(id)
      .map((each) => registry.commands.get(each))
      .find(Boolean),
  )
}

/** The entity of a name, for drawing: undefined until it is there. */
export function useEntity(name: string): Entity | undefined {
  return useDeclared(directory.entities[name]?.section, () => registry.entities.get(name))
}

/** The page on which a command stands, as the shell knows it. */
export function pageOfCommand(id: string): SitePage | undefined {
  return site.pages.get(id.slice(0, id.lastIndexOf('.')))
}

/** The id of the page that has a path. */
export function pageAt(path: string | null): string | undefined {
  return [...site.pages.values()].find((page) => page.path === path)?.id
}

/** Fetches ahead what a page or a command is declared with. */
export async function fetchSectionOf(id: string): Promise<void> {
  const section = sectionOf(id)
  if (section) await fetchSection(section)
}

/** The section of a page or a command; undefined where there is none of that name. */
function sectionOf(id: string): string | undefined {
  const section = id.slice(0, id.indexOf('.'))
  return site.sections.has(section) ? section : undefined
}

async function loadSectionOf(id: string): Promise<void> {
  const section = sectionOf(id)
  if (section) await loadSection(section)
}

/** What cannot be loaded stays away: nothing that is drawn hangs on it. */
function useDeclared<T>(section: string | undefined, read: () => T | undefined): T | undefined {
  const found = useSyncExternalStore(onSectionLoaded, read)
  const isMissing = section !== undefined && found === undefined && !isLoaded(section)
  useEffect(() => {
    if (isMissing) void loadSection(section).catch(() => undefined)
  }, [isMissing, section])
  return found
}
