import { proxy, ref } from 'valtio'
import type { ReadRecord, ShownBy } from '../../../calls/records'
import type { Entity } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'
import type { ViewContent } from '../parts/saved-views'
import type { Place } from '../palette/palette-model'
import type { Target } from '../parts/target'

/** The rows of a list on screen, for a command that changes some of them: it brings them as they are then. */
export interface ShownRows {
  /** How the list reads them. */
  readonly by: ShownBy
  /** Shows those that were changed. @param rows without those that the list no longer holds */
  take(changed: readonly number[], rows: readonly ReadRecord[]): void
}

/** What the page on screen offers to commands: the palette, shortcuts and buttons act on it. */
export interface PageContext {
  readonly pageId: string
  readonly params: Readonly<Record<string, string>>
  /** The rows that are meant now: the selection, else the row under the cursor, else none. */
  target(): Target
  /** Whether those are rows that have been selected, rather than the one under the cursor. */
  hasSelection?(): boolean
  /** All rows that match the list's filter, where the page is a list. */
  matching?(): Target
  /** The list as it is, for exports and links: the URL's query. */
  search(): string
  /** The columns as they are, in order, for exports. */
  columns?(): readonly string[]
  /** The list as a saved view would keep it, where the page is a list. */
  view?(): ViewContent
  /** Goes on with the list as the saved view of an id. */
  showView?(id: number): void
  /** What of the page fits a text and can be gone to: rows and columns, where it is a list. */
  places?(text: string): readonly Place[]
  /** What has been chosen on the page for the arguments of a command: it need not be asked for. */
  given?(command: CommandInfo): Readonly<Record<string, unknown>>
  /** Goes this many items on, where the page is worked through one at a time. */
  step?(by: number): void
  /** The rows of its list as they are shown, where it is a list of such records. */
  rows?(entity: Entity): ShownRows | undefined
  /** Shows the newest state of what is on screen. @param changed the records that a command has changed; any of them unless told */
  reload(changed?: readonly number[]): void
  /** The code of derived commands that start in the browser here, e.g. opening the form of `new`. */
  readonly starts?: Readonly<Record<string, (target: Target) => void>>
}

/** The context of the page on screen, or null between pages. `version` changes with the selection and the cursor. */
export const pageContext = proxy<{ current: PageContext | null; version: number }>({ current: null, version: 0 })

/** Puts a page's context in place until the returned function is called. */
export function providePageContext(context: PageContext): () => void {
  const held = ref(context)
  pageContext.current = held
  return () => {
    if (pageContext.current === held) pageContext.current = null
  }
}

/** To be called when the selection or the cursor has moved. */
export function contextChanged(): void {
  pageContext.version++
}
