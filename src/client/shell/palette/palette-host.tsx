import { Suspense, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ErrorBoundary } from '../../base/errors/error-boundary'
import { useFaultToast } from '../../base/errors/host-boundary'
import { useKnownCommands } from '../../engine/commands/known-commands'
import { openFromLink } from '../../engine/commands/link'
import { Palette, warmPalette } from '../../engine/palette'
import { closePalette, giveBackFocus, paletteDoor } from '../../engine/palette/palette-door'
import { PaletteOnItsWay } from '../../engine/palette/palette-on-its-way'
import { session } from '../../base/session/session'
import { useHolds } from '../../base/session/use-holds'
import { bindCommandKeys } from './command-keys'
import { createPaletteHost } from './create-palette-host'
import { CustomStep } from './custom-step'
import { useCalm } from '../../base/ui/use-calm'
import { whenIdle } from '../../base/ui/when-idle'

/**
 * The palette, fed with the declared commands, and their keys; drawn once in the console. What it knows and its code would come
 * before the page's first rows; who opens it sooner waits for nothing else.
 */
export function PaletteHost() {
  const isCalm = useCalm()
  const { isOpen, opened } = useSnapshot(paletteDoor)
  if (!isCalm && !isOpen) return null
  return (
    <>
      <PaletteOnItsWay />
      {/* By itself: while it comes, and where it cannot come, the dialogs beside it stay as they are. Who opens it asks again. */}
      <ErrorBoundary
        resetKey={String(opened)}
        fallback={(_retry, error) => <NoPalette error={error} isOpen={isOpen} />}
      >
        <Suspense fallback={null}>
          <FedPalette isOpen={isOpen} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Says that there is no palette to those who want it. */
function NoPalette({ error, isOpen }: { readonly error: unknown; readonly isOpen: boolean }) {
  useFaultToast(error, isOpen)
  useEffect(() => {
    if (!isOpen) return
    closePalette()
    giveBackFocus()
  }, [isOpen])
  return null
}

function FedPalette({ isOpen }: { readonly isOpen: boolean }) {
  const account = useSnapshot(session).account?.id ?? 0
  const holds = useHolds()
  const commands = useKnownCommands()
  // Another account, or other rights, is another palette.
  const host = useMemo(() => createPaletteHost(account, holds, commands), [account, holds, commands])
  const [isWarm, setWarm] = useState(false)
  useEffect(() => {
    whenIdle(() => void warmPalette(host).then(() => setWarm(true)))
  }, [host])
  useEffect(() => bindCommandKeys(commands.values()), [commands])
  useEffect(() => openFromLink((id) => commands.has(id)), [commands])
  if (!isWarm && !isOpen) return null
  return (
    // Its keys work meanwhile.
    <Suspense fallback={null}>
      <Palette host={host} customStep={CustomStep} />
    </Suspense>
  )
}
