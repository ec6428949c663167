import { words } from 'virtual:sections'
import { loadCaptions } from '../../base/i18n/i18n'
import { currentLanguage } from '../../base/settings/settings-store'
import { fetchSection } from '../../engine/declared/load-section'
import { matchPage } from '../../engine/declared/page-match'
import { site } from '../../engine/declared/site'

type Workbench = typeof import('../workbench/workbench')

let loading: Promise<Workbench> | undefined
let loaded: Workbench | undefined

/**
 * Loads what pages and commands need and the shell does not: what draws them, and its words.
 * A load that failed is tried again the next time.
 */
export function loadWorkbench(): Promise<Workbench> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The same, where it is there already. */
export function loadedWorkbench(): Workbench | undefined {
  return loaded
}

async function load(): Promise<Workbench> {
  // What the page at this address is drawn with comes with the workbench and not after it.
  const section = matchPage(site.pages.values(), location.pathname)?.info.section.id
  if (section !== undefined) void fetchSection(section)
  const [workbench] = await Promise.all([import('../workbench/workbench'), loadCaptions(words, currentLanguage())])
  loaded = workbench
  return workbench
}
