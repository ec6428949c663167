/** The shortcuts of a pack's commands, where its page has keys for them. */
export interface KeysOf<Name extends string> {
  readonly keys?: { readonly [N in Name]?: string }
}

/** The shortcut of a command, where it has one. */
export function keyed(keys: string | undefined): { readonly keys?: string } {
  return keys === undefined ? {} : { keys }
}
