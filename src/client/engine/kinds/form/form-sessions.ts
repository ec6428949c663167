import { registerTabMemory } from '../../tabs/tab-memory'
import { update } from '../../tabs/tab-rules'
import { setTabs } from '../../tabs/tab-store'
import { dropOldDrafts } from './draft-store'
import type { FormSession } from './form-session'
import { markUnsaved } from './unsaved-changes'

interface Held {
  readonly session: FormSession
  readonly stop: () => void
}

const held = new Map<string, Held>()

/** The form of a tab; begun where there is none, and kept while the tab is there, shown or not. */
export function formSession(tabKey: string, begin: () => FormSession): FormSession {
  const known = held.get(tabKey)
  if (known) return known.session
  const session = begin()
  held.set(tabKey, { session, stop: followForm(tabKey, tabKey, session) })
  return session
}

/**
 * Lets a tab and the browser know whether a form holds unsaved changes, until the returned function is called.
 * @param key the form's own name among the unsaved ones
 */
export function followForm(key: string, tabKey: string, session: FormSession): () => void {
  let was = false
  const tell = () => {
    const { isDirty } = session.get()
    if (isDirty === was) return
    was = isDirty
    markUnsaved(key, isDirty)
    setTabs((tabs) => update(tabs, tabKey, { dirty: isDirty }))
  }
  const stop = session.subscribe(tell)
  // The tab of a page that is just being opened comes into being after it.
  queueMicrotask(tell)
  return () => {
    stop()
    markUnsaved(key, false)
    if (was) setTabs((tabs) => update(tabs, tabKey, { dirty: false }))
  }
}

/** Forgets the form of a tab with its draft: it was saved, or thrown away knowingly. */
export function dropForm(tabKey: string): void {
  const form = held.get(tabKey)
  if (!form) return
  form.session.discard()
  form.stop()
  held.delete(tabKey)
}

registerTabMemory({
  drop: (tabKey) => {
    for (const key of [...held.keys()]) if (key === tabKey || key.startsWith(`${tabKey}#`)) dropForm(key)
  },
  // A sign-out takes the forms off the screen and leaves their drafts; they are offered back to the same account.
  dropAll: () => {
    for (const { session, stop } of held.values()) {
      session.keep()
      stop()
    }
    held.clear()
  },
})

if (typeof window !== 'undefined') {
  dropOldDrafts(localStorage, Date.now())
  window.addEventListener('pagehide', () => {
    for (const { session } of held.values()) session.keep()
  })
}
