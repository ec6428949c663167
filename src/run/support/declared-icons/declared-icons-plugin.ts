import type { Plugin } from 'vite'
import { resolve } from 'node:path'
import { declarationFiles, declaredIcons, isDrawn } from './declared-icons.ts'

const MODULE = 'virtual:declared-icons'
const RESOLVED = `\0${MODULE}`

/**
 * Serves `virtual:declared-icons`: one record of the drawings that declarations name, so that the browser fetches some
 * dozens in one go instead of 1,700, or each by itself.
 * @throws when lucide has no icon of a declared name.
 */
export function declaredIconsPlugin(): Plugin {
  return {
    name: 'declared-icons',
    resolveId: { filter: { id: /^virtual:declared-icons$/ }, handler: (id) => (id === MODULE ? RESOLVED : undefined) },
    load: {
      filter: { id: /virtual:declared-icons$/ },
      handler(id) {
        if (id !== RESOLVED) return undefined
        declarationFiles().forEach((file) => this.addWatchFile(resolve(file)))
        const icons = declaredIcons()
        const unknown = icons.find(({ name }) => !isDrawn(name))
        if (unknown)
          throw new Error(
            `${unknown.file} icon: "${unknown.name}" is not a lucide icon. Pick one from lucide.dev/icons.`,
          )
        const names = [...new Set(icons.map(({ name }) => name))]
        // From the library's one door: in development it is bundled once, and a build drops what is not named.
        const entries = names.map((name) => `${JSON.stringify(name)}: ${exportOf(name)}`)
        return `import { ${names.map(exportOf).join(', ')} } from 'lucide-react'\nexport const icons = { ${entries.join(', ')} }`
      },
    },
  }
}

/** `gamepad-2` → `Gamepad2`: what lucide exports the drawing as. */
function exportOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
