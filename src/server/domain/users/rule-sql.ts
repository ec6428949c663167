import { sql, type Expression, type SqlBool } from 'kysely'
import type ruleUser from '../../../entities/user-manage/rule-user'
import type { ConditionNode } from '../../../shared/conditions'
import type { Row } from '../../../schema/entity'
import { badField } from '../../base/errors'
import { nodeSql, signs } from '../messages/tag-sql'
import { figureOf } from './user-figures'

type Tree = Row<typeof ruleUser>['tree']
type Leaf = NonNullable<Tree['leaves']>[number]

/** Users (`u`) whom a rule marks; of tiers, whom any of them does. @throws A0400 where it asks for what is not counted */
export function ruleSql({ tiers, ...own }: Tree, at: Date): Expression<SqlBool> {
  const nodes: readonly ConditionNode<Leaf>[] = tiers?.length ? tiers : [own]
  const leafSql = ({ indicator, window, operator, value }: Leaf): Expression<SqlBool> => {
    const figure = figureOf({ kind: 'indicator', name: indicator, window, operator, expected: value }, at)
    const sign = signs[operator]
    if (!figure || !sign) throw badField('tree', 'error.pushTagUnknown', { indicator })
    return sql<SqlBool>`coalesce(${figure}, 0) ${sql.raw(sign)} ${value}`
  }
  return sql`(${sql.join(
    nodes.map((node) => nodeSql(node, leafSql)),
    sql` or `,
  )})`
}
