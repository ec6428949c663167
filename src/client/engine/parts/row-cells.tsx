import type { ReactNode } from 'react'
import type { FormatContext } from '../../../fields/format-context'
import { viewersTitle, viewersTitles } from '../../../fields/viewers-title'
import { leadIn, leadOf, leadPaths, type NamedList } from '../../../schema/lead'
import { registry } from '../declared/registry'
import { LeadCell, NamedCell } from './lead-cell'
import type { ApiRow } from './target'
import { valueCell } from './value-cell'

/**
 * Draws the cells of a list, wherever its rows are read: what is read first with its picture and second line, the name of another
 * record with what viewers read of it, any other value as its field does.
 */
export function rowCells(
  list: NamedList,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): (path: string, row: ApiRow) => ReactNode {
  const { entities } = registry
  const lead = leadOf(entities, list)
  const read = new Set(viewersTitles(entities, list))
  return (path, row) => {
    if (path === lead?.name) return <LeadCell list={list} lead={leadIn(lead, row)} row={row} format={format} />
    const also = viewersTitle(entities, list.entity, path)
    return also === undefined || !read.has(also) ? (
      valueCell(list, path, row, format)
    ) : (
      <NamedCell list={list} path={path} also={also} row={row} format={format} />
    )
  }
}

/** What the rows of a list are read with for that, beside its columns. */
export function readBeside(list: NamedList): string[] {
  return [...leadPaths(registry.entities, list), ...viewersTitles(registry.entities, list)]
}

/** The columns of a list that are drawn with the name, and need none of their own. */
export function drawnWithLead(list: NamedList): readonly string[] {
  const lead = leadOf(registry.entities, list)
  return list.columns.filter((path) => path === lead?.picture || path === lead?.also)
}

/** The columns of a list in a table that has no more of them to offer. */
export function tableColumns(list: NamedList): readonly string[] {
  const drawn = drawnWithLead(list)
  return list.columns.filter((path) => !drawn.includes(path))
}
