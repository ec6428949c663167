import { fieldAtPath, type DeclaredList } from './list-definition'

/**
 * What a column or a filter is called: by its field, after the reference through which it is reached: "User · Display ID".
 * Where both are called alike, once is enough.
 */
export function pathTitle(list: DeclaredList, path: string, caption: (id: string) => string): string {
  const found = fieldAtPath(list.entity, path)
  if (!found) return path
  const own = caption(found.titleId)
  const [through] = path.split('.')
  const reference = path.includes('.') ? caption(`${list.entity.name}.${through}`) : own
  return reference === own ? own : `${reference} · ${own}`
}
