import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/rule'
import ruleUser from '../../../entities/user-manage/rule-user'
import userIndicator from '../../../entities/user-manage/user-indicator'
import userLabel from '../../../entities/user-manage/user-label'
import type { Entity } from '../../../schema/entity'
import { rowsPicked } from '../../access/rows-seen'
import { serve } from '../../pipeline/serve'

const guard = {
  anyOf: ['userLabelSystem', 'labelAdd', 'userIndicator', 'tagSelection', 'tagSelectionAdd'].map(
    (page) => `UserManage:${page}`,
  ),
}

/** The categories that rules and indicators stand in, those at the top first. */
export const ruleCategories = serve(calls.ruleCategories, {
  id: 'ruleUserCategory.all',
  choosing: true,
  guard,
  run: async ({ db }) => {
    const { rows } = await sql<
      Answer<typeof calls.ruleCategories>[number]
    >`select id, code, name, parent, item_count as "itemCount", version
      from rule_user_category order by parent nulls first, "order" nulls last, id`.execute(db)
    return rows
  },
})

type Options = Answer<typeof calls.ruleOptions>

/** What the conditions of a rule are put together from: indicators with their operators, labels, other rules, spans of time. */
export const ruleOptions = serve(calls.ruleOptions, {
  id: 'ruleUser.selectOptions',
  choosing: true,
  guard,
  run: async ({ db, account, services: { registry } }) => {
    const mine = (entity: Entity) => sql.join([sql`true`, ...rowsPicked(registry, entity, account)], sql` and `)
    const { rows: indicators } = await sql<
      Options['indicators'][number]
    >`select id, code, name, category, value_type as "valueType", unit, operators
      from user_indicator where state in ('online', 'late') and ${mine(userIndicator)} order by code limit 2000`.execute(
      db,
    )
    const { rows: labels } = await sql<
      Options['labels'][number]
    >`select id, code, name from user_label where enabled and ${mine(userLabel)} order by code limit 5000`.execute(db)
    const { rows: rules } = await sql<Options['rules'][number]>`select id, code, name, kind from rule_user
      where state = 'active' and ${mine(ruleUser)} order by code limit 5000`.execute(db)
    const { kind, refresh, tree } = ruleUser.fields
    const { operator, window } = tree.fields.leaves.fields
    return {
      indicators,
      labels,
      rules,
      kinds: kind.of,
      refreshes: refresh.of,
      operators: operator.of,
      windows: window.of,
    }
  },
})
