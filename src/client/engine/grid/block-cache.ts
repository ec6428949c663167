import type { GridRow, RowId } from './grid-types'

interface Block<R> {
  rows: readonly R[]
  /** From before a reload: shown until the newer rows arrive. */
  stale: boolean
}

/** Loaded rows in blocks, the least recently used dropped first; blocks with a held position never. */
export function createBlockCache<R extends GridRow>(blockSize: number, maximumBlocks: number) {
  // A Map iterates in order of insertion: the first block is the least recently used.
  const blocks = new Map<number, Block<R>>()
  const positions = new Map<RowId, number>()
  let held: readonly number[] = []

  function remove(number: number): void {
    const start = number * blockSize
    blocks.get(number)?.rows.forEach((row, offset) => {
      // Under a changing list a row may have turned up in another block meanwhile.
      if (positions.get(row.id) === start + offset) positions.delete(row.id)
    })
    blocks.delete(number)
  }

  function evict(needed: readonly number[]): void {
    for (const number of [...blocks.keys()]) {
      if (blocks.size <= maximumBlocks) return
      const isHeld = held.some((index) => Math.floor(index / blockSize) === number)
      if (!isHeld && !needed.includes(number)) remove(number)
    }
  }

  return {
    get(index: number): R | undefined {
      if (index < 0) return undefined
      return blocks.get(Math.floor(index / blockSize))?.rows[index % blockSize]
    },
    indexOf(id: RowId): number {
      return positions.get(id) ?? -1
    },
    isFresh(number: number): boolean {
      return blocks.get(number)?.stale === false
    },
    forEach(visit: (row: R, index: number) => void): void {
      for (const [number, block] of blocks) block.rows.forEach((row, offset) => visit(row, number * blockSize + offset))
    },
    /** Stores a block; `needed` blocks are not dropped for it. */
    put(number: number, rows: readonly R[], needed: readonly number[]): void {
      remove(number)
      blocks.set(number, { rows, stale: false })
      rows.forEach((row, offset) => positions.set(row.id, number * blockSize + offset))
      evict([...needed, number])
    },
    patch(rows: readonly R[]): void {
      for (const row of rows) {
        const index = positions.get(row.id)
        const block = index === undefined ? undefined : blocks.get(Math.floor(index / blockSize))
        if (index !== undefined && block) block.rows = block.rows.with(index % blockSize, row)
      }
    },
    touch(numbers: readonly number[]): void {
      for (const number of numbers) {
        const block = blocks.get(number)
        if (!block) continue
        blocks.delete(number)
        blocks.set(number, block)
      }
    },
    hold(indices: readonly number[]): void {
      held = indices
    },
    /** Marks everything as stale and drops what is not looked at. */
    expire(kept: readonly number[]): void {
      for (const [number, block] of [...blocks]) {
        block.stale = true
        if (!kept.includes(number)) remove(number)
      }
    },
    clear(): void {
      blocks.clear()
      positions.clear()
    },
    size: () => blocks.size,
  }
}
