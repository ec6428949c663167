const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../{domain,calls,clock}/**/*.ts', {
  eager: true,
})
const pages = import.meta.glob<{ readonly default: unknown }>('../handlers/**/*.ts', { eager: true })

/**
 * Everything of one kind that files of `domain`, `calls` and `clock` export, alone or in lists, each with its file. Some of
 * these files import what asks here, so ask when it is needed, not while modules load.
 */
export function exportedByHandlers<T>(isOne: (found: unknown) => found is T): { file: string; found: T }[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module)
      .flat()
      .filter(isOne)
      .map((found) => ({ file, found })),
  )
}

/** The default export of each file under `src/server/handlers`, with the file's path there: `user-manage/user-list.ts`. */
export function handlerFiles(): { place: string; exported: unknown }[] {
  return Object.entries(pages).map(([file, module]) => ({
    place: file.slice('../handlers/'.length),
    exported: module.default,
  }))
}
