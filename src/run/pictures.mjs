import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBrowser } from './support/ensure-programs.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { inProject } from './support/project.mjs'

/*
 * `npm run pictures` takes the README's pictures again, of a server of its own on fresh demo data.
 */
const folder = inProject('src/client/assets/readme')
const password = 'For-pictures-only#1'
const port = 18090
const origin = `http://127.0.0.1:${port}`

await ensureInstalled()
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const server = spawn(process.execPath, [inProject('src/run/start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: password },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await answering()
  await takePictures()
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.kill('SIGTERM')) await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function takePictures() {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 580 }, locale: 'en-US' })
    const answer = await page.request.post(`${origin}/auth/backend/account/login`, {
      data: { username: 'admin', password },
    })
    const { data } = await answer.json()
    await page.context().addCookies([{ name: 'Admin-Token', value: data.token, url: origin }])
    mkdirSync(folder, { recursive: true })
    const take = async (/** @type {string} */ name) => {
      await wait(1500)
      await page.screenshot({ path: join(folder, `${name}.png`) })
    }

    await page.goto(`${origin}/user-manage/user-list`)
    await page.locator('[role=row][data-index="12"] [data-column=nickname]').waitFor()
    for (const key of ['j', 'j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await take('grid')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ban')
    await take('palette')
    await page.goto(`${origin}/report-center/index`)
    await take('reports')
  } finally {
    await browser.close()
  }
}

/** Waits until the server serves; its first start builds and fills the demo data. */
async function answering() {
  for (let second = 0; second < 180; second++) {
    if (server.exitCode !== null) throw new Error('The server has stopped: see its message above.')
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(1000)
  }
  throw new Error('The server has not answered within three minutes.')
}
