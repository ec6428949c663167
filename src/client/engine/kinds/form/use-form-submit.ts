import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Scope } from '../../../base/keys/key-dispatcher'
import { focusField, useSubmitKeys } from './form-keys'
import type { FormSession, Saved } from './form-session'
import { rootOf } from './form-state'

/**
 * Sends a form by button and by Mod+S or Mod+Enter; what is invalid gets the focus, the first of it.
 * @param onDone called with what was saved; null where nothing had been changed
 * @param keys must be stable
 * @returns what a button calls; stable between renders
 */
export function useFormSubmit(
  session: FormSession,
  form: RefObject<HTMLFormElement | null>,
  scope: Scope,
  onDone: (saved: Saved | null) => void,
  keys?: readonly string[],
): () => void {
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })
  const submit = useCallback(() => {
    void session.submit().then((outcome) => {
      if (outcome.kind === 'saved') done.current(outcome.saved)
      else if (outcome.kind === 'unchanged') done.current(null)
      else if (outcome.kind === 'invalid' || outcome.kind === 'failed') {
        const [first] = session.get().problems
        if (first) focusField(form.current, rootOf(first.path))
      }
    })
  }, [session, form])
  useSubmitKeys(scope, submit, keys)
  return submit
}
