const storageKey = 'iron-man.panels'

/** Whether a person left a panel open, on whatever queue it was; as it is declared where they have not touched it. */
export function isKeptOpen(key: string, otherwise: boolean): boolean {
  return kept()[key] ?? otherwise
}

/** Remembers in this browser whether a panel is open. */
export function keepOpen(key: string, isOpen: boolean): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...kept(), [key]: isOpen }))
}

function kept(): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
  } catch {
    return {}
  }
}
