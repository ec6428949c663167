import type { Page, Request } from '@playwright/test'
import { ask, faultsOf } from '../journey'
import type { DeclaredRoute } from './declared-routes'

export interface Visit {
  readonly route: string
  readonly milliseconds: number
  /** What was wrong, a line each. */
  readonly faults: readonly string[]
}

/** How long a page may take until it stands still. */
const longestWait = 30_000

/** The address of a route, its parameters filled from the first of the records that they name. */
export async function addressOf(
  page: Page,
  { path, parameters, api, choices, targets, shared }: DeclaredRoute,
): Promise<string> {
  const record = await firstRecord(page, api, Object.values(shared))
  const valueOf = async (name: string) =>
    heldIn(record, shared[name]) ?? choices[name] ?? String((await firstId(page, targets[name] ?? api)) ?? 1)
  let filled = path
  for (const [part, name = ''] of path.matchAll(/\{(\w+)\??\}/g)) filled = filled.replace(part, await valueOf(name))
  const query = await Promise.all(parameters.map(async (name) => `${name}=${await valueOf(name)}`))
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

async function firstId(page: Page, api: string | undefined): Promise<number | undefined> {
  return (await firstRecord(page, api))?.id
}

type FirstRecord = Readonly<Record<string, unknown>> & { readonly id: number }

async function firstRecord(
  page: Page,
  api: string | undefined,
  columns: readonly string[] = [],
): Promise<FirstRecord | undefined> {
  if (api === undefined) return undefined
  const body = { columns, size: 1, sort: 'id' }
  const found = await ask<{ rows: FirstRecord[] }>(page, `POST ${api}/page`, body).catch(() => undefined)
  return found?.rows[0]
}

/** The value of a record's field as an address has it: of a reference its id. */
function heldIn(record: FirstRecord | undefined, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : record?.[field]
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Goes to pages within a running console, and tells what is wrong with each. */
export class RouteVisitor {
  #faults: string[] = []
  /** The calls that the page has made since it was gone to, and those of them that it did not wait for. */
  #calls: Request[] = []
  #givenUp: Request[] = []
  readonly #pending = new Set<unknown>()

  constructor(
    readonly page: Page,
    readonly prefixes: readonly string[],
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`console: ${message.text().slice(0, 200)}`)
    })
    page.on('pageerror', (error) => this.#faults.push(`error: ${error.message.slice(0, 200)}`))
    page.on('request', (request) => {
      if (!request.url().includes('/events')) this.#pending.add(request)
      this.#calls.push(request)
    })
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => {
      this.#pending.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // What is no longer wanted is given up when its page is left.
      if (!reason.includes('ERR_ABORTED')) this.#faults.push(`request: ${request.url()} ${reason}`)
      else this.#givenUp.push(request)
    })
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#faults.push(
          `request: ${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`,
        )
    })
  }

  /** @param withAxe whether the rules of accessibility are checked on it too */
  async visit(address: string, title: string, withAxe: boolean): Promise<Visit> {
    const { isThere, milliseconds } = await this.#goTo(address, title)
    const path = new URL(this.page.url()).pathname
    if (path !== address.split('?')[0]) this.#faults.push(`leads to ${path}`)
    this.#faults.push(...(await this.#unwritten()), ...(await this.#broken()))
    if (withAxe && isThere) this.#faults.push(...(await faultsOf(this.page, 'main')).map((fault) => `axe ${fault}`))
    return { route: address, milliseconds, faults: [...new Set(this.#faults)] }
  }

  /** Goes to a page that its account may not open: it says which page that is, and which right it takes. */
  async refused(address: string, title: string): Promise<Visit> {
    const { milliseconds } = await this.#goTo(address, '')
    const said = this.page.locator('[data-page="system.401"]').filter({ hasText: title })
    const isSaid = await said.waitFor({ timeout: longestWait }).then(
      () => true,
      () => false,
    )
    if (!isSaid) this.#faults.push(`is not refused by its title: ${await this.#where()}`)
    if ((await said.locator('code').count()) === 0) this.#faults.push('does not say which right is missing')
    this.#faults.push(...(await this.#unwritten()), ...(await this.#broken()))
    return { route: address, milliseconds, faults: [...new Set(this.#faults)] }
  }

  /** Does something on the page on screen, and tells what went wrong by it until the page stands still again. */
  async act(route: string, act: () => Promise<void>): Promise<Visit> {
    this.#faults = []
    const begun = performance.now()
    await act()
    if (!(await this.#stoodStill('')))
      this.#faults.push(`not there after ${longestWait / 1000} s: ${await this.#where()}`)
    const milliseconds = performance.now() - begun
    this.#faults.push(...(await this.#unwritten()), ...(await this.#broken()))
    return { route, milliseconds, faults: [...new Set(this.#faults)] }
  }

  async #goTo(address: string, title: string): Promise<{ readonly isThere: boolean; readonly milliseconds: number }> {
    this.#faults = []
    this.#calls = []
    this.#givenUp = []
    const begun = performance.now()
    await this.page.evaluate((to) => history.pushState(null, '', to), address)
    const isThere = await this.#stoodStill(title)
    const milliseconds = performance.now() - begun
    if (!isThere) this.#faults.push(`not there after ${longestWait / 1000} s: ${await this.#where()}`)
    return { isThere, milliseconds }
  }

  /** Waits until the page has its title, nothing in it is busy, and no call is under way. */
  async #stoodStill(title: string): Promise<boolean> {
    const deadline = performance.now() + longestWait
    let still = 0
    while (performance.now() < deadline) {
      const isDrawn = await this.page.evaluate(
        (wanted) =>
          document.title.includes(wanted) &&
          (document.querySelector('main')?.textContent ?? '') !== '' &&
          !document.querySelector('main :is([aria-busy=true], [data-loading])'),
        title,
      )
      still = isDrawn && this.#pending.size === 0 ? still + 1 : 0
      if (still === 2) return true
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    return false
  }

  /** What the page on screen gave up and then asked for once more, a line each: people wait for it twice. */
  askedAgain(): readonly string[] {
    return this.#givenUp
      .filter((call) => this.#calls.some((other) => other !== call && wordsOf(other) === wordsOf(call)))
      .map((call) => `asks again for what it gave up: ${wordsOf(call).slice(0, 200)}`)
  }

  /** The queries by which the page on screen asked for the first rows of its list, a line each, where they were several: rows that come and go. */
  turnedAround(): readonly string[] {
    const [own, ...others] = this.#calls.filter(isForFirstRows)
    const again = others.filter((call) => own && listOf(call) === listOf(own) && wordsOf(call) !== wordsOf(own))
    return again.map((call) => `asks for first rows by another query: ${wordsOf(call).slice(0, 200)}`)
  }

  async #where(): Promise<string> {
    const pending = [...this.#pending].length
    return `${await this.page.title()}, ${pending} calls under way`
  }

  /** Texts that are ids of captions. */
  #unwritten(): Promise<string[]> {
    return this.page.evaluate((prefixes) => {
      const known = new Set(prefixes)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? ''
        // Codes are shown where codes are what is asked for.
        if (walker.currentNode.parentElement?.closest('code')) continue
        if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(text) && known.has(text.split('.')[0] ?? ''))
          found.push(`unwritten: ${text}`)
      }
      return found
    }, this.prefixes)
  }

  /** A part that says it broke. */
  #broken(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('main [role=alert]')].map(
        (part) => `says: ${(part.textContent ?? '').trim().slice(0, 160)}`,
      ),
    )
  }
}

function wordsOf(request: Request): string {
  return `${request.method()} ${request.url()} ${request.postData() ?? ''}`
}

interface AskedRows {
  readonly columns?: readonly string[]
  readonly offset?: number
  readonly after?: object
  readonly filters?: { readonly id?: object }
}

const rowsAskedBy = (request: Request) => request.postDataJSON() as AskedRows

/** Whether a call is for the rows that a list begins with, and not for those further down, or for some that have changed. */
function isForFirstRows(request: Request): boolean {
  if (request.method() !== 'POST' || !request.url().endsWith('/page')) return false
  const { offset, after, filters } = rowsAskedBy(request)
  return !offset && after === undefined && filters?.id === undefined
}

/** Tells the lists of a page apart: what is beside its own, as the lines of a film are, reads other columns. */
function listOf(request: Request): string {
  return `${request.url()} ${rowsAskedBy(request).columns?.join() ?? ''}`
}
