import type { LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { painted } from './painted'

let set: Readonly<Record<string, LucideIcon>> | undefined
let isAsked = false
const waiting = new Set<() => void>()

/**
 * A drawing by the name a declaration gives it (`icon: 'users'`). The drawings come after the first load, all at once; until
 * then its place is kept empty.
 */
export function Icon({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  const icons = useSyncExternalStore(subscribe, () => set)
  const Drawing = icons?.[name]
  return Drawing ? <Drawing size={size} aria-hidden /> : <span style={{ width: size, height: size, flex: 'none' }} />
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener)
  if (!isAsked) void load()
  return () => waiting.delete(listener)
}

async function load(): Promise<void> {
  isAsked = true
  await painted()
  set = (await import('virtual:declared-icons')).icons
  waiting.forEach((listener) => listener())
}
