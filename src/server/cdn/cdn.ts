/** The caches that are between storage and viewers. */
export interface Cdn {
  readonly name: string
  /**
   * Has the caches forget what they hold under these storage keys.
   * @returns how many keys were sent to some cache
   */
  purge(keys: readonly string[]): Promise<number>
}
