import { entryOf, type CommandWorld } from './command-rows'
import { forgetUse, togglePin, type Frecency } from './frecency'
import type { PaletteHost } from './palette-model'
import { highlightedRow, type Row, type Rows } from './palette-rows'
import * as states from './palette-state'
import type { PaletteState } from './palette-state'
import { choicesOf, type RowChoice } from './row-actions'
import type { Caption } from './step-rows'

/** What the palette asks of the browser and of the console around it. */
export interface PaletteDoors {
  openTab(url: string): void
  /** Takes a text, or an address that may be relative; rejects where the browser does not let it. */
  copy(text: string, isAddress: boolean): Promise<void>
  /** Whether a page is among the starred ones of the sidebar, by its address. */
  isStarred(url: string): boolean
  toggleStar(page: { readonly url: string; readonly title: string }): void
  /** Goes to where the shortcut of the command so called is changed. */
  changeKeys(title: string): void
}

/** What the actions see and do of the palette they belong to. */
interface PaletteInside {
  readonly host: PaletteHost
  readonly caption: Caption
  readonly doors: PaletteDoors
  state(): PaletteState
  set(state: PaletteState): void
  rows(): Rows
  world(): CommandWorld | undefined
  /** Reads the world again, after what is remembered has changed. */
  refresh(): void
  take(row: Row, how: { readonly secondary?: boolean }): void
  close(): void
}

/** The panel with what else can be done with a result, and what its lines do. */
export function createPaletteActions({ host, caption, doors, ...palette }: PaletteInside) {
  const choices = (row: Row | undefined = rowOf()): readonly RowChoice[] => {
    const world = palette.world()
    return world ? choicesOf(row, world, doors.isStarred) : []
  }

  function rowOf(): Row | undefined {
    const { actions } = palette.state()
    return actions ? palette.rows().rows.find(({ value }) => value === actions.row) : undefined
  }

  function copy(text: string, isAddress: boolean): void {
    doors.copy(text, isAddress).then(
      () => palette.set(states.tell(palette.state(), caption(isAddress ? 'palette.copied' : 'palette.copiedId'))),
      () => palette.set(states.refuse(palette.state(), caption('palette.copyFailed'))),
    )
  }

  function remember(change: (frecency: Frecency) => Frecency, said: string): void {
    host.frecency.write(change(host.frecency.read()))
    palette.refresh()
    palette.set(states.tell(palette.state(), caption(said)))
  }

  /** A page is called by the caption of its id, which its command's id begins with. */
  function star(id: string, name: 'star' | 'unstar'): void {
    const world = palette.world()
    const route = world && entryOf(world.index, id)?.route
    if (route === undefined) return
    doors.toggleStar({ url: route, title: id.slice(0, id.lastIndexOf('.')) })
    palette.set(states.tell(palette.state(), caption(name === 'star' ? 'palette.starred' : 'palette.unstarred')))
  }

  function perform(at: number): void {
    const row = rowOf()
    const choice = choices(row)[at]
    if (!row || !choice) return
    palette.set(states.closeActions(palette.state()))
    const id = row.value
    switch (choice.name) {
      case 'run':
        return palette.take(row, {})
      case 'newTab':
        return palette.take(row, { secondary: true })
      case 'copyLink':
        return copy(linkOf(row, host) ?? '', true)
      case 'copyId':
        return copy(row.does.kind === 'record' ? row.does.record.value : id, false)
      case 'star':
      case 'unstar':
        return star(id, choice.name)
      case 'pin':
      case 'unpin':
        return remember((frecency) => togglePin(frecency, id), `palette.${choice.name}ned`)
      case 'forget':
        return remember((frecency) => forgetUse(frecency, id), 'palette.forgotten')
      case 'changeKeys':
        palette.close()
        return doors.changeKeys(row.title)
    }
  }

  return {
    choices,
    perform,
    copy,
    /** Opens the panel of a row, the highlighted one unless declared otherwise; closes it where it is open. */
    toggle(value?: string): void {
      const state = palette.state()
      if (state.actions && (value === undefined || value === state.actions.row))
        return palette.set(states.closeActions(state))
      const shown = palette.rows()
      const row = value === undefined ? highlightedRow(shown, state.chosen) : shown.rows.find((r) => r.value === value)
      if (row && choices(row).length > 0) palette.set(states.openActions(state, row.value))
    },
    choose(at: number): void {
      if (palette.state().actions?.at !== at) palette.set(states.chooseAction(palette.state(), at))
    },
    /** Moves the highlight of the panel, round the ends. */
    move(step: 1 | -1): void {
      const state = palette.state()
      const count = choices().length
      if (state.actions) palette.set(states.chooseAction(state, (state.actions.at + step + count) % count))
    },
  }
}

/** The address that opens what a row stands for. */
export function linkOf({ does }: Row, host: PaletteHost): string | undefined {
  if (does.kind === 'record') return does.record.link
  return does.kind === 'command' ? host.link(does.id, {}) : undefined
}
