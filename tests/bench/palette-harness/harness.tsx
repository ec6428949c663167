import i18next from 'i18next'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { commandIndex } from 'virtual:command-index'
import captions from '../../../locales/en/palette.json'
import { keyboard, listenToKeys } from '../../../src/client/base/keys/keyboard'
import { Palette, warmPalette } from '../../../src/client/engine/palette'
import { openPalette, togglePalette } from '../../../src/client/engine/palette/palette-door'
import '../../../src/client/base/ui/base.css'
import { accentTokens } from '../../../src/client/base/theme/theme'
import { createHost, type HarnessHost } from './host'
import { timeKey, type KeyTime } from './time-key'

declare global {
  interface Window {
    palette: {
      readonly host: HarnessHost
      /** Times the next key press; `readTimer` waits for what it cost. */
      startTimer(): void
      readTimer(): Promise<KeyTime>
      readonly open: typeof openPalette
    }
  }
}

for (const [name, value] of Object.entries(accentTokens('#6eb3f9', 'light')))
  document.documentElement.style.setProperty(name, value)

const host = createHost(commandIndex())
let timer: Promise<KeyTime>
window.palette = {
  host,
  open: openPalette,
  startTimer: () => {
    timer = timeKey()
  },
  readTimer: () => timer,
}

void i18next
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: { en: { translation: captions } } })
  .then(async () => {
    listenToKeys(window)
    keyboard.bind([
      { id: 'palette', keys: 'Mod+K', scope: 'global', title: 'Palette', run: togglePalette, everywhere: true },
      { id: 'below', keys: 'b', scope: 'page', title: 'A key of the page', run: () => void host.calls.push('key b') },
    ])
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <Suspense>
          <Palette host={host} />
        </Suspense>
      </StrictMode>,
    )
    await warmPalette(host)
    document.body.dataset.ready = 'true'
  })
