import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The data of the server under test; the passwords are those of all copies of the prepared data. */
const dataFolder = process.env['E2E_DATA_DIR'] ?? '.cache/e2e/console'

/** The demo accounts; each holds other rights. */
export type Username =
  'admin' | 'operator' | 'analyst' | 'reviewer' | 'newcomer' | 'service' | 'finance' | 'live' | 'editor' | 'regional'

interface Journey {
  /** A page in the name of an account, signed in without the form. */
  readonly signedIn: (
    username: Username,
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
  ) => Promise<Page>
}

/** Tokens by account. What is dangerous wants a proof of the last 15 minutes: older ones are left. */
const tokens = new Map<Username, { readonly token: string; readonly since: number }>()
const tokenLasts = 10 * 60_000
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const test = base.extend<Journey>({
  signedIn: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (username, options = {}) => {
      const context = await browser.newContext({ acceptDownloads: true, ...options })
      contexts.push(context)
      const url = baseURL ?? ''
      const known = tokens.get(username)
      const isFresh = known !== undefined && Date.now() - known.since < tokenLasts
      const token = isFresh ? known.token : await tokenOf(context, url, username)
      if (!isFresh) tokens.set(username, { token, since: Date.now() })
      await context.addCookies([{ name: 'Admin-Token', value: token, url }])
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** An account's password, as the server keeps it with its data. */
export function passwordOf(username: Username): string {
  const accounts = JSON.parse(readFileSync(join(dataFolder, 'accounts.json'), 'utf8')) as {
    username: string
    password: string
  }[]
  const found = accounts.find((account) => account.username === username)
  if (!found) throw new Error(`${dataFolder}/accounts.json names no account "${username}".`)
  return found.password
}

/** Signs an account in. While another journey has its second step set up, no token comes: that is waited for. */
async function tokenOf(context: BrowserContext, url: string, username: Username): Promise<string> {
  let token: string | undefined
  const signIn = async () => {
    const answer = await context.request.post(`${url}/auth/backend/account/login`, {
      data: { username, password: passwordOf(username) },
    })
    const { data, msg } = (await answer.json()) as { data: { token?: string } | null; msg: string }
    if (!data) throw new Error(`${username} could not sign in: ${msg}`)
    token = data.token
    return token
  }
  await expect.poll(signIn, { message: `${username} signs in without a second step`, timeout: 60_000 }).toBeTruthy()
  return token ?? ''
}

/**
 * Asks the server in the name of the page's account, without the page.
 * @param name `POST /user/backend/page`
 * @param input the body, or the query of a GET
 * @returns the data of its answer. @throws where the server refuses
 */
export async function ask<Data>(
  page: Page,
  name: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const [method = 'GET', path = ''] = name.split(' ')
  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'Admin-Token')?.value ?? ''
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const answer = await page.request.fetch(`${path}${query}`, {
    method,
    headers: { token },
    ...(method !== 'GET' && { data: input }),
  })
  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data }
  if (code !== '00000') throw new Error(`${name}: ${code} ${msg}`)
  return data
}

/** The id of a published title with ten episodes or more online. */
export async function titleOnline(page: Page): Promise<number> {
  const { rows } = await ask<{ rows: { id: number }[] }>(page, 'POST /cms/backend/drama/page', {
    filters: { state: { is: ['published'] }, releasedEpisodes: { from: 10 } },
    columns: ['title'],
    sort: 'id',
    size: 1,
  })
  return rows[0]?.id ?? 0
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Opens a list and waits for its first record, not for what is in its place; the grid then has the focus. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('[role=row][data-index="0"] [data-column]:not(:has([data-skeleton]))').first().waitFor()
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
}

/** Cells of a row, or one of them by its column. */
export function cell(page: Page, index: number, column?: string) {
  return page.locator(`[role=row][data-index="${index}"] ${column ? `[data-column="${column}"]` : '[data-column]'}`)
}

/** What is typed on from the key that opened a dialog is dropped; people pause to read what has come up. */
export async function pauseToRead(page: Page): Promise<void> {
  await expect(page.locator('html[data-deaf]')).toHaveCount(0)
}

/** What a row is called: its cell without the second line. */
export async function nameIn(page: Page, index: number, column: string): Promise<string> {
  const [name = ''] = (await cell(page, index, column).innerText()).split('\n')
  return name
}

export const palette = (page: Page) => page.getByRole('dialog', { name: /Command palette|命令面板/ })
export const toasts = (page: Page) => page.locator('[data-zone=toasts]')

/** Opens the palette, types, and waits until the row that has the title is highlighted. */
export async function findCommand(page: Page, text: string, title: string): Promise<void> {
  await press(page, 'Control+k')
  await palette(page).waitFor()
  await page.keyboard.type(text)
  await expect(palette(page).locator('[role=option][aria-selected=true]')).toContainText(title)
}

/** Waits until the palette asks for something, then answers: a text is typed, Enter takes what is highlighted. */
export async function answer(page: Page, asked: RegExp, text = ''): Promise<void> {
  await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', asked)
  if (text) await page.keyboard.type(text)
  await press(page, 'Enter')
}

/**
 * What on screen breaks WCAG 2.2 AA, one line each.
 * @param within what of the page is looked at: all of it, unless the rest is looked at elsewhere
 */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    // Of a grid its first rows: those beneath are made of the same cells.
    const context = { include: [selector], exclude: [['[role=row][data-index]:nth-child(n + 9)']] }
    const { violations } = await checker.run(context, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    const faults: string[] = []
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes)
        if (id !== 'target-size' || (await isSmallInSight(String(target[0]))))
          faults.push(`${id}: ${html.slice(0, 160)}`)
    return faults

    /** A target that is cut off by the edge of what scrolls is measured by what is left of it, so it is brought into sight first. */
    async function isSmallInSight(target: string): Promise<boolean> {
      document.querySelector(target)?.scrollIntoView({ block: 'center', inline: 'center' })
      const again = await checker.run(target, { runOnly: { type: 'rule', values: ['target-size'] } })
      return again.violations.length > 0
    }
  }, within)
}

export { expect, type Page }
