import { fieldOf, titleIdOf } from '../../fields/standard-fields'
import type { Registry } from '../../schema/registry'
import { caption, hasCaption, type Language } from '../base/captions'
import type { Operation } from './operation'

/**
 * What the caller of an operation knows a field of its input by: the title of an argument, of a field of the record, or
 * the one that the operation gives.
 * @param path may lead into the value: `title.zh_CN`
 * @returns undefined where the field has no title
 */
export function fieldTitle(
  registry: Registry,
  operation: Operation,
  path: string,
  language: Language,
): string | undefined {
  const [name = ''] = path.split('.')
  const id = titleId(registry, operation, name)
  return id !== undefined && hasCaption(id) ? caption(language, id) : undefined
}

function titleId(registry: Registry, { titles, command, audit }: Operation, name: string): string | undefined {
  if (titles?.[name]) return titles[name]
  const argument = command && registry.commands.get(command.id)?.command.asks?.[name]
  if (command && argument) {
    if ('caption' in argument && typeof argument.caption === 'string') return argument.caption
    const own = `${command.id}.${name}`
    return hasCaption(own) ? own : `ask.${name}`
  }
  const entity = audit?.entity === undefined ? undefined : registry.entities.get(audit.entity)
  return entity && fieldOf(entity, name) ? titleIdOf(entity, name) : undefined
}
