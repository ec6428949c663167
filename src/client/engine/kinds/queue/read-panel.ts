import { loadViews } from '../../../../fields/field-views'
import type { Entity } from '../../../../schema/entity'
import type { Panel } from '../../../../schema/panel'
import { readPanelRows } from '../../../base/api/records'
import type { ApiRow } from '../../parts/target'

type Answer = Awaited<ReturnType<typeof readPanelRows>>

/** What a panel adds up, by day and source. */
export type PanelSum = Extract<Answer, { readonly sums: object }>['sums']

interface PanelContent {
  readonly rows: readonly ApiRow[]
  readonly sums: PanelSum | undefined
}

/**
 * What a panel shows: the record that the case leads to, or the latest that refer to it, as far as the account may see them.
 * @param of what the case is one of
 * @param id of the case
 * @returns null where all of it is withheld
 * @throws ApiError
 */
export async function readPanel({ key }: Panel, page: string, of: Entity, id: number): Promise<PanelContent | null> {
  await loadViews()
  const answer = await readPanelRows(of, { page, key, id })
  return answer.rows ? { rows: answer.rows, sums: 'sums' in answer ? answer.sums : undefined } : null
}
