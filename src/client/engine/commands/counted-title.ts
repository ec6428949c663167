import { countedCaptionIds, countedThingsId, doneCaptionId, withThings } from '../../../schema/counted'
import type { Entity } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'
import { caption, hasCaption } from '../../base/i18n/i18n'
import { labelOf } from '../parts/row-label'
import { currentLanguage } from '../../base/settings/settings-store'
import { commandTitle, shortTitle } from './command-title'
import { targetCount, type Target } from '../parts/target'

/** A name is cut after this many characters: a button has to hold it. */
const longest = 40

/**
 * What a command would do to how many, or to whom: "Ban 2 users", "Ban “Ann”". Its plain title where it acts on no record, or
 * on nobody knows how many.
 * @param count how many of the target it will act on, where that is known better than by the target itself
 * @param called the name of the only record, as the server tells it: the target may hold no more than its number
 */
export function countedTitle(info: CommandInfo, target: Target, count = targetCount(target), called?: string): string {
  const id = countedCaptionIds(info).find(hasCaption)
  const things = thingsOf(target, count, called)
  return id === undefined || things === '' ? commandTitle(info) : saying(id, things)
}

/**
 * What a command has done to how many, or to whom: "2 users banned", "“Ann” banned". Where no form of words says so, its title
 * with what it was done to.
 * @param count how many of the target it has acted on
 * @param called as in `countedTitle`
 */
export function doneText(info: CommandInfo, target: Target, count = targetCount(target), called?: string): string {
  const id = countedCaptionIds(info).find(hasCaption)
  const things = thingsOf(target, count, called)
  if (things === '') return caption('command.done', { title: commandTitle(info) })
  if (id === undefined) return caption('command.doneTo', { title: commandTitle(info), things })
  const done = doneCaptionId(id)
  return hasCaption(done) ? saying(done, things) : caption('command.done', { title: saying(id, things) })
}

/** What a command is called on its own page: with how many it would act on, where these are several. */
export function countedShortTitle(info: CommandInfo, target: Target): string {
  const count = targetCount(target)
  return info.command.on === 'rows' && count !== null && count > 1 ? countedTitle(info, target) : shortTitle(info)
}

/** A number of records of an entity, in words: "2 users". */
export function countedThings(entity: Entity, count: number): string {
  const id = countedThingsId(entity)
  return hasCaption(id) || hasCaption(`${id}_other`)
    ? caption(id, { count })
    : caption('command.previewCount', { count })
}

/** The place is given as its own value: what is put there decides on the space before it. */
function saying(id: string, things: string): string {
  return withThings(caption(id, { things: '{{things}}' }), things)
}

/** The one record by its name, several by their number; nothing where there are none, or nobody knows how many. */
function thingsOf(target: Target, count: number | null, called: string | undefined): string {
  if (target.kind === 'none' || !count) return ''
  return (count === 1 && nameOf(target, called)) || countedThings(target.entity, count)
}

function nameOf(target: Target, called = ''): string {
  if (target.kind !== 'rows' || target.ids.length > 1) return ''
  const row = target.known.find(({ id }) => id === target.ids[0])
  const name = row ? labelOf(target.entity, row, currentLanguage()) : called
  return name && caption('command.named', { name: name.length > longest ? `${name.slice(0, longest - 1)}…` : name })
}
