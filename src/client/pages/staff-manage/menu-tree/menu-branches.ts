/** As much of an entry as its place in the tree takes. */
export interface TreeEntry {
  readonly id: number
  /** Its id, or the entry itself as lists tell what they refer to. */
  readonly parentId?: unknown
  readonly order?: unknown
}

/** An entry where it is. */
export interface TreeLine<E extends TreeEntry> {
  readonly entry: E
  /** 1 for the outermost. */
  readonly level: number
  /** The id of the entry that it is under; null at the top. */
  readonly parent: number | null
  /** From 1, among those under the same parent. */
  readonly position: number
  readonly count: number
  /** The ids below it, in their order. */
  readonly below: readonly number[]
}

/** Where an entry goes: the arguments of the command that puts it there. */
export interface Place {
  readonly parentId: number | null
  /** From 1, counted without the entry itself. */
  readonly position: number
}

/** The tree has this many levels; the server holds it to them. */
const maxLevels = 3

/**
 * The lines that show, top to bottom. An entry whose parent is not among them, as in a filtered list, is at the top.
 * @param folded ids of the entries whose branches are folded away
 */
export function treeLines<E extends TreeEntry>(entries: readonly E[], folded: ReadonlySet<number>): TreeLine<E>[] {
  const known = new Set(entries.map(({ id }) => id))
  const below = new Map<number | null, E[]>()
  for (const entry of entries) {
    const parent = parentOf(entry, known)
    below.set(parent, [...(below.get(parent) ?? []), entry])
  }
  for (const branch of below.values()) branch.sort((a, b) => orderOf(a) - orderOf(b) || a.id - b.id)
  const linesUnder = (parent: number | null, level: number): TreeLine<E>[] => {
    const branch = below.get(parent) ?? []
    return branch.flatMap((entry, index) => {
      const ids = (below.get(entry.id) ?? []).map(({ id }) => id)
      const line = { entry, level, parent, position: index + 1, count: branch.length, below: ids }
      return [line, ...(folded.has(entry.id) ? [] : linesUnder(entry.id, level + 1))]
    })
  }
  return linesUnder(null, 1)
}

/** Where a key moves an entry: up and down among its like, in under the one before it, out beside its parent. */
export function placeByKey<E extends TreeEntry>(
  lines: readonly TreeLine<E>[],
  line: TreeLine<E>,
  key: string,
): Place | undefined {
  const { parent, position, count, level } = line
  const like = lines.filter((other) => other.parent === parent && other.level === level)
  switch (key) {
    case 'ArrowUp':
      return position > 1 ? { parentId: parent, position: position - 1 } : undefined
    case 'ArrowDown':
      return position < count ? { parentId: parent, position: position + 1 } : undefined
    case 'ArrowRight': {
      const above = like.find((other) => other.position === position - 1)
      return above && level < maxLevels ? { parentId: above.entry.id, position: above.below.length + 1 } : undefined
    }
    case 'ArrowLeft': {
      const owner = lines.find(({ entry }) => entry.id === parent)
      return owner && { parentId: owner.parent, position: owner.position + 1 }
    }
    default:
      return undefined
  }
}

/** Where an entry goes that is dropped on a line: before it, behind it, or as the last of those under it. */
export function placeByDrop<E extends TreeEntry>(
  dragged: TreeLine<E>,
  onto: TreeLine<E>,
  side: 'before' | 'behind' | 'into',
): Place | undefined {
  if (dragged.entry.id === onto.entry.id) return undefined
  if (side === 'into') {
    const others = onto.below.filter((id) => id !== dragged.entry.id)
    return onto.level < maxLevels ? { parentId: onto.entry.id, position: others.length + 1 } : undefined
  }
  const wanted = side === 'before' ? onto.position : onto.position + 1
  const isPassed = dragged.parent === onto.parent && dragged.position < onto.position
  return { parentId: onto.parent, position: isPassed ? wanted - 1 : wanted }
}

function parentOf({ parentId }: TreeEntry, known: ReadonlySet<number>): number | null {
  const id = typeof parentId === 'object' && parentId !== null && 'id' in parentId ? parentId.id : parentId
  return typeof id === 'number' && known.has(id) ? id : null
}

function orderOf({ order }: TreeEntry): number {
  return typeof order === 'number' ? order : 0
}
