import type { CommandInfo } from '../../schema/registry'
import type { Context } from '../pipeline/operation'

/** What the only record that a command is about is called, for a caller that knows nothing of it but its number. */
export async function calledAlone(
  { records, language }: Context,
  { command: { entity } }: CommandInfo,
  ids: readonly number[],
): Promise<{ readonly called?: string }> {
  const [id, ...others] = ids
  const row = entity && id !== undefined && others.length === 0 ? await records.find(entity, id) : undefined
  return entity && row ? { called: await records.nameOf(entity, row, language) } : {}
}
