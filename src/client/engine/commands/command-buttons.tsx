import { ChevronDown } from 'lucide-react'
import { useSnapshot } from 'valtio'
import type { CommandInfo } from '../../../schema/registry'
import { arrangedCommands, mostBeside, type ArrangedCommands, type Arranging } from './arranged-commands'
import { availabilityOf } from './availability'
import { invokeCommand } from './command-dialog-store'
import { countedShortTitle } from './counted-title'
import type { Target } from '../parts/target'
import { useCaption } from '../../base/i18n/use-caption'
import { holds } from '../../base/session/session'
import { Button } from '../../base/ui/button'
import { device } from '../../base/ui/device'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import type { MenuLine } from '../../base/ui/menu-items'
import { Icon } from '../../base/ui/icon'

interface CommandButtonsProps extends Arranging {
  readonly commands: readonly CommandInfo[]
  readonly target: () => Target
}

/** So many stand there in mobile mode: the one that stands out must not be pushed out of sight. */
const mostBesideOnMobile = 1

/** Commands as buttons, and a menu for those without room. The same objects as in the palette. */
export function CommandButtons({ commands, target, ...how }: CommandButtonsProps) {
  const caption = useCaption()
  const { isMobile } = useSnapshot(device)
  const at = target()
  const most = Math.min(how.most ?? mostBeside, isMobile ? mostBesideOnMobile : mostBeside)
  const { primary, beside, rest } = arrangedCommands(commands, at, { ...how, most })
  return (
    <>
      {rest.length > 0 && (
        <DropdownMenu lines={groupedLines(rest, at, caption)}>
          <Button icon={<ChevronDown aria-hidden />}>{caption('list.moreCommands')}</Button>
        </DropdownMenu>
      )}
      {beside.map((info) => (
        <CommandButton key={info.id} info={info} target={target} />
      ))}
      {primary && <CommandButton info={primary} target={target} isPrimary />}
    </>
  )
}

interface CommandButtonProps {
  readonly info: CommandInfo
  readonly target: () => Target
  readonly isPrimary?: boolean
}

/** One command as a button; greyed with its reason where it cannot run now, absent without the right. */
export function CommandButton({ info, target, isPrimary = info.command.verb === 'new' }: CommandButtonProps) {
  const caption = useCaption()
  const at = target()
  const available = availabilityOf(info, at, holds)
  if (available.kind === 'hidden') return null
  const { icon, keys } = info.command
  return (
    <Button
      variant={isPrimary ? 'primary' : 'default'}
      {...(icon && { icon: <Icon name={icon} /> })}
      keys={keys}
      {...(available.kind === 'reason' && { disabledReason: reasonText(available, caption) })}
      onClick={() => invokeCommand(info, target())}
    >
      {countedShortTitle(info, at)}
    </Button>
  )
}

/** Groups of commands as the lines of a menu, with a line between them. */
export function groupedLines(
  groups: ArrangedCommands['rest'],
  target: Target,
  caption: (id: string, params?: Record<string, string>) => string,
): MenuLine[] {
  return groups.flatMap((group, place) => [
    ...(place > 0 ? [{ id: `before ${group[0]?.id}`, kind: 'separator' as const }] : []),
    ...commandLines(group, target, caption),
  ])
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
        ...(info.command.destroys && { isDanger: true }),
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
