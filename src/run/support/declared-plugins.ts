import { runnerImport, type Plugin } from 'vite'
import { commandIndexPlugin } from './command-index/command-index-plugin.ts'
import { declaredIconsPlugin } from './declared-icons/declared-icons-plugin.ts'
import { sectionsPlugin } from './sections/sections-plugin.ts'
import { siteMapPlugin } from './site-map/site-map-plugin.ts'

type Declared = typeof import('./declared.ts')

/**
 * What is worked out of the declarations while building: icons, the palette's index, the shell's map, and what
 * belongs to each section. They are loaded as the server loads them, once for all, and again after a change; without a
 * configuration, which would load itself again.
 */
export function declaredPlugins(): Plugin[] {
  let declared: Promise<Declared> | undefined
  const forget = () => {
    declared = undefined
  }
  const read = () =>
    (declared ??= runnerImport<Declared>('/src/run/support/declared.ts', { configFile: false, logLevel: 'error' }).then(
      ({ module }) => module,
    ))
  return [
    { name: 'declared', buildStart: forget, hotUpdate: forget },
    declaredIconsPlugin(),
    commandIndexPlugin(async () => (await read()).declaredTitles()),
    siteMapPlugin(async () => (await read()).declaredSite()),
    sectionsPlugin(async () => (await read()).declaredSections()),
  ]
}
