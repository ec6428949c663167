import Bowser from 'bowser'

/** The browser and the system of a session, as people tell theirs apart: `Chrome 141, Windows 10`; null where neither is known. */
export function deviceName(userAgent: string): string | null {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent)
  const [major] = browser.version?.split('.') ?? []
  const parts = [
    [browser.name, major],
    [os.name, os.versionName ?? os.version],
  ].map((part) => part.filter(Boolean).join(' '))
  return parts.filter(Boolean).join(', ').slice(0, 80) || userAgent.slice(0, 80)
}
