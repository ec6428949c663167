import type { CommandInfo } from './registry'

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

/** A caption with what is acted on in its place; Chinese and Latin writing are set apart by a space where they meet. */
export function withThings(text: string, things: string): string {
  const [before = '', after = ''] = text.split(place)
  return `${before}${gap(before, things)}${things}${gap(things, after)}${after}`
}

function gap(before: string, after: string): string {
  const meets = `${before.slice(-1)}${after.slice(0, 1)}`
  return /^(\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han})$/u.test(meets) ? ' ' : ''
}
