declare module 'virtual:command-index' {
  /** Every command's titles and pinyin, read once; permissions and states are not considered. */
  export function commandIndex(): import('./index-entry').IndexEntry[]
}
