import type { CommandInfo } from '../../../../schema/registry'
import { invokeCommand } from '../../commands/command-dialog-store'
import { countedShortTitle } from '../../commands/counted-title'
import type { Target } from '../../parts/target'
import { Button } from '../../../base/ui/button'
import { Kbd } from '../../../base/ui/kbd'
import type { Decision } from './decisions'

interface DecisionButtonProps {
  readonly decision: Decision
  readonly target: () => Target
  readonly isPrimary?: boolean
  /** It is looked at, by the pointer or by the focus. */
  readonly onLook?: (info: CommandInfo) => void
}

/** One way to decide an item, with its key in sight. */
export function DecisionButton({ decision: { info, keys }, target, isPrimary, onLook }: DecisionButtonProps) {
  return (
    <Button
      variant={isPrimary ? 'primary' : info.command.destroys ? 'danger' : 'default'}
      onPointerEnter={() => onLook?.(info)}
      onFocus={() => onLook?.(info)}
      onClick={() => invokeCommand(info, target())}
    >
      {countedShortTitle(info, target())}
      {keys !== undefined && <Kbd keys={keys} />}
    </Button>
  )
}
