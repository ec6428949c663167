import type { Draft, Entity, Row } from '../../schema/entity'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { rulesOf } from './handlers'

/**
 * Asks an entity's rules about a save, before it is written.
 * @param draft what is changed; of a new record all that it is to hold
 * @returns what the rules add to it
 * @throws what they refuse, and B01 where it takes a second person and nobody has agreed
 */
export async function judgeSave<E extends Entity>(
  context: Context,
  entity: E,
  draft: Draft<E>,
  current: Row<E> | null,
): Promise<Partial<Row<E>> | undefined> {
  const rules = rulesOf(entity)
  const extra = await rules.beforeSave?.(context, draft, current)
  if (!context.second && (await rules.needsSecond?.(context, draft, current))) throw refused('error.takesSecond')
  return extra ?? undefined
}

/**
 * Whether a second person has to agree to a save.
 * @throws what the rules refuse: for that nobody is asked
 */
export async function isSaveForTwo<E extends Entity>(
  context: Context,
  entity: E,
  draft: Draft<E>,
  current: Row<E>,
): Promise<boolean> {
  const rules = rulesOf(entity)
  if (context.second || !(await rules.needsSecond?.(context, draft, current))) return false
  await rules.beforeSave?.(context, draft, current)
  return true
}
