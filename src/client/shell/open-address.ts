import { isExternal } from './menu-rules'

/** Goes to an address of the console; one outside opens in a new tab. */
export function openAddress(url: string, go: (url: string) => void): void {
  if (isExternal(url)) window.open(url, '_blank', 'noopener,noreferrer')
  else go(url)
}
