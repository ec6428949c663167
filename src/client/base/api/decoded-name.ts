import { logError } from '../errors/error-log'

/**
 * A file's name that came encoded, as browsers save some downloads, decoded once. One that cannot be decoded is taken as it
 * stands: that is logged, and stops nothing.
 */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    // eslint-disable-next-line no-console -- whoever looks into an upload by the browser's tools finds it there
    console.error('Error decoding originalFilename', error)
    logError('Error decoding originalFilename', 'upload')
    return name
  }
}
