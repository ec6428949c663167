import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import type { KeyBinding, Pending, Scope } from './key-dispatcher'
import { keyboard } from './keyboard'

// Before the paint: who sees a dialog or a page can press its keys at once.

/** Binds keys while the component is shown. Give a stable array (a module constant or `useMemo`). */
export function useKeys(bindings: readonly KeyBinding[]): void {
  useLayoutEffect(() => keyboard.bind(bindings), [bindings])
}

/** Opens a scope of keys while `isOpen`. */
export function useScope(scope: Scope, isOpen = true): void {
  useLayoutEffect(() => (isOpen ? keyboard.enter(scope) : undefined), [scope, isOpen])
}

/** One level of Escape while `isOpen`; the handler returns false when it has nothing to close. */
export function useEscape(handler: () => boolean | void, isOpen = true): void {
  const onEscape = useEffectEvent(handler)
  useLayoutEffect(() => (isOpen ? keyboard.onEscape(() => onEscape()) : undefined), [isOpen])
}

/** The sequence that has begun, if one has. */
export function usePendingKeys(): Pending | undefined {
  return useSyncExternalStore(keyboard.subscribe, keyboard.pending)
}
