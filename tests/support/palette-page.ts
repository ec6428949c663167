import type { PluginOption } from 'vite'
import { commandIndexPlugin } from '../../src/run/support/command-index/command-index-plugin'
import { siteMapPlugin } from '../../src/run/support/site-map/site-map-plugin'
import { loadDeclaredTitles } from './declared-titles'
import { servePage, type Harness } from './serve-page'

/** Builds a page with the palette over all commands of the console, and serves it on a free port. */
export function servePalettePage(): Promise<Harness> {
  const noSite = siteMapPlugin(async () => ({ map: { sections: [], pages: [] }, titles: { en: {}, zh: {} } }))
  return servePage('palette-harness', [allCommands(), noSite])
}

/** Lets a page import all commands of the console. */
export function allCommands(): PluginOption {
  return commandIndexPlugin(loadDeclaredTitles)
}
