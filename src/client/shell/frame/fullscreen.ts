import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'

/** Fills the screen with the console, or gives the screen back; a browser that cannot says so. */
export function toggleFullscreen(): void {
  const refuse = (): void => toast.warning(caption('error.fullscreen'))
  if (document.fullscreenElement) document.exitFullscreen().catch(refuse)
  else if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(refuse)
  else refuse()
}
