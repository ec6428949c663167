import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The shell is the same browser without windows, and takes half of the processor's time.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** The path of a Chromium or Chrome, or undefined; `CHROMIUM` names one. @returns {string | undefined} */
export function findChromium() {
  const named = process.env['CHROMIUM']
  return [named, ...BROWSERS.flatMap(onPath), MAC_BROWSER].find((file) => file && existsSync(file))
}

/** The folder of a PostgreSQL server's programs, the latest version first, or undefined. @returns {string | undefined} */
export function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a)) : []
  // Debian keeps a server's programs off the path, in one folder a version.
  const folders = [...versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin')), ...path()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** @param {string} program */
function onPath(program) {
  return path().map((folder) => join(folder, program))
}

function path() {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
}
