import type { CommandInfo } from '../../../../schema/registry'
import { invokeCommand } from '../../commands/command-dialog-store'
import { caption } from '../../../base/i18n/i18n'
import { shortTitle } from '../../commands/command-title'
import { targetCount, type Target } from '../../parts/target'
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

/** What a decision is called in the line of them: of several cases by their number alone, since whose they are is in sight. */
export function decisionTitle(info: CommandInfo, target: Target): string {
  const count = targetCount(target) ?? 0
  const title = shortTitle(info)
  return info.command.on === 'rows' && count > 1 ? caption('queue.decideSeveral', { title, count }) : title
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
      {decisionTitle(info, target())}
      {keys !== undefined && <Kbd keys={keys} />}
    </Button>
  )
}
