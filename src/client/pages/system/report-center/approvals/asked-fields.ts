import type { Command } from '../../../../../schema/command'

/**
 * The fields of its record that a command writes as they were asked for: of a save all that was changed, of others the arguments
 * that have the name of a field.
 */
export function askedFields(
  { entity, asks, does, on }: Pick<Command, 'entity' | 'asks' | 'does' | 'on'>,
  args: Readonly<Record<string, unknown>>,
): string[] {
  const writes = asks === undefined || does?.kind === 'set' || does?.kind === 'move'
  if (!entity || on === 'page' || !writes) return []
  return Object.keys(args).filter((name) => {
    const isReason = asks?.[name]?.role === 'reason'
    return name in entity.fields && !isReason && (asks === undefined || (name in asks && isGiven(args[name])))
  })
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined
}
