/** Builds browser and server parts, unless the last build was made of the same sources; ends the process where that fails. */
export function ensureBuilt(): Promise<void>
/** The same, but tells whether it stands; `output` is the file that takes what the build prints. */
export function build(output?: string): Promise<boolean>
