import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Writes what the page's head does into the page itself: as a file it would be one more to wait for. The server allows it by its hash.
 * @param root of the project
 * @throws where the head's code cannot be built
 */
export function pageHeadPlugin(root: string): Plugin {
  return {
    name: 'page-head',
    apply: 'build',
    transformIndexHtml: async (html) => {
      const code = await headCode(root)
      // Browsers look for the charset in the first kilobyte; after a stylesheet, a script would wait for it.
      return html.replace(/<meta charset=[^>]*>/, (charset) => `${charset}<script>${code}</script>`)
    },
  }
}

async function headCode(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(root, 'src/client/base/api/ask-from-head.ts'), formats: ['iife'], name: 'head' },
    },
  })
  const [bundle] = [built].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (chunk?.type !== 'chunk') throw new Error('src/client/base/api/ask-from-head.ts: nothing was built of it.')
  return chunk.code.trim()
}
