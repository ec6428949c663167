import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchChromium } from '../../support/chromium'
import { startDemo } from './demo-server'
import { startManyUsers, type ManyUsers } from './many-users'
import { profilePage } from './profiles'
import { startServer, type RunningServer } from './running-server'

/** What the figures are measured with; each is started when a figure asks for it first, and ends with the bench. */
export class Bench {
  readonly #closers: (() => Promise<unknown>)[] = []
  /** The pages of the figure that is measured, each with what ends its profile. */
  readonly #contexts = new Map<BrowserContext, () => Promise<void>>()
  #pages = 0
  #browser: Promise<Browser> | undefined
  #demo: Promise<RunningServer> | undefined
  #million: Promise<ManyUsers> | undefined
  #ending: Promise<void> | undefined

  /** Has something ended with the bench, the last one first. */
  readonly onEnd = (close: () => Promise<unknown>): void => {
    this.#closers.push(close)
  }

  /** Headless Chromium with a page of its own, of a laptop's size. */
  async page(): Promise<Page> {
    const browser = await (this.#browser ??= this.#launch())
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    // tsx has functions keep their names by a helper of this name, those too that are run in a page.
    await context.addInitScript('globalThis.__name = (value) => value')
    const page = await context.newPage()
    this.#contexts.set(context, await profilePage(page, `page-${++this.#pages}`))
    return page
  }

  /** Closes the pages of a figure that has been measured, so that they take nothing from the next. */
  async closePages(): Promise<void> {
    for (const [context, endProfile] of this.#contexts) {
      await endProfile().catch(() => undefined)
      await context.close().catch(() => undefined)
    }
    this.#contexts.clear()
  }

  /** A server on an empty embedded database. */
  server(): Promise<RunningServer> {
    return startServer(this.onEnd)
  }

  /** The server on the embedded database with the data of the demo that all figures share. */
  demo(): Promise<RunningServer> {
    return (this.#demo ??= startDemo(this.onEnd))
  }

  /** The server on PostgreSQL with a million users that all figures share. */
  millionUsers(): Promise<ManyUsers> {
    return (this.#million ??= startManyUsers(this.onEnd, 1_000_000))
  }

  /** Ends all that was started, however often it is asked to. */
  end(): Promise<void> {
    return (this.#ending ??= this.#close())
  }

  async #close(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close().catch(() => undefined)
  }

  async #launch(): Promise<Browser> {
    const browser = await launchChromium()
    this.onEnd(() => browser.close())
    return browser
  }
}
