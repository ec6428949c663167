declare module 'virtual:declared-icons' {
  import type { LucideIcon } from 'lucide-react'

  export const icons: Readonly<Record<string, LucideIcon>>
}
