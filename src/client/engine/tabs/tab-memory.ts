/** What keeps something for tabs while they are not shown: lists, forms. */
export interface TabMemory {
  /** A tab has been closed or is built again. */
  readonly drop: (tabKey: string) => void
  /** The account has gone. */
  readonly dropAll: () => void
}

const memories: TabMemory[] = []

/** Tells of a memory, which then hears of tabs that end. */
export function registerTabMemory(memory: TabMemory): void {
  memories.push(memory)
}

/** Forgets all that is kept for a tab. */
export function forgetTab(tabKey: string): void {
  for (const { drop } of memories) drop(tabKey)
}

/** Forgets all that is kept for any tab. */
export function forgetAllTabs(): void {
  for (const { dropAll } of memories) dropAll()
}
