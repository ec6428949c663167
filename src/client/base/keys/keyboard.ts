import { createKeyDispatcher } from './key-dispatcher'
import type { DispatcherPress } from './key-dispatcher'

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The console's dispatcher. */
export const keyboard = createKeyDispatcher({ isMac })

const textInput =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=color],[type=file]),textarea,[contenteditable=""],[contenteditable=true],[role=textbox],[role=searchbox]'
const menu = '[role=menu],[role=listbox],[role=menubar],select'
const control =
  'button,a[href],summary,[role=button],[role=tab],[role=checkbox],[role=switch],[role=radio],[role=treeitem],input'

/**
 * Feeds the window's key presses to the dispatcher until the returned function is called. Whoever stands nearer to the key
 * (a field, a menu, a dialog) has handled it first: an event whose default is prevented is left alone.
 */
export function listenToKeys(window: Window): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.getModifierState('AltGraph')) return
    const outcome = keyboard.press(pressOf(event))
    if (outcome !== 'ignored') event.preventDefault()
  }
  window.addEventListener('keydown', keepToOpenList, true)
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('blur', keyboard.settle)
  return () => {
    window.removeEventListener('keydown', keepToOpenList, true)
    window.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('blur', keyboard.settle)
  }
}

/** Escape in the open list of a select closes the list, by the browser; the dialog around it listens at the document, and would close too. */
function keepToOpenList(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !CSS.supports('selector(:open)')) return
  if (document.querySelector('select:open')) event.stopPropagation()
}

function pressOf(event: KeyboardEvent): DispatcherPress {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, keyCode } = event
  return { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, keyCode, zone: zoneOf(event.target) }
}

function zoneOf(target: EventTarget | null): NonNullable<DispatcherPress['zone']> {
  if (!(target instanceof Element)) return 'other'
  if (target.matches(textInput)) return 'text'
  if (target.closest(menu)) return 'menu'
  return target.matches(control) ? 'control' : 'other'
}
