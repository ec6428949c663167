import { navigate } from 'wouter/use-browser-location'
import type { CommandInfo } from '../../../schema/registry'
import { fillRoute, opensAlone } from '../../../schema/route'
import { readDetail, readOptions } from '../../base/api/records'
import { speaksSpecificationAlone } from '../../base/api/host-speech'
import { availabilityOf } from '../../engine/commands/availability'
import { commandLink } from '../../engine/commands/link'
import { commandPlace } from '../../engine/commands/command-place'
import { commandSteps, recordStep, targetOfStep } from '../../engine/commands/command-steps'
import { openCommandDialog } from '../../engine/commands/command-dialog-store'
import { countedTitle } from '../../engine/commands/counted-title'
import { filmArguments, pageArguments, recordArguments } from '../../engine/commands/page-arguments'
import { pageContext } from '../../engine/page/page-context'
import { commandsOf } from '../../engine/commands/page-commands'
import { previewText } from '../../engine/commands/preview-text'
import { previewRun, runAndTell } from '../../engine/commands/run-command'
import { recordUrl } from '../../engine/parts/record-url'
import { onlyRow, targetCount } from '../../engine/parts/target'
import type { ApiRow, Target } from '../../engine/parts/target'
import { typedCountNeeded } from '../../../schema/typed-count'
import type { KnownCommand } from '../../engine/commands/known-commands'
import { registry } from '../../engine/declared/registry'
import { caption, hasCaption } from '../../base/i18n/i18n'
import { readFrecency } from '../../engine/palette/frecency'
import type { Args, PaletteHost, Preview } from '../../engine/palette'
import { currentLanguage } from '../../base/settings/settings-store'
import { tabStore } from '../../engine/tabs/tab-store'
import { site } from '../../engine/declared/site'
import { commandInfo, fetchSectionOf, pageAt } from '../../engine/declared/declared'
import { startsInBrowser } from '../../../schema/does'
import { findNamed, findTargets } from './named-records'
import { directory } from '../../engine/declared/directory'
import { mayReach } from '../../engine/declared/may-reach'
import { mayOpen } from '../../engine/declared/may-open'
import { kindsToAsk, type RecordKind } from './record-kinds'

/** The argument under which the palette keeps the record picked for a command that has no rows in hand. */
const recordKey = '$record'

/** The pages that are offered before anything is typed, wherever one is, in their order. */
const suggested = [...site.pages.values()]
  .filter(({ page }) => page.suggested !== undefined)
  .sort((a, b) => a.page.suggested! - b.page.suggested!)
  .map(({ id }) => id)

/**
 * Joins the palette to the declared commands, for one account. The section of a command is loaded when the command is taken.
 * @param commands all there are
 */
export function createPaletteHost(
  account: number,
  holds: (code: string) => boolean,
  commands: ReadonlyMap<string, KnownCommand>,
): PaletteHost {
  const entries = [...commands.values()].filter((command) => isOffered(command, holds))
  const offered = new Set(entries.map(({ id }) => id))
  /** Commands whose preview has shown what has to be confirmed. */
  const warned = new Set<string>()
  /** Where a command leads without asking for anything. */
  const plainRoute = (id: string): string | undefined => {
    const route = commands.get(id)?.route
    return route !== undefined && opensAlone(route) && !commands.get(id)?.asks ? fillRoute(route) : undefined
  }
  const storageKey = `iron-man.frecency.${account}`
  return {
    entries: () => entries,
    language: currentLanguage,
    availability: (id) => {
      const info = registry.commands.get(id)
      // Why it cannot run on the rows in hand is known of the commands of loaded sections alone; the server knows of all.
      if (!info) return offered.has(id) ? 'run' : 'hidden'
      const available = availabilityOf(info, targetFor(info), holds)
      if (available.kind !== 'reason') return available.kind
      const named = Object.entries(available.params ?? {}).map(([key, text]) => [key, caption(text)])
      return { reason: caption(available.caption, Object.fromEntries(named) as Record<string, string>) }
    },
    contexts: () => {
      const context = pageContext.current
      const page = context && registry.pages.get(context.pageId)
      if (!context || !page) return new Map()
      const ofRows = context.target().kind === 'none' ? 1 : context.hasSelection?.() ? 3 : 2
      return new Map(commandsOf(page).map(({ id, command }) => [id, command.on === 'page' ? 1 : ofRows]))
    },
    suggested: () => suggested.map((id) => `${id}.go`),
    keys: (id) => commands.get(id)?.keys,
    steps: async (id, args, { isLinked }) => {
      if (plainRoute(id) !== undefined) return []
      const info = await infoOf(id)
      if (commandPlace(id, null)) return []
      const filled = pageArguments(info)
      const isPicked = typeof args[recordKey] === 'number'
      const row = isPicked ? await rowOf(info, args[recordKey] as number) : onlyRow(targetFor(info))
      const steps = (
        await commandSteps(info, { ...recordArguments(info, row), ...filmArguments(info), ...args }, row)
      ).filter(({ key }) => !(key in filled))
      // Who follows a link has pointed at no row: the one under the cursor is there by chance.
      return info.command.on !== 'page' && !isPicked && (isLinked || targetFor(info).kind === 'none')
        ? [recordStep(info, recordKey), ...steps]
        : steps
    },
    preview: async (id, args) => {
      const found = plainRoute(id) === undefined ? await preview(await infoOf(id), args) : null
      if (found?.hasWarnings) warned.add(id)
      else warned.delete(id)
      return found
    },
    run: async (id, args, { secondary }) => {
      const route = plainRoute(id)
      if (route !== undefined && secondary) window.open(route, '_blank', 'noopener')
      else if (route !== undefined) navigate(route)
      else {
        const info = await infoOf(id)
        const place = commandPlace(id, null)
        if (place) return place(true)
        const [target, given] = [targetFor(info, args), { ...pageArguments(info), ...withoutRecord(args) }]
        await runAndTell(info, target, given, (refusal) => openCommandDialog(info, target, given, refusal), {
          ...(warned.delete(id) && { confirmed: true }),
        })
      }
    },
    expect: (id) => void fetchSectionOf(id),
    link: (id, args) => commandLink(id, withoutRecord(args)),
    places: (text) => pageContext.current?.places?.(text),
    findRecords: (text, signal, entity) => findRecords(text, entity, holds, signal),
    findNamed: (text, signal) => findNamed(text, recordKey, signal),
    findTargets: (ids, text, signal) => findTargets(ids, text, recordKey, signal),
    openRecord: ({ link }, { secondary }) => (secondary ? window.open(link, '_blank', 'noopener') : navigate(link)),
    frecency: {
      read: () => readFrecency(localStorage.getItem(storageKey)),
      write: (frecency) => localStorage.setItem(storageKey, JSON.stringify(frecency)),
    },
  }
}

/** A record in full; undefined where the account may not read it. */
async function rowOf({ command }: CommandInfo, id: number): Promise<ApiRow | undefined> {
  if (!command.entity) return undefined
  return readDetail(command.entity, id).catch(() => undefined)
}

async function infoOf(id: string): Promise<CommandInfo> {
  const info = await commandInfo(id)
  if (!info) throw new Error(`There is no command "${id}".`)
  return info
}

function isOffered({ route, opens, permission, page, plain }: KnownCommand, holds: (code: string) => boolean): boolean {
  if (route !== undefined) return mayOpen(page, holds)
  if (speaksSpecificationAlone() && !plain) return false
  if (opens !== undefined && !mayReach(opens, holds)) return false
  return permission === '' || (holds(permission) && mayOpen(page, holds))
}

/** The rows a command would run on: those in hand where they are of its entity, else the record picked in its first step. */
function targetFor({ command }: CommandInfo, args: Args = {}): Target {
  if (command.on === 'page' || !command.entity) return { kind: 'none' }
  const picked = args[recordKey]
  if (typeof picked === 'number') return targetOfStep(command.entity, picked)
  const inHand = pageContext.current?.target() ?? { kind: 'none' }
  return inHand.kind !== 'none' && inHand.entity === command.entity ? inHand : { kind: 'none' }
}

function withoutRecord(args: Args): Args {
  const { [recordKey]: _record, ...rest } = args
  return rest
}

async function preview(info: CommandInfo, args: Args): Promise<(Preview & { hasWarnings?: boolean }) | null> {
  const target = targetFor(info, args)
  const danger = info.command.danger !== undefined
  if (startsInBrowser(info.command) || (target.kind === 'none' && !danger)) return null
  if (target.kind === 'none') {
    const title = countedTitle(info, target)
    return { text: title, verb: title, canRun: true, danger }
  }
  const found = await previewRun(info, target, withoutRecord(args))
  const hasWarnings = (found.warnings ?? []).length > 0
  const isPlain = found.total === 1 && found.eligible === 1 && !danger && !hasWarnings
  if (isPlain) return null
  const count = found.total
  const mustType = typedCountNeeded(count, danger) || (info.command.danger === 'typed' && count > 1)
  return {
    text: previewText(target, found) || caption('command.previewCount', { count: targetCount(target) ?? count }),
    verb: countedTitle(info, target, found.eligible || count, found.called),
    canRun: found.eligible > 0,
    danger,
    hasWarnings,
    ...(mustType && { typed: String(count) }),
  }
}

/** Records whose number or name begins with the text, among the kinds nearest to where the account is. */
async function findRecords(
  text: string,
  entity: string | undefined,
  holds: (code: string) => boolean,
  signal: AbortSignal,
) {
  const held = recordKinds(holds).filter(({ name }) => entity === undefined || entity === name)
  const page = pageContext.current?.pageId
  const { kinds, text: wanted } = kindsToAsk(held, text, {
    page,
    section: page?.slice(0, page.indexOf('.')),
    recent: tabStore.tabs.recent.toReversed().flatMap((key) => pageAt(key) ?? []),
    usual: suggested,
  })
  const found = await Promise.all(
    kinds.map(async ({ name, title, base, url }) => {
      const options = await readOptions(base, { search: wanted, limit: 5 }, { signal, quiet: true }).catch(() => [])
      return options.map(({ id, label }) => ({
        value: `${name}.${id}`,
        label: textOf(label),
        hint: `${title} #${id}`,
        link: recordUrl(url, id),
      }))
    }),
  )
  return found.flat()
}

/** The kinds of record with a page of their own that the account may open. */
function recordKinds(holds: (code: string) => boolean): RecordKind[] {
  return Object.entries(directory.entities).flatMap(([name, { base, rows = [] }]) =>
    rows.flatMap(([list, url]) => {
      const page = site.pages.get(list)
      if (!page || !mayOpen(page, holds)) return []
      // The words of a section that has not been loaded are not there; the titles of its pages are.
      return [{ name, base, url, list, section: page.section.id, title: caption(hasCaption(name) ? name : list) }]
    }),
  )
}

function textOf(label: unknown): string {
  if (typeof label === 'object' && label !== null) {
    const texts = label as Readonly<Record<string, string>>
    return texts[currentLanguage() === 'zh' ? 'zh_CN' : 'en'] ?? texts.en ?? ''
  }
  return String(label as string | number)
}
