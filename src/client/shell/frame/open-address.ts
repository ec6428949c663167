import { isExternal } from './menu-rules'

/**
 * Goes to an address of the console; one outside opens in a new tab.
 * @param isOutside what its entry in the menu says; the address decides where it says nothing
 */
export function openAddress(url: string, go: (url: string) => void, isOutside = isExternal(url)): void {
  if (isOutside) window.open(url, '_blank', 'noopener,noreferrer')
  else go(url)
}
