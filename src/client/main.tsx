import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { callEarly } from './base/api/api'
import { readToken } from './base/api/token'
import { App, loadConsole } from './app'
import { collectErrors } from './base/errors/error-log'
import { startCaptions } from './base/i18n/i18n'
import { loadSession } from './base/session/session'
import { currentLanguage, startSettings } from './base/settings/settings-store'
import './base/ui/tokens.css'
import './base/ui/base.css'

startSettings()
collectErrors(window)
// Who has a token is most likely signed in: what the console consists of and who it is for are fetched together with the words.
// The app asks again for what failed, and tells of it.
const isConsole = readToken() !== undefined
if (isConsole) {
  callEarly()
  void loadConsole()
    .then((console) => console.loadWorkbench())
    .catch(() => undefined)
}
const root = document.getElementById('root')
if (!root) throw new Error('index.html: there is no element #root to draw into.')
// An `await` of a module itself would keep the bundler from joining files.
void startCaptions(currentLanguage(), isConsole).then(
  () => {
    void loadSession()
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  },
  (error: unknown) => {
    // Without captions there is no text but this one.
    root.textContent = 'The console could not be loaded. Load the page again. 控制台未能加载，请重新加载页面。'
    throw error
  },
)
