/** A parameter of a route: `{id}`, or `{id?}` where an address may end before it. */
export interface RouteParameter {
  readonly name: string
  readonly isOptional: boolean
}

/** The parameter that a segment of a route stands for; undefined for a fixed segment. */
export function parameterOf(segment: string): RouteParameter | undefined {
  const [, name, mark] = /^\{(\w+)(\?)?\}$/.exec(segment) ?? []
  return name === undefined ? undefined : { name, isOptional: mark === '?' }
}

/** The parameters of a route in their order. */
export function parametersOf(route: string): RouteParameter[] {
  return segmentsOf(route).flatMap((segment) => parameterOf(segment) ?? [])
}

/** Whether a route takes any address after its own, as `/redirect/{path}` does: it leads elsewhere, and is no page to go to. */
export function takesRest(route: string): boolean {
  return route.endsWith('/{path}')
}

/** Whether a route is an address already, or becomes one without a value for any parameter. */
export function opensAlone(route: string): boolean {
  return parametersOf(route).every(({ isOptional }) => isOptional)
}

/**
 * The address of a route. An optional parameter without a value falls away with all that follows it; one that is required
 * stays in its braces.
 * @param valueOf the value of a parameter, unencoded; slashes stay between its segments
 */
export function fillRoute(route: string, valueOf: (name: string) => string | undefined = () => undefined): string {
  const filled: string[] = []
  for (const segment of segmentsOf(route)) {
    const parameter = parameterOf(segment)
    const value = parameter && (valueOf(parameter.name) || undefined)
    if (parameter?.isOptional && value === undefined) break
    filled.push(value === undefined ? segment : value.split('/').map(encodeURIComponent).join('/'))
  }
  return `/${filled.join('/')}`
}

/** Whether an address, names in braces standing for values to come, leads to a route. What follows a `?` is left aside. */
export function leadsTo(address: string, route: string): boolean {
  const given = segmentsOf(address.replace(/\?[^}].*$|\?$/, ''))
  const wanted = segmentsOf(route)
  return (
    given.length <= wanted.length &&
    wanted.every((segment, at) => {
      const parameter = parameterOf(segment)
      if (given[at] === undefined) return parameter?.isOptional ?? false
      return parameter !== undefined || segment === given[at]
    })
  )
}

/** The file, without its ending, in which what belongs to a route stands: `/user-detail/{id}` → `/user-detail/[id]`. */
export function fileOfRoute(route: string): string {
  return route.replace(/\{(\w+)\?\}/g, '[[$1]]').replace(/\{(\w+)\}/g, '[$1]')
}

/** The route of such a file: `/rank/add/[temId]/[[rankId]]` → `/rank/add/{temId}/{rankId?}`. */
export function routeOfFile(file: string): string {
  return file.replace(/\[\[(\w+)\]\]/g, '{$1?}').replace(/\[(\w+)\]/g, '{$1}')
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The names in braces of an address, or of another text that is filled in. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}
