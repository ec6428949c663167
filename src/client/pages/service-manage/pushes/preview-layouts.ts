/** A place where a phone shows a notification, and the room that it has there for each text, in columns. */
export interface PreviewLayout {
  readonly key: 'androidCollapsed' | 'androidExpanded' | 'iosLockScreen' | 'iosBanner'
  readonly system: 'android' | 'ios'
  readonly title: number
  readonly body: number
  readonly hasImage: boolean
}

/**
 * What fits on a phone of common width in its default text size: Android shows one line of each until it is expanded, then
 * up to some ten lines of the body; iOS shows one line of the title and four of the body on its lock screen, two in a banner.
 */
export const previewLayouts: readonly PreviewLayout[] = [
  { key: 'androidCollapsed', system: 'android', title: 38, body: 44, hasImage: false },
  { key: 'androidExpanded', system: 'android', title: 44, body: 450, hasImage: true },
  { key: 'iosLockScreen', system: 'ios', title: 40, body: 160, hasImage: true },
  { key: 'iosBanner', system: 'ios', title: 40, body: 80, hasImage: true },
]
