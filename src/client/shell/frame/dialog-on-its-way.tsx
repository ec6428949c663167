import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useEscape } from '../../base/keys/use-keys'
import { paletteDoor } from '../../engine/palette/palette-door'
import { closeDialog } from './shell-store'

/**
 * Stands for a dialog until its code is there: Escape, or opening the palette, gives it up. Else it would come late, over
 * what somebody has gone on to, and take what is typed there.
 */
export function DialogOnItsWay(): null {
  const { isOpen } = useSnapshot(paletteDoor)
  useEscape(closeDialog)
  useEffect(() => {
    if (isOpen) closeDialog()
  }, [isOpen])
  return null
}
