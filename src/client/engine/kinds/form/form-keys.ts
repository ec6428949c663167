import { useMemo } from 'react'
import type { KeyBinding, Scope } from '../../../base/keys/key-dispatcher'
import { useKeys } from '../../../base/keys/use-keys'
import { caption } from '../../../base/i18n/i18n'

const usual = ['Mod+S', 'Mod+Enter']

/** Mod+S and Mod+Enter send the form that is open, from inside its inputs too. `submit` must be stable. */
export function useSubmitKeys(scope: Scope, submit: () => void, keys: readonly string[] = usual): void {
  const bindings = useMemo(
    () =>
      keys.map((each): KeyBinding => ({
        id: `form.save.${each}`,
        keys: each,
        scope,
        title: caption('form.save'),
        run: submit,
        everywhere: scope === 'page',
      })),
    [scope, submit, keys],
  )
  useKeys(bindings)
}

const typedInto =
  ':is(input:not([type=checkbox],[type=radio],[type=file]),textarea,[contenteditable=true]):not([disabled])'
const focusable = ':is(input,select,button,[tabindex="0"]):not([disabled])'

/** Puts the focus into the field of a form. @returns whether the form has the field */
export function focusField(form: HTMLElement | null, name: string): boolean {
  const field = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  const place =
    field?.querySelector<HTMLElement>('[aria-invalid=true]:not([disabled])') ??
    field?.querySelector<HTMLElement>(typedInto) ??
    field?.querySelector<HTMLElement>(focusable)
  place?.focus()
  field?.scrollIntoView({ block: 'nearest' })
  return place !== null && place !== undefined
}

/** The field that holds the focus. */
export function focusedField(form: HTMLElement | null): string | undefined {
  const place = document.activeElement
  return place instanceof HTMLElement && form?.contains(place)
    ? place.closest<HTMLElement>('[data-field]')?.dataset.field
    : undefined
}

/**
 * The invalid field after (1) or before (-1) the one that holds the focus, around the ends.
 * @param names the form's fields in order; `invalid` those with a problem
 */
export function nextInvalid(
  names: readonly string[],
  invalid: readonly string[],
  focused: string | undefined,
  step: 1 | -1,
): string | undefined {
  const inOrder = names.filter((name) => invalid.includes(name))
  const place = focused === undefined ? -1 : names.indexOf(focused)
  const after =
    step === 1
      ? inOrder.find((name) => names.indexOf(name) > place)
      : inOrder.findLast((name) => names.indexOf(name) < place)
  return after ?? inOrder.at(step === 1 ? 0 : -1)
}

/** Whether the focus is in something that is typed into. */
export function isTyping(): boolean {
  const place = document.activeElement
  return (
    place instanceof HTMLElement &&
    (place.isContentEditable || place.matches('input:not([type=checkbox],[type=radio]),textarea,select'))
  )
}
