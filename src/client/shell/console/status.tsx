import { useSnapshot } from 'valtio'
import { currentTimezone, settings } from '../../base/settings/settings-store'
import { status } from '../../engine/page/status'
import { openDialog } from '../frame/shell-store'
import { StatusBar } from '../frame/status-bar'

/** What the page on screen says, below it: by itself, for it changes with every row that is selected. */
export function Status() {
  const { selection, hints, job, demo } = useSnapshot(status)
  const { timezone: _chosen } = useSnapshot(settings)
  return (
    <StatusBar
      selection={selection}
      hints={hints}
      job={job || demo || undefined}
      timezone={currentTimezone()}
      onHelp={openHelp}
    />
  )
}

const openHelp = (): void => openDialog('help')
