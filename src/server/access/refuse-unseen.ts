import { notFound } from '../base/errors'
import type { Context, Operation } from '../pipeline/operation'
import { holdsFor } from './reached-record'
import { rowsByRights } from './rows-seen'

/**
 * Keeps a call from records that the account does not come to by the rights that let it make the call.
 * @param input of the call, as it was parsed
 * @throws A0404 for the first of them, as for one that is not there
 */
export async function refuseUnseen(
  { account, services }: Pick<Context, 'account' | 'services'>,
  { about, guard }: Pick<Operation, 'about' | 'guard'>,
  input: unknown,
): Promise<void> {
  if (!about) return
  const codes = typeof guard === 'object' ? guard.anyOf : ['']
  const conditions = rowsByRights(services.registry, about.entity, account, codes)
  if (conditions.length === 0) return
  for (const id of idsIn(input, about.by))
    if (!(await holdsFor({ db: services.db }, about.entity, id, conditions))) throw notFound(about.entity.name, id)
}

function idsIn(input: unknown, name: string): number[] {
  const value: unknown =
    typeof input === 'object' && input !== null && name in input ? Reflect.get(input, name) : undefined
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each): each is number => typeof each === 'number')
}
