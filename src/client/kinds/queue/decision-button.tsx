import { availabilityOf } from '../../commands/availability'
import { invokeCommand } from '../../commands/command-dialog-store'
import { shortTitle } from '../../commands/command-title'
import type { ApiRow, Target } from '../../commands/target'
import { useCaption } from '../../i18n/use-caption'
import { holds } from '../../session/session'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Kbd } from '../../ui/kbd'
import { reasonText } from '../list/command-buttons'
import type { Decision } from './decisions'

interface DecisionButtonProps {
  readonly decision: Decision
  readonly target: () => Target
  /** As it stands now: what may be decided depends on it. */
  readonly record: ApiRow
}

/** One way to decide an item, with its key in sight; greyed with the reason where the item does not allow it. */
export function DecisionButton({ decision: { info, keys }, target, record }: DecisionButtonProps) {
  const caption = useCaption()
  const { entity } = info.command
  if (!entity) return null
  const available = availabilityOf(info, { kind: 'rows', entity, ids: [record.id], known: [record] }, holds)
  if (available.kind === 'hidden') return null
  return (
    <Button
      variant={info.command.danger ? 'danger' : 'default'}
      {...(info.command.icon && { icon: <Icon name={info.command.icon} /> })}
      {...(available.kind === 'reason' && { disabledReason: reasonText(available, caption) })}
      onClick={() => invokeCommand(info, target())}
    >
      {shortTitle(info)}
      {keys !== undefined && <Kbd keys={keys} />}
    </Button>
  )
}
