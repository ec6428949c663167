import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { DeclaredSections, SectionFiles } from './declared-sections'

const languages = ['en', 'zh'] as const

/**
 * Serves what the console loads section by section: `virtual:sections` with a way to each, `virtual:section/<id>` with its
 * declarations, `virtual:words/<language>/<id>` with what it says, and `virtual:directory`, which knows where things are.
 * @param declared asked again for each build, and when a declaration, a caption or code that names one changes
 */
export function sectionsPlugin(declared: () => Promise<DeclaredSections>): Plugin {
  return {
    name: 'sections',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (/^virtual:(?:sections$|section\/|words\/|directory$)/.test(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /virtual:/ },
      handler: async (id) => {
        if (!id.startsWith('\0virtual:')) return undefined
        const [kind = '', first = '', section = ''] = id.slice('\0virtual:'.length).split('/')
        switch (kind) {
          case 'sections':
            return waysTo(Object.keys((await declared()).files))
          case 'section': {
            const files = (await declared()).files[first]
            if (!files) throw new Error(`${id.slice(1)}: there is no folder src/pages/${first} with a section.ts.`)
            return declarationsIn(files)
          }
          case 'words':
            return json((await declared()).words[first as 'en' | 'zh'][section])
          case 'directory':
            return json((await declared()).directory)
          default:
            return undefined
        }
      },
    },
    hotUpdate({ file, modules }) {
      if (!/[\\/](?:locales|pages|entities|commands)[\\/]/.test(file)) return undefined
      const ours = [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        /^\0virtual:(?:sections$|section\/|words\/|directory$)/.test(id) ? [module] : [],
      )
      return [...modules, ...ours]
    },
  }
}

function waysTo(sections: readonly string[]): string {
  const wordsIn = (path: string) =>
    languages.map((each) => `${each}: () => import('virtual:words/${each}${path}').then((m) => m.default)`).join(', ')
  const ways = sections.map(
    (id) =>
      `${JSON.stringify(id)}: { declarations: () => import('virtual:section/${id}'), words: { ${wordsIn(`/${id}`)} } }`,
  )
  return `export const sections = { ${ways.join(',\n')} }\nexport const words = { ${wordsIn('')} }`
}

function declarationsIn(files: SectionFiles): string {
  const imports: string[] = []
  const exported = Object.entries(files).map(([kind, paths]) => {
    const entries = (paths as readonly string[]).map((path) => {
      const name = `m${imports.length}`
      imports.push(`import * as ${name} from ${JSON.stringify(resolve(path))}`)
      return `${JSON.stringify(`/${path}`)}: ${name}`
    })
    return `export const ${kind} = { ${entries.join(', ')} }`
  })
  return [...imports, ...exported].join('\n')
}

/** A string that is parsed is read several times faster than the same literal. */
function json(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}
