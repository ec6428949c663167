import { proxy } from 'valtio'
import { focusHome } from '../../base/ui/focus-home'
import type { PaletteRequest } from './palette-model'

interface PaletteDoor {
  isOpen: boolean
  /** It is wanted and has yet to be loaded or drawn: an input that stands for its own takes what is typed. */
  isComing: boolean
  request: PaletteRequest
  /** How often it has been opened. */
  opened: number
}

/** Whether the palette is wanted, and how: all of it that belongs to the first load. */
export const paletteDoor = proxy<PaletteDoor>({ isOpen: false, isComing: false, request: {}, opened: 0 })

/** Where the focus was before. */
let focused: Element | null = null

/** Once it has been drawn it opens before another key can come. */
let isDrawn = false

/** What was typed ahead; a command opened by a link fills in its own, and is handed nothing that nobody typed. */
let typedAhead: string | undefined
let isComposing = false
/** The palette's input, which waits for a word that an input method composes in the one that stands for it. */
let taker: ((typed: string | undefined) => void) | undefined

/** Opens the palette, or opens it again with another request. */
export function openPalette(request: PaletteRequest = {}): void {
  focused ??= document.activeElement
  paletteDoor.request = request
  paletteDoor.opened++
  typedAhead = undefined
  if (!paletteDoor.isOpen) paletteDoor.isComing = !isDrawn
  paletteDoor.isOpen = true
}

export function closePalette(): void {
  paletteDoor.isOpen = false
  paletteDoor.isComing = false
  isComposing = false
  taker = undefined
}

/** To be called as the palette is drawn, open or not. @returns to be called when it no longer is */
export function paletteDrawn(): () => void {
  isDrawn = true
  return () => {
    isDrawn = false
  }
}

/** Takes what is in the input that stands for the palette's own. */
export function typeAhead(text: string, composing: boolean): void {
  typedAhead = text
  isComposing = composing
  if (!composing) handOver()
}

/**
 * For the palette's input, to take the focus and what was typed before it could: at once, or when the word is done that somebody
 * composes. @returns gives it up
 */
export function takeTyped(take: (typed: string | undefined) => void): () => void {
  taker = take
  if (!isComposing) handOver()
  return () => {
    if (taker === take) taker = undefined
  }
}

function handOver(): void {
  const take = taker
  if (!take) return
  const typed = typedAhead
  taker = undefined
  typedAhead = undefined
  paletteDoor.isComing = false
  take(typed)
}

/** For its key: pressed again, it closes. */
export function togglePalette(): void {
  if (paletteDoor.isOpen) closePalette()
  else openPalette()
}

/** Brings the focus back, once, to where it was before the palette opened, or to the page when that place is gone. */
export function giveBackFocus(): void {
  if (!focused) return
  const place = focused.isConnected && focused !== document.body ? focused : undefined
  focused = null
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  else focusHome()
}
