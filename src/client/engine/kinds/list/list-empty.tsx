import type { CommandInfo } from '../../../../schema/registry'
import type { Target } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { EmptyState } from '../../../base/ui/state'
import { useStillFilling } from '../../page/still-filling'
import { CommandButton } from '../../commands/command-buttons'

interface ListEmptyProps {
  /** What the list is called. */
  readonly label: string
  readonly hasFilters: boolean
  readonly onClear: () => void
  /** Those of its page. */
  readonly commands: readonly CommandInfo[]
}

/** A list without a row: what makes it whole again, or the command that adds the first record, for those who may run it. */
export function ListEmpty({ label, hasFilters, onClear, commands }: ListEmptyProps) {
  const caption = useCaption()
  const filling = useStillFilling()
  if (hasFilters)
    return (
      <EmptyState
        title={caption('list.noMatch')}
        text={caption('list.noMatchText')}
        action={<Button onClick={onClear}>{caption('list.clearFilters')}</Button>}
      />
    )
  const add = commands.find(({ command }) => command.verb === 'new')
  return (
    <EmptyState
      title={caption('list.emptyTitle', { list: label })}
      text={caption(add ? 'list.emptyAdd' : 'list.emptyComes')}
      {...filling}
      action={add && <CommandButton info={add} target={noTarget} isPrimary />}
    />
  )
}

const noTarget = (): Target => ({ kind: 'none' })
