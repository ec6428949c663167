import { sql } from 'kysely'
import * as calls from '../../../calls/auth'
import type { Answer } from '../../../calls/define-call'
import savedView from '../../../entities/system/saved-view'
import { createShape, draftShape } from '../../../fields/record-shape'
import type { Draft, Row } from '../../../schema/entity'
import { holds } from '../../access/account'
import { badField, notFound, notPermitted, staleRecord } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { parseOrRefuse } from '../../pipeline/problems'
import { serve } from '../../pipeline/serve'

type View = Row<typeof savedView>

/** The views of a page (its route) that the account may choose from: its own first, then those shared with a role of it. */
export const ownViews = serve(calls.ownViews, {
  id: 'savedView.mine',
  guard: 'signedIn',
  run: async ({ account, db }, { page }) => {
    const { rows } = await sql<Answer<typeof calls.ownViews>[number]>`select v.id, v.version, v.page, v.name, v.filters,
        coalesce(v.columns, '[]'::jsonb) as columns, coalesce(v.sort, '') as sort, coalesce(v.roles, '{}') as roles,
        v."default", v.owner = ${account.id} as mine, a.real_name as "ownerName"
      from saved_view v join account a on a.id = v.owner
      where (v.owner = ${account.id} or v.roles && ${[...account.roleIds]}::bigint[])
        and (${page ?? null}::text is null or v.page = ${page ?? null})
      order by v.owner = ${account.id} desc, v."order" nulls last, v.name, v.id`.execute(db)
    return rows
  },
})

/**
 * Saves a view of the account that asks: with an id its own one is changed, without one it is new.
 * @throws A0301 for another's view, or a page that the account may not open
 */
export const saveView = serve(calls.saveView, {
  id: 'savedView.save',
  guard: 'signedIn',
  audit: { kind: 'edit', code: 'savedView', entity: savedView.name },
  run: async (context, { id, version, page, ...rest }) => {
    if (id === undefined) {
      const draft = parseOrRefuse(createShape(savedView), rest)
      guardPage(context, page)
      return answer(
        await settled(
          context,
          await context.records.insert(savedView, { ...filled(draft), page: page ?? '', owner: context.account.id }),
        ),
      )
    }
    const draft = parseOrRefuse(draftShape(savedView), rest)
    const current = await own(context, id)
    if (version !== undefined && version !== current.version) throw staleRecord(current)
    return answer(await settled(context, await context.records.update(savedView, current, filled(draft))))
  },
})

/** Deletes a view of the account that asks. */
export const deleteView = serve(calls.deleteView, {
  id: 'savedView.delete',
  guard: 'signedIn',
  audit: { kind: 'delete', code: 'savedView', entity: savedView.name },
  run: async (context, { id }) => {
    await context.records.remove(savedView, await own(context, id))
    return {}
  },
})

function guardPage({ services, account }: Context, page: string | undefined): void {
  const info = [...services.registry.pages.values()].find(({ path }) => path === page)
  if (!info) throw badField('page', 'error.noSuchRecord')
  if (info.page.access !== 'signedIn' && !holds(account, info.permission)) throw notPermitted(info.permission)
}

async function own({ records, account }: Context, id: number): Promise<View> {
  const view = await records.find(savedView, id)
  if (!view) throw notFound(savedView.name, id)
  if (view.owner !== account.id) throw notPermitted(`${savedView.name}.owner`)
  return view
}

/** At most one default per owner and page: the newest choice holds. */
async function settled({ records, account }: Context, view: View): Promise<View> {
  if (!view.default) return view
  const others = await records.where(savedView, { owner: account.id, page: view.page, default: true })
  for (const other of others) if (other.id !== view.id) await records.update(savedView, other, { default: false })
  return view
}

function filled(draft: Draft<typeof savedView>): Partial<View> {
  return draft as Partial<View>
}

function answer({ id, version }: View): { id: number; version: number } {
  return { id, version }
}
