import { ChevronDown } from 'lucide-react'
import type { CommandInfo } from '../../../schema/registry'
import { availabilityOf } from './availability'
import { invokeCommand } from './command-dialog-store'
import { countedShortTitle } from './counted-title'
import type { Target } from '../parts/target'
import { useCaption } from '../../base/i18n/use-caption'
import { holds } from '../../base/session/session'
import { Button } from '../../base/ui/button'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import type { MenuLine } from '../../base/ui/menu-items'
import { Icon } from '../../base/ui/icon'

interface CommandButtonsProps {
  readonly commands: readonly CommandInfo[]
  readonly target: () => Target
  /** How many are buttons; the others are in a menu. */
  readonly most: number
  /** What the menu of the others is called. */
  readonly moreTitle: string
}

/** Commands as buttons, and a menu for those without room. The same objects as in the palette. */
export function CommandButtons({ commands, target, most, moreTitle }: CommandButtonsProps) {
  const shown = commands.slice(0, most)
  const rest = commands.slice(most)
  return (
    <>
      {rest.length > 0 && (
        <DropdownMenu lines={commandLines(rest, target())}>
          <Button icon={<ChevronDown aria-hidden />}>{moreTitle}</Button>
        </DropdownMenu>
      )}
      {shown.map((info) => (
        <CommandButton key={info.id} info={info} target={target} />
      ))}
    </>
  )
}

/** One command as a button; greyed with its reason where it cannot run now, absent without the right. */
export function CommandButton({ info, target }: { readonly info: CommandInfo; readonly target: () => Target }) {
  const caption = useCaption()
  const at = target()
  const available = availabilityOf(info, at, holds)
  if (available.kind === 'hidden') return null
  return (
    <Button
      variant={info.command.verb === 'new' ? 'primary' : 'default'}
      {...(info.command.icon && { icon: <Icon name={info.command.icon} /> })}
      keys={info.command.keys}
      {...(available.kind === 'reason' && { disabledReason: reasonText(available, caption) })}
      onClick={() => invokeCommand(info, target())}
    >
      {countedShortTitle(info, at)}
    </Button>
  )
}

/** Commands as the lines of a menu. */
export function commandLines(
  commands: readonly CommandInfo[],
  target: Target,
  caption?: (id: string, params?: Record<string, string>) => string,
): MenuLine[] {
  return commands.flatMap((info) => {
    const available = availabilityOf(info, target, holds)
    if (available.kind === 'hidden') return []
    return [
      {
        id: info.id,
        text: countedShortTitle(info, target),
        ...(info.command.icon && { icon: <Icon name={info.command.icon} /> }),
        ...(info.command.keys && { keys: info.command.keys }),
        ...(info.command.danger && { isDanger: true }),
        ...(available.kind === 'reason' && {
          isDisabled: true,
          ...(caption && { note: reasonText(available, caption) }),
        }),
        onSelect: () => invokeCommand(info, target),
      },
    ]
  })
}

/** Why a command cannot run now, with what the reason names in words. */
export function reasonText(
  reason: { readonly caption: string; readonly params?: Readonly<Record<string, string>> },
  caption: (id: string, params?: Record<string, string>) => string,
): string {
  const named = Object.entries(reason.params ?? {}).map(([key, id]) => [key, caption(id)])
  return caption(reason.caption, Object.fromEntries(named) as Record<string, string>)
}
