/** Test files of one kind; `leftOut`: what a change reaches as well, from farther away. */
export interface Choice {
  readonly files: string[]
  readonly leftOut: string[]
}

/** The tests that a change can break, those that are nearest to it first. */
export function chooseTests(
  changed: readonly string[],
  all: readonly string[],
  importsOf: (file: string) => readonly string[],
): Readonly<Record<'unit' | 'contract' | 'api' | 'e2e', Choice>>
