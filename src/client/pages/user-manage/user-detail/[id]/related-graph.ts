import type { AnswerOf } from '../../../../base/api/declared-calls'
import type { GraphLink } from '../../../../engine/charts/relation-graph'
import type { CaptionOf } from '../../../../base/i18n/use-caption'

export type RelatedGraph = AnswerOf<'GET /user/backend/related/graph'>

/** An account of the graph. */
export type RelatedAccount = RelatedGraph['accounts'][number]

export type Tie = RelatedGraph['ties'][number]

/** What an account is called; its number where it has no name. */
export function nameOf({ id, displayId, nickname }: RelatedAccount): string {
  return nickname ?? displayId ?? `#${id}`
}

/** By what two accounts are tied, in words. */
export function tieText({ by }: Tie, caption: CaptionOf): string {
  return by.map((kind) => caption(`related.by.${kind}`)).join(', ')
}

/** The ties as lines of a graph. */
export function linksOf({ ties }: RelatedGraph, caption: CaptionOf): GraphLink[] {
  return ties.map((tie) => ({ ...tie, note: `${tieText(tie, caption)} · ${tie.weight}` }))
}

/** The tie by which an account came into the graph: the heaviest to one that is nearer to the middle. */
export function nearestTie({ accounts, ties }: RelatedGraph, account: RelatedAccount) {
  const stepOf = new Map(accounts.map(({ id, step }) => [id, step]))
  const found = ties
    .filter(({ from, to }) => from === account.id || to === account.id)
    .map((tie) => ({ tie, other: tie.from === account.id ? tie.to : tie.from }))
    .filter(({ other }) => (stepOf.get(other) ?? 2) < account.step)
    .sort((a, b) => b.tie.weight - a.tie.weight)[0]
  return found && { tie: found.tie, other: accounts.find(({ id }) => id === found.other) }
}
