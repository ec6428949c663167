import type { Entity } from '../../../../../schema/entity'
import type { CommandRequest } from '../../../commands/command-dialog-store'
import type { NumberedChoice } from '../strip/picks'
import { useChoices } from '../strip/use-choices'
import type { WallCommands } from './wall-plan'

const none: readonly NumberedChoice[] = []

/**
 * The reasons that a case of a wall is refused for, with their digits.
 * @param like a case whose reasons are those of all
 */
export function useReasons(
  deciding: WallCommands | undefined,
  entity: Entity,
  like: number | undefined,
): readonly NumberedChoice[] {
  const target: CommandRequest['target'] =
    like === undefined ? { kind: 'none' } : { kind: 'rows', entity, ids: [like], known: [] }
  const request = deciding && { info: deciding.refuses, target, args: {}, refusal: '' }
  return useChoices(request, deciding?.reason).choices ?? none
}
