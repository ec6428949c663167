import type { Plugin } from 'vite'
import type { DeclaredSite } from './declared-site'

const MODULES = ['virtual:site-map', 'virtual:site-titles/en', 'virtual:site-titles/zh']
const resolved = (id: string) => `\0${id}`

/**
 * Serves `virtual:site-map`, the pages and sections as the shell knows them, and `virtual:site-titles/<language>`, what they
 * are called: so the first load need not carry every declaration and every caption.
 * @param site asked again for each build, and when a declaration or a caption changes
 */
export function siteMapPlugin(site: () => Promise<DeclaredSite>): Plugin {
  return {
    name: 'site-map',
    resolveId: { filter: { id: /^virtual:site-/ }, handler: (id) => (MODULES.includes(id) ? resolved(id) : undefined) },
    load: {
      filter: { id: /virtual:site-/ },
      handler: async (id) => {
        const name = MODULES.find((module) => resolved(module) === id)
        if (!name) return undefined
        const { map, titles } = await site()
        const value = name.endsWith('/en') ? titles.en : name.endsWith('/zh') ? titles.zh : map
        // A string that is parsed is read several times faster than the same literal.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
      },
    },
    hotUpdate({ file, modules }) {
      if (!/[\\/](locales|pages)[\\/]/.test(file)) return undefined
      const ours = MODULES.flatMap((name) => this.environment.moduleGraph.getModuleById(resolved(name)) ?? [])
      return [...modules, ...ours]
    },
  }
}
