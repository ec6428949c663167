import { sections, words } from 'virtual:sections'
import { loadCaptions } from '../../base/i18n/i18n'
import { currentLanguage } from '../../base/settings/settings-store'
import { site } from '../../engine/declared/site'
import { matchPage } from '../../engine/declared/page-match'

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
  fetchPageOf(location.pathname)
  const [workbench] = await Promise.all([import('../workbench/workbench'), loadCaptions(words, currentLanguage())])
  loaded = workbench
  return workbench
}

/** Fetches what the page at an address is drawn with, so that it comes with the workbench and not after it. */
function fetchPageOf(path: string): void {
  const section = matchPage(site.pages.values(), path)?.info.section.id
  const files = section === undefined ? undefined : sections[section]
  // A failure is reported by the page, which loads them again.
  void files?.declarations().catch(() => undefined)
  void files?.words[currentLanguage()]().catch(() => undefined)
}
