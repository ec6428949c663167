/**
 * Modules found by path (`./money/shape.ts`) as a map by field type. Throws, with place, fault and remedy, where a part
 * lacks one of the exports, where two paths are of one type, or where the types differ from those that are expected.
 */
export function fieldModules<Module extends object>(
  found: Readonly<Record<string, Module>>,
  part: string,
  needs: readonly (keyof Module & string)[],
  expected?: Iterable<string>,
): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>()
  for (const [path, module] of Object.entries(found)) {
    const type = typeOf(path)
    if (modules.has(type))
      throw new Error(`src/fields/${type}: has two parts "${part}". Remove one, or rename its folder.`)
    for (const name of needs) {
      if (!(name in module))
        throw new Error(`src/fields/${type}/${part} does not export "${name}". Export it by that name.`)
    }
    modules.set(type, module)
  }
  if (expected) checkSame(new Set(modules.keys()), new Set(expected), part)
  return modules
}

/** The field type a path belongs to: the name of its folder. */
export function typeOf(path: string): string {
  return path.split('/').at(-2) ?? path
}

function checkSame(found: ReadonlySet<string>, expected: ReadonlySet<string>, part: string): void {
  for (const type of expected) {
    if (!found.has(type)) throw new Error(`src/fields/${type} has no ${part}. Add src/fields/${type}/${part}.`)
  }
  for (const type of found) {
    if (!expected.has(type))
      throw new Error(`src/fields/${type} has a ${part} but no shape.ts. Add src/fields/${type}/shape.ts.`)
  }
}
