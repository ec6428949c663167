import { nearest } from '../../schema/names'
import type { Registry } from '../../schema/registry'

/**
 * The sizes that the command line asks for.
 * @param options `users` a whole number, `size` pairs such as `device=50000`
 * @throws Error naming the option and what it may be
 */
export function readSizes(
  registry: Registry,
  { users, size }: { readonly users?: string | undefined; readonly size: readonly string[] },
): Record<string, number> {
  const sizes: Record<string, number> = {}
  if (users !== undefined) sizes['user'] = wholeNumber('--users', users)
  for (const pair of size) {
    const [name = '', count = ''] = pair.split('=')
    if (!registry.entities.has(name)) {
      const near = nearest(name, registry.entities.keys())
      throw new Error(`--size: "${name}" is not an entity.${near ? ` Did you mean "${near}"?` : ''}`)
    }
    sizes[name] = wholeNumber(`--size ${name}`, count)
  }
  return sizes
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} is "${text}". Give a whole number, such as 1000000.`)
  return Number(text)
}
