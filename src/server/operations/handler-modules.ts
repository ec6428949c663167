type Module = Readonly<Record<string, unknown>>

/** The modules with code of their own, each by its path below the folder that it is named after. */
export interface HandlerModules {
  /** `user-manage/user-list.ts` → what `src/server/handlers/user-manage/user-list.ts` exports. */
  readonly pages: Readonly<Record<string, Module>>
  /** The files of `domain`, `calls` and `clock`, by their paths from `src/server`. */
  readonly others: Readonly<Record<string, Module>>
}

let offered: HandlerModules | undefined

/** Takes the modules, which are above this floor: `src/server/handler-modules.ts` finds them. */
export function offerHandlerModules(modules: HandlerModules): void {
  offered = modules
}

/** Everything of one kind that files of `domain`, `calls` and `clock` export, alone or in lists, each with its file. */
export function exportedByHandlers<T>(isOne: (found: unknown) => found is T): { file: string; found: T }[] {
  return Object.entries(modules().others).flatMap(([file, module]) =>
    Object.values(module)
      .flat()
      .filter(isOne)
      .map((found) => ({ file: `src/server/${file}`, found })),
  )
}

/** The default export of each file under `src/server/handlers`, with the file's path there: `user-manage/user-list.ts`. */
export function handlerFiles(): { place: string; exported: unknown }[] {
  return Object.entries(modules().pages).map(([place, module]) => ({ place, exported: module.default }))
}

function modules(): HandlerModules {
  if (!offered) throw new Error("No handlers are known yet: import 'src/server/handler-modules' first.")
  return offered
}
