import { proxy } from 'valtio'
import { focusHome } from '../../base/ui/focus-home'
import type { PaletteRequest } from './palette-model'

/** Whether the palette is wanted, and how: all of it that belongs to the first load. */
export const paletteDoor = proxy<{ isOpen: boolean; request: PaletteRequest; opened: number }>({
  isOpen: false,
  request: {},
  opened: 0,
})

/** Where the focus was before. */
let focused: Element | null = null

/** The text of an input that has yet to come, where somebody has typed; a command opened by a link fills in its own. */
let typedAhead: string | undefined

/** Opens the palette, or opens it again with another request. */
export function openPalette(request: PaletteRequest = {}): void {
  focused ??= document.activeElement
  paletteDoor.request = request
  paletteDoor.opened++
  if (!paletteDoor.isOpen) document.addEventListener('keydown', keepTyped, true)
  typedAhead = undefined
  paletteDoor.isOpen = true
}

export function closePalette(): void {
  paletteReady()
  paletteDoor.isOpen = false
}

/**
 * To be called when the palette's input has the focus, and keys reach it by themselves.
 * @returns what was typed until then, once: the palette reads its request before the last keys are kept
 */
export function paletteReady(): string | undefined {
  document.removeEventListener('keydown', keepTyped, true)
  const text = typedAhead
  typedAhead = undefined
  return text
}

/** Until the palette has been loaded and drawn, what is typed is kept for it. */
function keepTyped(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return
  const text = typedAhead ?? paletteDoor.request.text ?? ''
  if (key.length === 1) typedAhead = text + key
  else if (key === 'Backspace') typedAhead = text.slice(0, -1)
  else if (key === 'Escape') closePalette()
  else if (key !== 'Enter' && key !== 'Tab') return
  event.preventDefault()
  event.stopPropagation()
}

/** For its key: pressed again, it closes. */
export function togglePalette(): void {
  if (paletteDoor.isOpen) closePalette()
  else openPalette()
}

/** Brings the focus back to where it was before the palette opened, or to the page when that place is gone. */
export function giveBackFocus(): void {
  const place = focused?.isConnected && focused !== document.body ? focused : undefined
  focused = null
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  else focusHome()
}
