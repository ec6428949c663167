import { z } from 'zod'
import { panelRows } from '../../calls/records'
import { withCurrencies } from '../../fields/money/currency-beside'
import { referenceId } from '../../fields/reference-id'
import { viewersTitles } from '../../fields/viewers-title'
import { apiBase, labelFields, type Entity } from '../../schema/entity'
import { leadPaths } from '../../schema/lead'
import { panelOf } from '../../schema/compare'
import { isListing } from '../../schema/page'
import { hasPanel, panelsOf, type Panel } from '../../schema/panel'
import { pagesOf, type PageInfo, type Registry } from '../../schema/registry'
import { holds } from '../access/account'
import { listScope } from '../access/list-scope'
import { codeOf } from '../access/shown-lists'
import { notPermitted, Refusal } from '../base/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { readRecord } from './detail'
import { guardOf, readWindow } from './list'
import { named } from './own-words'
import { panelSums, seesSums } from './panel-sums'

/** How many of the records that refer to one are told. */
const mostRows = 5
/** What says that an account may not see something, or that there is none that it sees. */
const unseen: ReadonlySet<string> = new Set(['A0301', 'A0404'])

/**
 * The call that reads a panel of a case: by the right to its page, as much of it as the account's own pages show it. What it may not see
 * is withheld without an error, so that a panel is no door.
 */
export function panelOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter((info) => info.page.entity === entity && readBeside(info).length > 0)
  if (pages.length === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.panel`,
      entity,
      method: 'GET',
      url: `${apiBase(entity)}/panel`,
      guard: guardOf(pages.map(codeOf)),
      input: z.strictObject({ page: z.string().max(100), key: z.string().max(100), id: z.coerce.number().int() }),
      output: panelRows,
      run: async (context, { page, key, id }) => {
        const info = pages.find((each) => each.id === page && holds(context.account, codeOf(each)))
        const panel = info && readBeside(info).find((each) => each.key === key)
        if (!panel) throw notPermitted(page)
        const record: Readonly<Record<string, unknown>> = await readRecord(registry, entity, context, id)
        if (!hasPanel(panel, record)) return { withheld: true as const }
        const about = panel.through === 'id' ? id : referenceId(record[panel.through])
        if (about === undefined) return { withheld: true as const }
        try {
          return await rowsOf(registry, context, panel, about, entity, record)
        } catch (error) {
          if (error instanceof Refusal && unseen.has(error.code)) return { withheld: true as const }
          throw error
        }
      },
    }),
  ]
}

/** The record that a panel is about, or the latest that refer to it, in the columns that the account is shown elsewhere. */
async function rowsOf(
  registry: Registry,
  context: Context,
  panel: Panel,
  about: number,
  of: Entity,
  record: Readonly<Record<string, unknown>>,
) {
  const { entity, by, columns, sums, sort = '-createdAt' } = panel
  if (by === undefined) return { rows: [named(entity, await readRecord(registry, entity, context, about))] }
  const scope = listScope(registry, entity, context.account)
  const shown = columns.filter((path) => scope.columns.has(path))
  if (shown.length === 0 || !(scope.filters.has(by) || scope.columns.has(by))) return { withheld: true as const }
  if (sums)
    return seesSums(sums, scope)
      ? { rows: [], sums: await panelSums(registry, context, of, { ...panel, sums }, record, about) }
      : { withheld: true as const }
  // What is drawn with their names, as far as lists show it to the account.
  const list = { entity, columns: shown }
  const beside = [...leadPaths(registry.entities, list), ...viewersTitles(registry.entities, list)].filter((path) =>
    scope.columns.has(path),
  )
  return readWindow(registry, entity, context, {
    filters: { [by]: { is: [about] } },
    sort: scope.sorts.has(sort.replace(/^-/, '')) ? sort : '-id',
    columns: withCurrencies(entity, [...shown, ...beside, ...labelFields(entity)]),
    size: mostRows,
  })
}

/** The panels of a page, and what its cases are laid beside. */
function readBeside({ page }: PageInfo): readonly Panel[] {
  return [...panelsOf(page), ...(isListing(page) && page.compare ? [panelOf(page.compare)] : [])]
}
