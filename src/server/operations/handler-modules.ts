const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../handlers/**/*.ts', { eager: true })

/**
 * What the files under `src/server/handlers` export of one kind, alone or in lists, each with its file: the one door to them. Some of these
 * files import what asks here, so ask when it is needed, not while modules load.
 */
export function exportedByHandlers<T>(isOne: (found: unknown) => found is T): { file: string; found: T }[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module)
      .flat()
      .filter(isOne)
      .map((found) => ({ file, found })),
  )
}
