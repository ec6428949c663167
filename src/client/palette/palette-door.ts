import { proxy } from 'valtio'
import type { PaletteRequest } from './palette-model'

/** Whether the palette is wanted, and how: all of it that belongs to the first load. */
export const paletteDoor = proxy<{ isOpen: boolean; request: PaletteRequest; opened: number }>({
  isOpen: false,
  request: {},
  opened: 0,
})

/** Where the focus was before. */
let focused: Element | null = null

/** Opens the palette, or opens it anew with another request. */
export function openPalette(request: PaletteRequest = {}): void {
  focused ??= document.activeElement
  paletteDoor.request = request
  paletteDoor.opened++
  paletteDoor.isOpen = true
}

export function closePalette(): void {
  paletteDoor.isOpen = false
}

/** For its key: pressed again, it closes. */
export function togglePalette(): void {
  if (paletteDoor.isOpen) closePalette()
  else openPalette()
}

/** Brings the focus back to where it was before the palette opened, or to the page when that place is gone. */
export function giveBackFocus(): void {
  const place = focused?.isConnected && focused !== document.body ? focused : document.querySelector('main')
  focused = null
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
