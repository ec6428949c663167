import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

/** Flags under which Debian's Chromium runs as root, headless, without looking for its maker's hosts. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium; `extra` flags are added, e.g. `--force-device-scale-factor=2`. */
export function launchChromium(...extra: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...flags, ...extra],
  })
}
