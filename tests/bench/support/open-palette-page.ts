import type { Page } from '@playwright/test'
import { allCommands, servePalettePage } from '../../support/palette-page'
import type { Harness } from '../../support/serve-page'
import type { Bench } from './bench'
import { percentile } from './figure'
import { servePeer } from './peers'

/** A page with the palette over all commands of the console. */
function openPalettePage(bench: Bench): Promise<Page> {
  return open(bench, servePalettePage())
}

/** A page with the palette of a peer over the same commands, as its documentation renders them. */
function openPeerPalette(bench: Bench, name: 'kbar' | 'cmdk'): Promise<Page> {
  return open(bench, servePeer(name, [allCommands()]))
}

async function open(bench: Bench, served: Promise<Harness>): Promise<Page> {
  const harness = await served
  bench.onEnd(() => harness.close())
  const page = await bench.page()
  await page.goto(harness.url)
  await page.locator('body[data-ready=true]').waitFor({ state: 'attached' })
  return page
}

/** Measures the palette and those of the peers in turn. @returns its p95, and that as a share of kbar's and of cmdk's */
export async function comparePalettes(
  bench: Bench,
  times: (page: Page) => Promise<readonly number[]>,
): Promise<() => Promise<readonly number[]>> {
  const pages = [
    await openPalettePage(bench),
    await openPeerPalette(bench, 'kbar'),
    await openPeerPalette(bench, 'cmdk'),
  ]
  return async () => {
    const values: number[] = []
    for (const page of pages) {
      await page.bringToFront()
      values.push(percentile(await times(page), 0.95))
    }
    const [ours = NaN, kbar = NaN, cmdk = NaN] = values
    return [ours, ours / kbar, ours / cmdk]
  }
}
