import type { KeyboardEvent } from 'react'
import type { PaletteController } from './palette-controller'
import type { Move } from './palette-rows'

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'nextPage',
  PageUp: 'previousPage',
}

/**
 * What a key does in the palette. A key that an input method takes does nothing here: in Safari the Enter that commits a
 * candidate comes with keyCode 229 after the composition has ended. A held Enter confirms nothing.
 */
export function readKey(event: KeyboardEvent, controller: PaletteController): void {
  const { nativeEvent, key } = event
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229 || key === 'Process') return
  if (event.target instanceof HTMLElement && event.target.closest('[data-palette-custom]') && key !== 'Escape') return
  if (handle(event, controller)) event.preventDefault()
}

/** Returns whether the key was the palette's. */
function handle(event: KeyboardEvent, controller: PaletteController): boolean {
  const { key, shiftKey, altKey, repeat } = event
  const isMod = event.ctrlKey || event.metaKey
  const input = event.target instanceof HTMLInputElement ? event.target : null
  const text = input?.value ?? controller.store.state.text
  const move = moveOf(event, text)
  if (move) {
    controller.move(move)
    return true
  }
  switch (key) {
    case 'Enter':
      if (repeat) return true
      if (altKey) controller.actions.toggle()
      else controller.enter(text, { secondary: isMod, keepOpen: shiftKey && !isMod })
      return true
    case 'Tab':
      if (controller.store.state.actions) controller.move(shiftKey ? 'previous' : 'next')
      else if (shiftKey) controller.back()
      else if (!repeat) controller.enter(text, { onlyFill: true })
      return true
    case 'Escape':
      if (!repeat) controller.back()
      event.stopPropagation()
      return true
    case 'Backspace':
      if (text !== '' || repeat || !controller.store.state.draft) return false
      controller.back()
      return true
    case 'c':
    case 'C':
      return isMod && !shiftKey && !hasSelection(input) && controller.copyLink()
    default:
      return false
  }
}

/** Home and End belong to the text while there is some. */
function moveOf({ key, altKey, shiftKey }: KeyboardEvent, text: string): Move | undefined {
  if (shiftKey) return undefined
  if (altKey && key === 'ArrowDown') return 'nextGroup'
  if (altKey && key === 'ArrowUp') return 'previousGroup'
  if (text === '' && key === 'Home') return 'first'
  if (text === '' && key === 'End') return 'last'
  return MOVES[key]
}

function hasSelection(input: HTMLInputElement | null): boolean {
  if (input && input.selectionStart !== input.selectionEnd) return true
  return window.getSelection()?.toString() !== ''
}
