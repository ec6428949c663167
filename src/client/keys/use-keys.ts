import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { KeyBinding, Pending, Scope } from './key-dispatcher'
import { keyboard } from './keyboard'

/** Binds keys while the component is shown. Give a stable array (a module constant or `useMemo`). */
export function useKeys(bindings: readonly KeyBinding[]): void {
  useEffect(() => keyboard.bind(bindings), [bindings])
}

/** Opens a scope of keys while `isOpen`. */
export function useScope(scope: Scope, isOpen = true): void {
  useEffect(() => (isOpen ? keyboard.enter(scope) : undefined), [scope, isOpen])
}

/** One level of Escape while `isOpen`; the handler returns false when it has nothing to close. */
export function useEscape(handler: () => boolean | void, isOpen = true): void {
  const onEscape = useEffectEvent(handler)
  useEffect(() => (isOpen ? keyboard.onEscape(() => onEscape()) : undefined), [isOpen])
}

/** The sequence that has begun, if one has. */
export function usePendingKeys(): Pending | undefined {
  return useSyncExternalStore(keyboard.subscribe, keyboard.pending)
}
