import type { AnswerOf } from '../../base/api/declared-calls'
import { call } from '../../base/api/api'
import { callKey } from '../../base/api/head-calls'
import { queryClient } from './query-client'
import { resolveLayout, type ColumnLayout, type LayoutColumn, type Pin } from '../grid/column-layout'
import { minuteMs } from '../../../schema/time'

export type SavedView = AnswerOf<'GET /auth/backend/savedView/mine'>[number]

/** What a view keeps of a list. */
export type ViewContent = Pick<SavedView, 'filters' | 'sort' | 'columns'>

/** A column of a saved view; columns stand in their order. */
export type SavedColumn = SavedView['columns'][number]

export type ViewChange = Partial<Pick<SavedView, 'id' | 'version' | 'name' | 'roles' | 'default' | 'page'>> &
  Partial<ViewContent>

const key = 'savedViews'

const mine = 'GET /auth/backend/savedView/mine'

/** The key of the call by which a page asks for its views. */
export function viewsKey(page: string): string {
  return callKey(mine, { page })
}

/** The query of the views to choose from on a page, by its route, or on all pages. */
export function viewsQuery(page?: string) {
  return {
    queryKey: [key, page ?? 'all'],
    queryFn: () => call(mine, { input: { page } }),
    staleTime: minuteMs,
  }
}

/** Saves a new view, or changes one of one's own. @throws ApiError */
export async function saveView(view: ViewChange): Promise<{ readonly id: number }> {
  const saved = await call('POST /auth/backend/savedView/save', { input: { ...view } })
  await queryClient.invalidateQueries({ queryKey: [key] })
  return saved
}

/** @throws ApiError */
export async function deleteView(id: number): Promise<void> {
  await call('POST /auth/backend/savedView/delete/{id}', { input: { id } })
  await queryClient.invalidateQueries({ queryKey: [key] })
}

/** The columns of a list as a view keeps them. */
export function columnsOf(layout: ColumnLayout, columns: readonly LayoutColumn[]): SavedColumn[] {
  const { start, centre, end, hidden } = resolveLayout(layout, columns)
  const pinned = new Map<string, 'left' | 'right'>([
    ...start.map((id) => [id, 'left'] as const),
    ...end.map((id) => [id, 'right'] as const),
  ])
  return [...start, ...centre, ...end].map((id) => ({
    id,
    ...(layout.widths[id] !== undefined && { width: layout.widths[id] }),
    ...(pinned.has(id) && { pinned: pinned.get(id)! }),
    ...(hidden.has(id) && { hidden: true }),
  }))
}

/** The arrangement of columns that a view asks for; columns that came later stand where they are declared. */
export function layoutOf(columns: readonly SavedColumn[]): ColumnLayout {
  const pin = ({ pinned }: SavedColumn): Pin | 'none' =>
    pinned === 'left' ? 'start' : pinned === 'right' ? 'end' : 'none'
  return {
    order: columns.map(({ id }) => id),
    widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]))),
    pins: Object.fromEntries(columns.map((column) => [column.id, pin(column)])),
    hidden: Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden === true])),
  }
}
