import { extensionOf, PICTURE_TYPES } from '../../../fields/storage-key'
import { addressOf } from './api'
import { pageSetting } from '../settings/page-setting'

/** Where a stored file is shown from, by its key: the host that is set for pictures or for other files, else the server itself. */
export function fileAddress(key: string): string {
  const host = pageSetting(isPicture(key) ? 'image-host' : 'file-host')
  return host ? `${host}/${key}` : addressOf(`/files/${key}`)
}

function isPicture(key: string): boolean {
  return PICTURE_TYPES.some((each) => each === extensionOf(key))
}
