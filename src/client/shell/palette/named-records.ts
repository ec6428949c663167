import type { Captions, Reference } from '../../../schema/field'
import type { CommandInfo } from '../../../schema/registry'
import type { AnswerOf } from '../../base/api/declared-calls'
import { readDetail } from '../../base/api/records'
import { call } from '../../base/api/api'
import { reasonFor } from '../../engine/commands/availability'
import { rowCommands } from '../../engine/commands/page-commands'
import { recordUrl } from '../../engine/parts/record-url'
import { labelText } from '../../engine/references/reference-options'
import { caption, hasCaption } from '../../base/i18n/i18n'
import { anyRowPage } from '../../engine/parts/row-page'
import type { FoundRecord, FoundTarget } from '../../engine/palette'
import { site } from '../../engine/declared/site'
import { commandInfo, pageInfo } from '../../engine/declared/declared'
import { searchReferences } from '../../engine/references/search-references'
import { startsInBrowser } from '../../../schema/does'

/** What the server knows of a record that a text names. */
type Named = AnswerOf<'GET /auth/backend/record/find'>[number]

/** How many commands are below a record that is called exactly what was typed. */
const maxCommands = 5
/** How many records of each kind are offered for a command. */
const maxTargets = 5

/**
 * Records of every kind that a text names, by number, code or title; the one that is called exactly so with what can be done
 * with it.
 * @param key the argument under which a command is given its record
 */
export async function findNamed(text: string, key: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const found = await call('GET /auth/backend/record/find', { input: { text }, signal })
  const exact = found.filter(({ isExact }) => isExact)
  const commands = exact.length === 1 ? await commandsOn(exact[0]!, key) : []
  return found.map((record) => ({
    value: `${record.entity}.${record.id}`,
    label: labelText(record.label),
    hint: hintOf(record),
    link: linkOf(record),
    ...(record.isExact && { isExact: true, ...(exact.length === 1 && { commands }) }),
  }))
}

/** Records that a text names among those that some commands may run on, with the command, in the order of the commands. */
export async function findTargets(
  ids: readonly string[],
  text: string,
  key: string,
  signal: AbortSignal,
): Promise<FoundTarget[]> {
  const infos = await Promise.all(ids.map((id) => commandInfo(id).catch(() => undefined)))
  const onRecords = infos.filter((info) => info !== undefined && info.command.on !== 'page' && info.command.entity)
  // One command may be on several pages: on a record picked by its name it does the same wherever it is found.
  const [...distinct] = new Map(onRecords.toReversed().map((info) => [info!.command, info!])).values()
  const targets = await Promise.all(distinct.toReversed().map((info) => targetsOf(info, text, key, signal)))
  // What is called exactly so is meant, whichever command comes first.
  return targets.flat().sort((a, b) => Number(isCalled(b, text)) - Number(isCalled(a, text)))
}

async function targetsOf(info: CommandInfo, text: string, key: string, signal: AbortSignal): Promise<FoundTarget[]> {
  const asked = { search: text, limit: maxTargets, command: info.id }
  const found = await searchReferences(info.command.entity!.name, asked, signal).catch(() => [])
  return found.map((reference) => ({
    command: info.id,
    given: { [key]: reference.id },
    label: labelText(reference.label),
    hint: textOf((reference as Reference & { hint?: unknown }).hint) ?? `#${reference.id}`,
  }))
}

function isCalled({ label, hint, given }: FoundTarget, text: string): boolean {
  const wanted = text.toLowerCase()
  return [label, hint, ...Object.values(given)].some((name) => String(name as string).toLowerCase() === wanted)
}

/** The first commands of a record's list that can run on it now. */
async function commandsOn({ entity, id, list, label }: Named, key: string): Promise<FoundTarget[]> {
  const page = await pageInfo(list).catch(() => undefined)
  const commands = page ? rowCommands(page).filter(({ command }) => command.entity?.name === entity) : []
  const declared = commands[0]?.command.entity
  if (!declared) return []
  const row = await readDetail(declared, id).catch(() => undefined)
  return commands
    .filter((info) => !startsInBrowser(info.command) && (!row || reasonFor(info, row) === undefined))
    .slice(0, maxCommands)
    .map((info) => ({ command: info.id, given: { [key]: id }, label: labelText(label) }))
}

/** The record's own page, else its list narrowed down to it. */
function linkOf({ entity, id, list }: Named): string {
  const own = anyRowPage(entity)
  return own === undefined ? `${site.pages.get(list)?.path ?? ''}?id=${id}` : recordUrl(own, id)
}

function hintOf({ entity, list, hint, id }: Named): string {
  const kind = caption(hasCaption(entity) ? entity : list)
  return `${kind} ${textOf(hint) ?? `#${id}`}`
}

function textOf(hint: unknown): string | undefined {
  if (typeof hint === 'object' && hint !== null && 'en' in hint) return labelText(hint as Captions)
  return typeof hint === 'string' || typeof hint === 'number' ? String(hint) : undefined
}
