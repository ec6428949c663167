import { ChevronDown } from 'lucide-react'
import { useSnapshot } from 'valtio'
import type { CommandInfo } from '../../../../schema/registry'
import { CommandButton, commandLines } from '../../commands/command-buttons'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { device } from '../../../base/ui/device'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import type { Target } from '../../parts/target'

const noTarget = (): Target => ({ kind: 'none' })

/** The commands that save a form and go on, as buttons; on a phone, where several would take a second row, as a menu. */
export function SavingButtons({ commands }: { readonly commands: readonly CommandInfo[] }) {
  const caption = useCaption()
  const { isPhone } = useSnapshot(device)
  if (isPhone && commands.length > 1)
    return (
      <DropdownMenu lines={commandLines(commands, noTarget(), caption)}>
        <Button icon={<ChevronDown aria-hidden />}>{caption('list.moreCommands')}</Button>
      </DropdownMenu>
    )
  return commands.map((each) => <CommandButton key={each.id} info={each} target={noTarget} />)
}
