import { KBarProvider } from 'kbar'
import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { caption } from '../../base/i18n/i18n'
import { useScope } from '../../base/keys/use-keys'
import { settings } from '../../base/settings/settings-store'
import { isStarred, toggleStar } from '../../base/settings/starred'
import type { PaletteDoors } from './palette-actions'
import { createPaletteController, type PaletteController } from './palette-controller'
import { closePalette, giveBackFocus, paletteDoor, paletteDrawn } from './palette-door'
import type { PaletteHost, Step } from './palette-model'
import { PaletteWindow } from './palette-window'
import { useCommandRegistry } from './use-command-registry'

export { indexOf } from './index-cache'

/** What a step of the host's own receives. */
export interface CustomStepProps {
  readonly step: Step
  /** What was given before, when coming back to the step. */
  readonly initial: unknown
  /**
   * Takes the value, with the words that stand for it in the breadcrumb; null skips the step. `secondary` leaves out what else
   * may be left out.
   */
  readonly onAnswer: (
    answer: { readonly value: unknown; readonly label: string } | null,
    how?: { readonly secondary: boolean },
  ) => void
}

export interface PaletteProps {
  readonly host: PaletteHost
  /** Draws steps of kind `custom`. */
  readonly customStep?: ComponentType<CustomStepProps>
}

/** The command palette. It follows the door: `openPalette` and `closePalette` of `palette-door`. */
export function Palette(props: PaletteProps) {
  return (
    <KBarProvider options={kbarOptions}>
      <PaletteBody {...props} />
    </KBarProvider>
  )
}

/** kbar keeps the registry alone: it locks nothing and opens nothing (the README of this folder says why). */
const kbarOptions = {
  disableDocumentLock: true,
  disableScrollbarManagement: true,
  animations: { enterMs: 0, exitMs: 0 },
}

function PaletteBody({ host, customStep }: PaletteProps) {
  const perform = useCommandRegistry(host)
  const controller = useMemo(
    () => createPaletteController({ host, caption, onClosed: leavePalette, perform, doors }),
    [host, perform],
  )
  useDoor(controller)
  useLayoutEffect(paletteDrawn, [])
  const { isOpen } = useSnapshot(controller.store).state
  useScope('palette', isOpen)
  return isOpen ? <PaletteWindow controller={controller} customStep={customStep} /> : null
}

const doors: PaletteDoors = {
  openTab: (url) => void window.open(url, '_blank', 'noopener'),
  copy: (text, isAddress) => navigator.clipboard.writeText(isAddress ? new URL(text, window.location.href).href : text),
  isStarred: (url) => isStarred(settings.starred, url),
  toggleStar,
  changeKeys: (title) => navigate(`/profile/index?${new URLSearchParams({ tab: 'shortcuts', find: title })}`),
}

function leavePalette(): void {
  closePalette()
  giveBackFocus()
}

/** Opens and closes the palette as the door says. One that is made again under an open door, for other rights, goes on with what was typed. */
function useDoor(controller: PaletteController): void {
  const { isOpen, opened } = useSnapshot(paletteDoor)
  const before = useRef({ controller, opened })
  useLayoutEffect(() => {
    const { controller: former, opened: formerly } = before.current
    before.current = { controller, opened }
    if (!isOpen) return controller.close()
    const isGoingOn = former !== controller && formerly === opened
    controller.open(isGoingOn ? { text: former.typed() } : paletteDoor.request)
  }, [controller, isOpen, opened])
}
