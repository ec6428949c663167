import { sql } from 'kysely'
import { z } from 'zod'
import ruleUser from '../../../entities/user-manage/rule-user'
import userIndicator from '../../../entities/user-manage/user-indicator'
import userLabel from '../../../entities/user-manage/user-label'
import type { Entity } from '../../../schema/entity'
import { rowsPicked } from '../../access/rows-seen'
import { defineOperation } from '../../pipeline/operation'

const guard = {
  anyOf: ['userLabelSystem', 'labelAdd', 'userIndicator', 'tagSelection', 'tagSelectionAdd'].map(
    (page) => `UserManage:${page}`,
  ),
}

const base = '/rule/engine/backend/user'

/** The categories that rules and indicators stand in, those at the top first. */
export const ruleCategories = defineOperation({
  id: 'ruleUserCategory.all',
  choosing: true,
  method: 'GET',
  url: `${base}/category/all`,
  guard,
  input: z.strictObject({}),
  run: async ({ db }) => {
    const { rows } = await sql`select id, code, name, parent, item_count as "itemCount", version
      from rule_user_category order by parent nulls first, "order" nulls last, id`.execute(db)
    return rows
  },
})

/** What the conditions of a rule are put together from: indicators with their operators, labels, other rules, spans of time. */
export const ruleOptions = defineOperation({
  id: 'ruleUser.selectOptions',
  choosing: true,
  method: 'GET',
  url: `${base}/rule/selectOptions`,
  guard,
  input: z.strictObject({}),
  run: async ({ db, account, services: { registry } }) => {
    const mine = (entity: Entity) => sql.join([sql`true`, ...rowsPicked(registry, entity, account)], sql` and `)
    const { rows: indicators } = await sql`select id, code, name, category, value_type as "valueType", unit, operators
      from user_indicator where state in ('online', 'late') and ${mine(userIndicator)} order by code limit 2000`.execute(
      db,
    )
    const { rows: labels } =
      await sql`select id, code, name from user_label where enabled and ${mine(userLabel)} order by code limit 5000`.execute(
        db,
      )
    const { rows: rules } = await sql`select id, code, name, kind from rule_user
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
