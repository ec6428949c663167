declare module 'virtual:sections' {
  /** What each section declares, and its words; by the section's id. */
  export const sections: Readonly<
    Record<
      string,
      {
        readonly declarations: () => Promise<Omit<import('../../../schema/registry').Declarations, 'sections'>>
        readonly words: import('../../base/i18n/i18n').CaptionSource
      }
    >
  >
  /** The words that belong to no section. */
  export const words: import('../../base/i18n/i18n').CaptionSource
}

declare module 'virtual:directory' {
  const directory: import('../../../schema/directory').Directory
  export default directory
}
