import type { CommandInfo } from './registry'
import { spaced } from './spaced'

const place = '{{things}}'

/**
 * The captions that name a command together with what it acts on, `Ban {{things}}`, the nearest first: its own, then the
 * one that all commands on rows share who bear its name. A command on one row has only its own.
 */
export function countedCaptionIds({ id, name, command }: CommandInfo): readonly string[] {
  return command.on === 'rows' ? [`${id}.counted`, `counted.${name}`] : [`${id}.counted`]
}

/** The caption of what was done, by that of what is to be done: `{{things}} banned`. */
export function doneCaptionId(countedId: string): string {
  return `${countedId}.done`
}

/** The caption that counts records of an entity: "2 users", "2 名用户". */
export function countedThingsId(entity: { readonly name: string }): string {
  return `${entity.name}.counted`
}

/** A caption with what is acted on in its place. */
export function withThings(text: string, things: string): string {
  const [before = '', after = ''] = text.split(place)
  return spaced(before, things, after)
}
