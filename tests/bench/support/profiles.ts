import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Session } from 'node:inspector/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

/** Where the profiles of one figure are written; the processes that it starts are told by this variable. */
const variable = 'PROFILE_FOLDER'
const cache = fileURLToPath(new URL('../../../.cache/profiles', import.meta.url))
const ending = '.cpuprofile'
const require = createRequire(import.meta.url)

/** Has everything that is measured from now on profiled. @returns the folder for it, empty */
export function beginProfiles(figure: string): string {
  const folder = join(cache, figure)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env[variable] = folder
  return folder
}

/** Node's flags for a process that is measured: it writes its profile when it ends. */
export function profileFlags(): string[] {
  const folder = process.env[variable]
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

/** Profiles this process itself: some figures measure code that runs here. @returns ends it */
export async function profileThisProcess(folder: string): Promise<() => Promise<void>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    write(folder, 'bench', profile)
  }
}

/** Profiles a page where profiles are wanted. @returns ends it, while the page is open */
export async function profilePage(page: Page, name: string): Promise<() => Promise<void>> {
  const folder = process.env[variable]
  if (folder === undefined) return () => Promise.resolve()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.start')
  return async () => {
    const { profile } = await session.send('Profiler.stop')
    write(folder, name, profile)
  }
}

/** Makes a page of each profile that opens it as a flame graph. @returns the pages' files */
export function drawFlameGraphs(folder: string): string[] {
  const viewer = join(dirname(require.resolve('speedscope/package.json')), 'dist/release/index.html')
  const profiles = readdirSync(folder).filter((file) => file.endsWith(ending))
  return profiles.map((file) => {
    const name = basename(file, ending)
    const content = readFileSync(join(folder, file)).toString('base64')
    const script = join(folder, `${name}.js`)
    writeFileSync(script, `speedscope.loadFileFromBase64(${JSON.stringify(name)}, "${content}")`)
    const address = `${pathToFileURL(viewer).href}#localProfilePath=${script}`
    const page = join(folder, `${name}.html`)
    writeFileSync(page, `<!doctype html><title>${name}</title><script>location = ${JSON.stringify(address)}</script>\n`)
    return page
  })
}

function write(folder: string, name: string, profile: object): void {
  writeFileSync(join(folder, name + ending), JSON.stringify(profile))
}
