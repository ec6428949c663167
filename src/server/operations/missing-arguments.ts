/** A dry run asked for an argument that has not been entered yet. */
class MissingArgument extends Error {
  constructor(name: string) {
    super(`The argument "${name}" has not been entered yet.`)
  }
}

/**
 * Arguments of a dry run that is asked before all of them are entered: to read one that is missing throws, so that
 * nothing is judged by a value that nobody gave.
 * @param missing the names of those that are required and not there
 */
export function partialArguments(
  given: Readonly<Record<string, unknown>>,
  missing: readonly string[],
): Record<string, unknown> {
  const args = { ...given }
  for (const name of missing)
    Object.defineProperty(args, name, {
      enumerable: true,
      get: () => {
        throw new MissingArgument(name)
      },
    })
  return args
}

/** What is found out without the arguments that are missing; undefined where it takes one of them. */
export async function unlessMissing<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof MissingArgument) return undefined
    throw error
  }
}
