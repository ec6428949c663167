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
import { offerKeyTimer } from './time-key'

declare global {
  interface Window {
    palette: {
      readonly host: HarnessHost
      readonly open: typeof openPalette
    }
  }
}

for (const [name, value] of Object.entries(accentTokens('#6eb3f9', 'light')))
  document.documentElement.style.setProperty(name, value)

const host = createHost(commandIndex())
window.palette = { host, open: openPalette }
offerKeyTimer()

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
