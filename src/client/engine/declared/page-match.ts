import { parameterOf, takesRest } from '../../../schema/route'
import type { SitePage } from '../../../schema/site-map'

export interface PageMatch {
  readonly info: SitePage
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The page of a path, which may end before an optional parameter. A fixed segment wins over a parameter, so `/a/new` is not `/a/{id}` with the id `new`.
 * @returns undefined where no page has the path
 */
export function matchPage(pages: Iterable<SitePage>, path: string): PageMatch | undefined {
  const wanted = split(path)
  let best: (PageMatch & { readonly fixed: number }) | undefined
  for (const info of pages) {
    const pattern = split(info.path)
    const isOpenEnded = takesRest(info.path)
    const shortest = pattern.filter((segment) => !parameterOf(segment)?.isOptional).length
    if (wanted.length < shortest || (!isOpenEnded && wanted.length > pattern.length)) continue
    const params: Record<string, string> = {}
    const fits = pattern.every((segment, index) => {
      const value = isOpenEnded && index === pattern.length - 1 ? wanted.slice(index).join('/') : wanted[index]
      const parameter = parameterOf(segment)
      if (!parameter) return segment === value
      if (value !== undefined) params[parameter.name] = decode(value)
      return true
    })
    const fixed = pattern.filter((segment) => !parameterOf(segment)).length
    if (fits && (!best || fixed > best.fixed)) best = { info, params, fixed }
  }
  return best && { info: best.info, params: best.params }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
