import { createRoot } from 'react-dom/client'
import { subscribe } from 'valtio'
import '../../../src/client/base/ui/base.css'
import { collectErrors, logError } from '../../../src/client/base/errors/error-log'
import { loadCaptions, startCaptions, switchLanguage } from '../../../src/client/base/i18n/i18n'
import { listenToKeys } from '../../../src/client/base/keys/keyboard'
import { currentLanguage, settings, startSettings } from '../../../src/client/base/settings/settings-store'
import { followWidth } from '../../../src/client/shell/frame/shell-store'
import { keepWorld } from './field-world'
import { forceStates } from './forced-states'
import { Gallery, loadFieldTypes } from './gallery'
import { ShellPage } from './shell-page'

/*
 * `npm run gallery` serves it. `?language=zh&appearance=dark&size=mini&colour=11a983` begins so, `?view=shell` shows the shell.
 */
const query = new URLSearchParams(location.search)

startSettings()
Object.assign(settings, {
  ...(query.has('language') && { language: query.get('language') }),
  ...(query.has('appearance') && { appearance: query.get('appearance') }),
  ...(query.has('size') && { size: query.get('size') }),
  ...(query.has('colour') && { themeColour: `#${query.get('colour')}` }),
})
keepWorld()
await loadFieldTypes()
await startCaptions(currentLanguage(), false)
await loadCaptions(
  {
    en: () => import('../../../locales/en/fields.json').then((module) => module.default),
    zh: () => import('../../../locales/zh/fields.json').then((module) => module.default),
  },
  currentLanguage(),
)
subscribe(settings, () => void switchLanguage(currentLanguage()))
collectErrors(window)
followWidth(window)
listenToKeys(window)
logError(new TypeError("Cannot read properties of undefined (reading 'title')"), 'react: UserDetail')
logError(new TypeError("Cannot read properties of undefined (reading 'title')"), 'promise')

createRoot(document.getElementById('root')!).render(query.get('view') === 'shell' ? <ShellPage /> : <Gallery />)
forceStates()
