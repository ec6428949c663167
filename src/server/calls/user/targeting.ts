import { type Kysely, sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/user'
import type ruleUser from '../../../entities/user-manage/rule-user'
import user from '../../../entities/user-manage/user'
import type userTag from '../../../entities/user-manage/user-tag'
import type { Row } from '../../../schema/entity'
import type { Captions } from '../../../schema/field'
import type { Database } from '../../db/database'
import { explain, questionsOf, type Tree, treeOfRule, treeOfTag } from '../../domain/users/explain-targeting'
import { readFigures } from '../../domain/users/user-figures'
import { serve } from '../../pipeline/serve'

type Held = Answer<typeof calls.targeting>
type HeldLabel = Held['labels'][number]
type HeldSelection = Held['selections'][number]
type HeldGroup = Held['groups'][number]

type StoredLabel = Omit<HeldLabel, 'rule' | 'leaves'> & {
  readonly rule_id: number | null
  readonly rule_code: string
  readonly rule_name: Captions
  readonly tree: Row<typeof ruleUser>['tree']
}

type StoredTag = Pick<Row<typeof userTag>, 'id' | 'code' | 'name' | 'scenes' | 'conditions'>

type StoredGroup = Omit<HeldGroup, 'through' | 'leaves'> & { readonly tags: readonly number[] | null }

/** Why a user is targeted: each label, selection and group they are in, with the values that made it so. */
export const targeting = serve(calls.targeting, {
  id: 'user.targeting',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userDetail'] },
  run: async ({ records, services, now }, { id }) => {
    await records.get(user, id)
    const db = services.reading
    const [labels, tags, groups] = await Promise.all([
      readLabels(db, id, now),
      readTags(db, id, now),
      readGroups(db, id),
    ])
    const rules = new Map(labels.flatMap((each) => (each.rule_id === null ? [] : [[each.id, treeOfRule(each.tree)]])))
    const selections = tags.map((tag) => ({ tag, tree: treeOfTag(tag.conditions) }))
    const trees: Tree[] = [...rules.values(), ...selections.map(({ tree }) => tree)]
    const facts = {
      figures: await readFigures(db, id, trees.flatMap(questionsOf), now),
      labels: new Set(labels.map(({ code }) => code)),
      rules: new Set(labels.flatMap(({ rule_id, rule_code }) => (rule_id === null ? [] : [rule_code]))),
    }
    const held = selections.flatMap(({ tag: { conditions: _, ...tag }, tree }): HeldSelection[] => {
      const { holds, because } = explain(tree, facts)
      return holds === true ? [{ ...tag, leaves: because }] : []
    })
    return {
      labels: labels.map(({ rule_id, rule_code, rule_name, tree: _, ...label }): HeldLabel => {
        const tree = rules.get(label.id)
        const rule = rule_id === null ? null : { id: rule_id, code: rule_code, name: rule_name }
        return { ...label, rule, leaves: tree ? explain(tree, facts).because : [] }
      }),
      selections: held,
      groups: groups.map(({ tags: included, ...group }): HeldGroup => {
        const through = held.filter((selection) => included?.includes(selection.id))
        return {
          ...group,
          through: through.map(({ id: tagId, name }) => ({ id: tagId, name })),
          leaves: through.flatMap(({ leaves }) => leaves),
        }
      }),
    }
  },
})

async function readLabels(db: Kysely<Database>, id: number, now: Date): Promise<readonly StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    select l.id, l.code, l.name, l.kind, m.source, m.created_at as since, m.expires_at as "expiresAt", m.reason,
      a.real_name as by, r.id as rule_id, r.code as rule_code, r.name as rule_name, r.tree
    from user_label_member m
    join user_label l on l.id = m.label
    left join rule_user r on r.id = l.rule and l.kind = 'rule'
    left join account a on a.id = m.created_by
    where m."user" = ${id} and (m.expires_at is null or m.expires_at > ${now.toISOString()})
    order by l.kind = 'rule' desc, l.priority, l.id`.execute(db)
  return rows
}

/** Selections in force that are meant for where the user is and what they use. */
async function readTags(db: Kysely<Database>, id: number, now: Date): Promise<readonly StoredTag[]> {
  const { rows } = await sql<StoredTag>`
    select t.id, t.code, t.name, t.scenes, t.conditions from user_tag t join "user" u on u.id = ${id}
    where t.state = 'active' and (t.expires_at is null or t.expires_at > ${now.toISOString()})
      and (t.areas is null or -1 = any(t.areas) or u.area = any(t.areas))
      and (coalesce(cardinality(t.clients), 0) = 0 or u.client = any(t.clients))
    order by t.name, t.id`.execute(db)
  return rows
}

async function readGroups(db: Kysely<Database>, id: number): Promise<readonly StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select g.id, g.code, g.name, g.kind, g.purpose, m.source, m.bucket, coalesce(m.pinned_in, false) as "pinnedIn",
      m.created_at as since, a.real_name as by, g.include_tags as tags
    from user_group_member m
    join user_group g on g.id = m."group"
    left join account a on a.id = m.created_by
    where m."user" = ${id} and m.pinned_out is not true and g.state <> 'archived'
    order by g.name, g.id`.execute(db)
  return rows
}
