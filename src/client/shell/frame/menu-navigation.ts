import type { MenuEntry } from './menu-rules'

export interface MenuLine {
  readonly entry: MenuEntry
  /** 1 for the outermost. */
  readonly level: number
  /** The index of the group it stands in; -1 for none. */
  readonly parent: number
}

/** What a key does to the tree: where the focus goes, and which group opens or closes. */
export interface TreeMove {
  readonly focus?: number
  readonly toggle?: string
}

/** The lines that show when these groups (codes) stand open, top to bottom. */
export function visibleLines(
  entries: readonly MenuEntry[],
  open: ReadonlySet<string>,
  level = 1,
  parent = -1,
  lines: MenuLine[] = [],
): readonly MenuLine[] {
  for (const entry of entries) {
    lines.push({ entry, level, parent })
    if (open.has(entry.code)) visibleLines(entry.children, open, level + 1, lines.length - 1, lines)
  }
  return lines
}

/** The keys of a tree (ARIA Authoring Practices, tree view); undefined for a key that means nothing here. */
export function moveInTree(
  lines: readonly MenuLine[],
  index: number,
  key: string,
  open: ReadonlySet<string>,
): TreeMove | undefined {
  const line = lines[index]
  if (!line) return undefined
  const { entry, parent } = line
  const isGroup = entry.children.length > 0
  const isOpen = open.has(entry.code)
  switch (key) {
    case 'ArrowDown':
      return { focus: Math.min(index + 1, lines.length - 1) }
    case 'ArrowUp':
      return { focus: Math.max(index - 1, 0) }
    case 'Home':
      return { focus: 0 }
    case 'End':
      return { focus: lines.length - 1 }
    case 'ArrowRight':
      if (!isGroup) return {}
      return isOpen ? { focus: index + 1 } : { toggle: entry.code }
    case 'ArrowLeft':
      if (isGroup && isOpen) return { toggle: entry.code }
      return parent < 0 ? {} : { focus: parent }
    default:
      return undefined
  }
}
