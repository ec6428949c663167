import type ruleUser from '../../../entities/user-manage/rule-user'
import type userTag from '../../../entities/user-manage/user-tag'
import type { ConditionNode } from '../../../shared/conditions'
import type { Row } from '../../../schema/entity'

type TagConditions = Row<typeof userTag>['conditions']
type RuleTree = Row<typeof ruleUser>['tree']
type TagCondition = LeafOf<TagConditions>
type RuleCondition = LeafOf<RuleTree>
type LeafOf<T> = T extends { readonly leaves?: readonly (infer L)[] | null } ? L : never

/** One question that targeting asks of a user. */
export interface Question {
  readonly kind: 'indicator' | 'label' | 'rule'
  /** The code of the indicator, the label or the rule. */
  readonly name: string
  /** `7d`; absent where the indicator looks at no span of time, or has it in its name. */
  readonly window?: string
  /** eq, ne, gt, gte, lt, lte of a figure; is, isNot of a label. */
  readonly operator: string
  readonly expected: unknown
}

/** A question with the user's own value. */
export interface Leaf extends Question {
  /** Null where the database does not hold it. */
  readonly actual: number | boolean | null
  /** Null where it cannot be known. */
  readonly holds: boolean | null
}

/** Questions put together. */
export type Tree =
  | { readonly every: readonly Tree[] }
  | { readonly some: readonly Tree[] }
  | { readonly no: Tree }
  | { readonly leaf: Question }

/** What is known of a user. */
export interface Facts {
  /** Figures by `figureKey`; absent where the database does not hold them, null where there is no value yet. */
  readonly figures: ReadonlyMap<string, number | null>
  readonly labels: ReadonlySet<string>
  readonly rules: ReadonlySet<string>
}

export interface Explanation {
  /** Null where a figure that decides it is not known. */
  readonly holds: boolean | null
  /** The leaves that made it so. */
  readonly because: readonly Leaf[]
}

/** Under what a figure is known: `activeDays@7d`, or `coins`. */
export function figureKey({ name, window }: Pick<Question, 'name' | 'window'>): string {
  return window === undefined || window === 'all' ? name : `${name}@${window}`
}

/** The questions of a tag selection. */
export function treeOfTag(conditions: TagConditions): Tree {
  return treeOf<TagCondition>(conditions, ({ kind, code, operator, value }) => ({
    kind: kinds[kind],
    name: code,
    operator,
    expected: value ?? null,
  }))
}

const kinds = { userIndicator: 'indicator', userLabel: 'label', ruleUser: 'rule' } as const

/** The questions of a rule label; of tiers any may be the user's. */
export function treeOfRule({ tiers, ...own }: RuleTree): Tree {
  const nodes = tiers?.length ? tiers : [own]
  const trees = nodes.map((node) =>
    treeOf<RuleCondition>(node, ({ indicator, value, ...rest }) => ({
      kind: 'indicator',
      name: indicator,
      expected: value,
      ...rest,
    })),
  )
  return trees.length === 1 && trees[0] ? trees[0] : { some: trees }
}

/** Conditions put together as questions. What is alone is not wrapped. */
function treeOf<L>(node: ConditionNode<L>, question: (leaf: L) => Question): Tree {
  const parts: Tree[] = [
    ...(node.leaves ?? []).map((leaf) => ({ leaf: question(leaf) })),
    ...(node.groups ?? []).map((group) => treeOf(group, question)),
  ]
  // What asks for nothing selects nobody.
  if (parts.length === 0) return { some: [] }
  if (node.match === 'none') return { no: { some: parts } }
  if (parts.length === 1 && parts[0]) return parts[0]
  return node.match === 'any' ? { some: parts } : { every: parts }
}

/** Every question of a tree. */
export function questionsOf(tree: Tree): Question[] {
  if ('leaf' in tree) return [tree.leaf]
  if ('no' in tree) return questionsOf(tree.no)
  return ('every' in tree ? tree.every : tree.some).flatMap(questionsOf)
}

/** Answers a tree for a user: whether it holds, and by which leaves. An empty tree selects nobody. */
export function explain(tree: Tree, facts: Facts): Explanation {
  if ('leaf' in tree) {
    const leaf = answer(tree.leaf, facts)
    return { holds: leaf.holds, because: [leaf] }
  }
  if ('no' in tree) {
    const { holds, because } = explain(tree.no, facts)
    return { holds: holds === null ? null : !holds, because }
  }
  const parts = ('every' in tree ? tree.every : tree.some).map((part) => explain(part, facts))
  const decides = 'some' in tree
  const deciding = parts.filter(({ holds }) => holds === decides)
  if (deciding.length > 0) return { holds: decides, because: deciding.flatMap(({ because }) => because) }
  const holds = parts.length === 0 ? false : parts.some((part) => part.holds === null) ? null : !decides
  return { holds, because: parts.flatMap(({ because }) => because) }
}

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
}

function answer(question: Question, { figures, labels, rules }: Facts): Leaf {
  const { kind, name, operator, expected } = question
  if (kind !== 'indicator') {
    const actual = (kind === 'label' ? labels : rules).has(name)
    return { ...question, actual, holds: /not/i.test(operator) ? !actual : actual }
  }
  const figure = figures.get(figureKey(question))
  const holdsFor = compare[operator]
  // No value counts as 0, as it does where a selection is carried out.
  if (figure === undefined || !holdsFor || typeof expected !== 'number')
    return { ...question, actual: figure ?? null, holds: null }
  return { ...question, actual: figure, holds: holdsFor(figure ?? 0, expected) }
}
