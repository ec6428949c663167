import { editCell } from './cell-actions'
import {
  autosizeColumn,
  hideCurrentColumn,
  moveCurrentColumn,
  openColumnMenu,
  pinCurrentColumn,
  resizeCurrentColumn,
  selectCurrentColumn,
  sortByColumn,
} from './column-actions'
import { resizeStep } from './column-layout'
import type { GridCommand } from './grid-context'
import { copyWithTitles } from './grid-copy'
import type { CursorMode, CursorMove } from './grid-cursor'
import {
  copyLink,
  edit,
  escape,
  filterByCell,
  move,
  open,
  peek,
  showHistory,
  reload,
  rowMenu,
  selectAll,
  selectUpTo,
  toggle,
} from './row-actions'

const rows: readonly CursorMode[] = ['row', 'cell']
const everywhere: readonly CursorMode[] = ['row', 'cell', 'header']

/** Everything keys do in a grid, in the order in which a help sheet lists it. */
export const gridCommands: readonly GridCommand[] = [
  step('up', ['ArrowUp', 'k'], everywhere),
  step('down', ['ArrowDown', 'j'], everywhere),
  step('left', ['ArrowLeft'], everywhere),
  step('right', ['ArrowRight'], everywhere),
  step('pageUp', ['PageUp'], rows),
  step('pageDown', ['PageDown'], rows),
  step('home', ['Home'], everywhere),
  step('end', ['End'], everywhere),
  step('gridStart', ['Mod+Home'], everywhere),
  step('gridEnd', ['Mod+End'], everywhere),
  step('edgeUp', ['Mod+ArrowUp'], ['cell']),
  step('edgeDown', ['Mod+ArrowDown'], ['cell']),
  step('edgeLeft', ['Mod+ArrowLeft'], ['cell']),
  step('edgeRight', ['Mod+ArrowRight'], ['cell']),
  extension('up', ['Shift+ArrowUp', 'K']),
  extension('down', ['Shift+ArrowDown', 'J']),
  extension('pageUp', ['Shift+PageUp']),
  extension('pageDown', ['Shift+PageDown']),
  extension('home', ['Shift+Home']),
  extension('end', ['Shift+End']),
  extension('gridStart', ['Mod+Shift+Home']),
  extension('gridEnd', ['Mod+Shift+End']),
  extension('left', ['Shift+ArrowLeft'], ['cell']),
  extension('right', ['Shift+ArrowRight'], ['cell']),
  extension('edgeUp', ['Mod+Shift+ArrowUp'], ['cell']),
  extension('edgeDown', ['Mod+Shift+ArrowDown'], ['cell']),
  extension('edgeLeft', ['Mod+Shift+ArrowLeft'], ['cell']),
  extension('edgeRight', ['Mod+Shift+ArrowRight'], ['cell']),
  { name: 'toggle', keys: ['x', 'Space', 'Shift+Space'], modes: rows, run: (grid) => toggle(grid) },
  { name: 'selectUpTo', keys: ['X'], modes: rows, run: (grid) => selectUpTo(grid) },
  { name: 'selectAll', keys: ['Mod+a'], modes: everywhere, run: selectAll },
  { name: 'selectColumn', keys: ['x', 'Space'], modes: ['header'], run: selectCurrentColumn },
  { name: 'selectColumnHere', keys: ['Mod+Space'], modes: ['cell'], run: selectCurrentColumn },
  { name: 'open', keys: ['Enter'], modes: ['row'], run: (grid) => open(grid, false) },
  { name: 'openInTab', keys: ['Mod+Enter'], modes: rows, run: (grid) => open(grid, true) },
  { name: 'editCell', keys: ['Enter', 'F2'], modes: ['cell'], run: editCell },
  { name: 'peek', keys: ['p'], modes: rows, run: peek },
  { name: 'history', keys: ['h'], modes: rows, run: showHistory },
  { name: 'edit', keys: ['e'], modes: rows, run: edit },
  { name: 'rowMenu', keys: ['m', 'ContextMenu', 'Shift+F10'], modes: rows, run: rowMenu },
  { name: 'copyLink', keys: ['y'], modes: rows, run: (grid) => void copyLink(grid) },
  { name: 'copyWithTitles', keys: ['Y'], modes: rows, run: (grid) => void copyWithTitles(grid) },
  { name: 'reload', keys: ['r'], modes: everywhere, run: reload },
  { name: 'filterByCell', keys: ['f'], modes: rows, run: (grid) => filterByCell(grid, false) },
  { name: 'excludeCell', keys: ['F'], modes: rows, run: (grid) => filterByCell(grid, true) },
  { name: 'sort', keys: ['s'], modes: everywhere, run: (grid) => sortByColumn(grid, false) },
  { name: 'sortToo', keys: ['S'], modes: everywhere, run: (grid) => sortByColumn(grid, true) },
  { name: 'sortHeader', keys: ['Enter'], modes: ['header'], run: (grid) => sortByColumn(grid, false) },
  { name: 'sortHeaderToo', keys: ['Shift+Enter'], modes: ['header'], run: (grid) => sortByColumn(grid, true) },
  { name: 'goTo', keys: [':'], modes: everywhere, run: (grid) => grid.openPanel('goTo') },
  {
    name: 'columnMenu',
    keys: ['m', 'Alt+ArrowDown', 'ContextMenu', 'Shift+F10'],
    modes: ['header'],
    run: (grid) => openColumnMenu(grid),
  },
  { name: 'columnMenuHere', keys: ['Alt+ArrowDown'], modes: ['cell'], run: (grid) => openColumnMenu(grid) },
  {
    name: 'moveColumnBack',
    keys: ['Shift+ArrowLeft'],
    modes: ['header'],
    repeatable: true,
    run: (grid) => moveCurrentColumn(grid, -1),
  },
  {
    name: 'moveColumnOn',
    keys: ['Shift+ArrowRight'],
    modes: ['header'],
    repeatable: true,
    run: (grid) => moveCurrentColumn(grid, 1),
  },
  {
    name: 'narrower',
    keys: ['-', 'Mod+Shift+ArrowLeft'],
    modes: ['header'],
    repeatable: true,
    run: (grid) => resizeCurrentColumn(grid, -resizeStep),
  },
  {
    name: 'wider',
    keys: ['=', 'Mod+Shift+ArrowRight'],
    modes: ['header'],
    repeatable: true,
    run: (grid) => resizeCurrentColumn(grid, resizeStep),
  },
  { name: 'autosize', keys: ['0'], modes: ['header'], run: (grid) => autosizeColumn(grid) },
  { name: 'pinStart', keys: ['<'], modes: ['header'], run: (grid) => pinCurrentColumn(grid, 'start') },
  { name: 'pinEnd', keys: ['>'], modes: ['header'], run: (grid) => pinCurrentColumn(grid, 'end') },
  { name: 'hideColumn', keys: ['h'], modes: ['header'], run: hideCurrentColumn },
  { name: 'chooseColumns', keys: ['H'], modes: everywhere, run: (grid) => grid.openPanel('columns') },
  { name: 'escape', keys: ['Escape'], modes: everywhere, run: escape },
]

function step(to: CursorMove, keys: readonly string[], modes: readonly CursorMode[]): GridCommand {
  return { name: to, keys, modes, repeatable: true, run: (grid) => move(grid, to) }
}

function extension(to: CursorMove, keys: readonly string[], modes = rows): GridCommand {
  const name = `extend${to.charAt(0).toUpperCase()}${to.slice(1)}`
  return { name, keys, modes, repeatable: true, run: (grid) => move(grid, to, true) }
}
