import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { ApiRow } from './target'

/** What a head of an entity's own is given. */
export interface OwnSummaryProps {
  readonly record: ApiRow
}

const found = import.meta.glob<{ readonly default: ComponentType<OwnSummaryProps> }>('../../records/*/summary.tsx')
const heads = new Map<string, LazyExoticComponent<ComponentType<OwnSummaryProps>>>(
  Object.entries(found).map(([file, load]) => [file.split('/').at(-2)!, lazy(load)]),
)

/** Whether records of an entity have a head of their own: the default export of `client/records/<entity>/summary.tsx`. */
export function hasOwnSummary(entity: string): boolean {
  return heads.has(entity)
}

/** What matters most of a record, beside its picture and its numbers: on its page, and in the panel beside its list. */
export function OwnSummary({ entity, record }: OwnSummaryProps & { readonly entity: string }) {
  const Head = heads.get(entity)
  return Head ? <Suspense>{createElement(Head, { record })}</Suspense> : null
}
