import type { GridProps } from './grid-types'

/** Keys pressed before the rows that they are meant for are there. */
export interface HeldKeys {
  /** Runs what a key does: now, or in the order of the keys once the rows that were asked for are there. */
  whenCurrent(run: () => void): void
  /** After the source's rows have changed. */
  rowsChanged(): void
}

/**
 * While the rows of another query are under way the former ones still show. Whoever types on means the new ones: keys wait
 * for them. They are dropped where the rows cannot be had, and where the focus is elsewhere by then.
 */
export function createHeldKeys(source: () => GridProps['source'], isFocused: () => boolean): HeldKeys {
  let held: (() => void)[] = []

  async function release(keys: readonly (() => void)[]): Promise<void> {
    for (const run of keys) {
      // Each key is through, with the page or the dialog that it opens, before the next one.
      await new Promise((resolve) => setTimeout(resolve))
      if (!isFocused()) return
      run()
    }
  }

  return {
    whenCurrent(run) {
      if (source().status === 'loading') held.push(run)
      else run()
    },
    rowsChanged() {
      const { status } = source()
      if (held.length === 0 || status === 'loading') return
      const keys = held
      held = []
      if (status === 'ready') void release(keys)
    },
  }
}
