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
  stdio: ['ignore', 'pipe', 'inherit'],
})
/** The console opens before all of the demo is there. */
const filled = new Promise((resolve) => {
  server.stdout.on('data', (/** @type {Buffer} */ text) => {
    if (text.includes('demo data complete')) resolve(undefined)
  })
})
try {
  await answering()
  await filled
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
    const page = await browser.newPage({ viewport: { width: 1440, height: 810 }, locale: 'en-US' })
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

    // Keys of a list work once it has the focus.
    const openedList = async () => {
      await page.locator('[role=row][data-index="8"]').waitFor()
      await page.locator('[role=grid] :focus').waitFor()
    }
    /** Opens the first record; a key that comes before the rows are at work is pressed again. */
    const openFirst = async (/** @type {import('playwright').Locator} */ opened) => {
      for (let tries = 0; tries < 5; tries++) {
        await wait(1000)
        await page.keyboard.press('Enter')
        if (
          await opened.waitFor({ timeout: 4000 }).then(
            () => true,
            () => false,
          )
        )
          return
      }
      throw new Error(`Enter opened nothing at ${page.url()}.`)
    }
    const openList = async (/** @type {string} */ address) => {
      await page.goto(`${origin}${address}`)
      await openedList()
    }

    await openList('/user-manage/user-list?sort=-totalPaid')
    for (const key of ['j', 'j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ban')
    await take('palette')
    await openList('/movie-manage/series-list?sort=-plays30d')
    await take('list')
    await openList('/user-manage/user-list?sort=-totalPaid')
    const overview = page.getByRole('tab', { name: 'Overview' })
    await openFirst(overview)
    await overview.click()
    await take('record')
    await openList('/data-manage/ali')
    await take('report')
    await page.goto(`${origin}/movie-manage/series-list?state=scheduled`)
    await page.locator('[role=grid] :focus').waitFor()
    await openFirst(page.getByRole('heading', { name: 'Series episodes and files' }))
    await openedList()
    await take('release')
    await page.goto(`${origin}/goods-and-order/order-refund?state=disputed`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await take('refund')
    await openList('/live-manage/live-settlement?state=computed')
    await openFirst(page.getByRole('tab', { name: /^Lines by anchor/ }))
    await page.getByRole('tab', { name: /^Lines by anchor/ }).click()
    await take('settlement')
    await openList('/vip-manage/vip-activity-config?state=live')
    await take('campaign')
    await page.setViewportSize({ width: 390, height: 810 })
    await openList('/user-manage/user-list?sort=-totalPaid')
    await take('phone')
  } finally {
    await browser.close()
  }
}

/** Waits until the server serves; its first start builds and fills the demo data. */
async function answering() {
  for (let second = 0; second < 360; second++) {
    if (server.exitCode !== null) throw new Error('The server has stopped: see its message above.')
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(1000)
  }
  throw new Error('The server has not answered within six minutes.')
}
