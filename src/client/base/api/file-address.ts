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

/** A stored file, with the link that it is read by where it needs one. */
export interface StoredFile {
  readonly key: string
  readonly link?: string
}

/** The file that is shown from an address; undefined of any other address. */
export function fileAt(address: string): StoredFile | undefined {
  const { pathname, searchParams } = new URL(address, location.href)
  const hosts = [pageSetting('image-host'), pageSetting('file-host')].filter(Boolean)
  const host = hosts.find((each) => address.startsWith(`${each}/`))
  const key = host ? address.slice(host.length + 1).replace(/[?#].*$/, '') : /\/files\/(.+)$/.exec(pathname)?.[1]
  const link = searchParams.get('link')
  return key === undefined ? undefined : { key, ...(link !== null && { link }) }
}
