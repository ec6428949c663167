import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useKnownCommands } from '../../engine/commands/known-commands'
import { openFromLink } from '../../engine/commands/link'
import { Palette, warmPalette } from '../../engine/palette'
import { session } from '../../base/session/session'
import { useHolds } from '../../base/session/use-holds'
import { bindCommandKeys } from './command-keys'
import { createPaletteHost } from './create-palette-host'
import { CustomStep } from './custom-step'
import { whenIdle } from '../../base/ui/when-idle'

/** The palette, fed with the declared commands, and their keys; drawn once in the console. */
export function PaletteHost() {
  const account = useSnapshot(session).account?.id ?? 0
  const holds = useHolds()
  const commands = useKnownCommands()
  // Another account, or other rights, is another palette.
  const host = useMemo(() => createPaletteHost(account, holds, commands), [account, holds, commands])
  useEffect(() => {
    whenIdle(() => void warmPalette(host))
  }, [host])
  useEffect(() => bindCommandKeys(commands.values()), [commands])
  useEffect(() => openFromLink((id) => commands.has(id)), [commands])
  return <Palette host={host} customStep={CustomStep} />
}
