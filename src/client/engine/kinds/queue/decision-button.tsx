import { invokeCommand } from '../../commands/command-dialog-store'
import { shortTitle } from '../../commands/command-title'
import type { Target } from '../../parts/target'
import { Button } from '../../../base/ui/button'
import { Kbd } from '../../../base/ui/kbd'
import type { Decision } from './decisions'

interface DecisionButtonProps {
  readonly decision: Decision
  readonly target: () => Target
  readonly isPrimary?: boolean
}

/** One way to decide an item, with its key in sight. */
export function DecisionButton({ decision: { info, keys }, target, isPrimary }: DecisionButtonProps) {
  return (
    <Button
      variant={isPrimary ? 'primary' : info.command.destroys ? 'danger' : 'default'}
      onClick={() => invokeCommand(info, target())}
    >
      {shortTitle(info)}
      {keys !== undefined && <Kbd keys={keys} />}
    </Button>
  )
}
