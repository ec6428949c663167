import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { ApiRow } from '../commands/target'

/** What a head of an entity's own is given. */
export interface OwnHeadProps {
  readonly record: ApiRow
}

const found = import.meta.glob<{ readonly default: ComponentType<OwnHeadProps> }>(['./*.tsx', '!./own-head.tsx'])
const heads = new Map<string, LazyExoticComponent<ComponentType<OwnHeadProps>>>(
  Object.entries(found).map(([file, load]) => [file.slice(2, -4), lazy(load)]),
)

/** Whether records of an entity have a head of their own: the default export of `client/heads/<entity>.tsx`. */
export function hasOwnHead(entity: string): boolean {
  return heads.has(entity)
}

/** What matters most of a record, beside its picture and its numbers: on its page, and in the panel beside its list. */
export function OwnHead({ entity, record }: OwnHeadProps & { readonly entity: string }) {
  const Head = heads.get(entity)
  return Head ? <Suspense>{createElement(Head, { record })}</Suspense> : null
}
