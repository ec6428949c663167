import { gzipSync } from 'node:zlib'
import { builtFiles, named, reach } from '../support/built-files'
import type { Figure } from '../support/figure'

/**
 * The scripts without which the sign-in page and, after signing in, the shell are not painted, with what stands in the page itself; gzipped. What the page beside
 * them needs is fetched with them: it is refused here, so that what is painted is painted without it.
 */
export const firstLoadJs: Figure = {
  name: 'first-load-js',
  goals: [{ name: 'first-load-js', unit: 'kB', goal: 110, last: 170.5 }],
  prepare: async (bench) => {
    const server = await bench.server()
    const manifest = builtFiles()
    const needed = reach(manifest, [
      'index.html',
      ...named(manifest, 'shell'),
      'locales/en/shell.json',
      'virtual:site-titles/en',
    ])
    const allowed = new Set([...needed].flatMap((module) => manifest[module]?.file ?? []))
    return async () => {
      const page = await bench.page()
      const asked = new Set<string>()
      await page.route('**/*.js', async (route) => {
        const url = route.request().url()
        if (!allowed.has(new URL(url).pathname.slice(1))) return route.abort()
        asked.add(url)
        return route.continue()
      })
      await page.goto(`${server.address}/login`)
      await page.locator('input[type=password]').waitFor()
      await server.signIn(page)
      await page.goto(`${server.address}/user-manage/user-list`)
      await page.locator('nav a').first().waitFor()
      const inPage = await page.locator('head script:not([src])').allTextContents()
      const files = await Promise.all([...asked].map(contentOf))
      return [[...inPage, ...files].reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000]
    }
  },
}

async function contentOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}
