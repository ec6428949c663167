import { invokeCommand } from '../../commands/command-dialog-store'
import { shortTitle } from '../../commands/command-title'
import type { Target } from '../../parts/target'
import { Button } from '../../../base/ui/button'
import { Icon } from '../../../base/ui/icon'
import { Kbd } from '../../../base/ui/kbd'
import type { Decision } from './decisions'

interface DecisionButtonProps {
  readonly decision: Decision
  readonly target: () => Target
}

/** One way to decide an item, with its key in sight. */
export function DecisionButton({ decision: { info, keys }, target }: DecisionButtonProps) {
  return (
    <Button
      variant={info.command.danger ? 'danger' : 'default'}
      {...(info.command.icon && { icon: <Icon name={info.command.icon} /> })}
      onClick={() => invokeCommand(info, target())}
    >
      {shortTitle(info)}
      {keys !== undefined && <Kbd keys={keys} />}
    </Button>
  )
}
