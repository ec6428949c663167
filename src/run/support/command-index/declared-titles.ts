import { caption, hasCaption, type Language } from '../../../server/base/captions'
import { registry } from '../../../server/base/declarations'
import { commandTitle, pageTitle } from '../../../server/base/command-title'
import { addressOf } from '../../../schema/does'
import type { CommandInfo } from '../../../schema/registry'
import { runsPlainly } from '../../../schema/runs-plainly'
import { allSpecifiedCalls } from '../../../schema/specified-calls'
import type { CommandTitle } from './build-index.ts'

const specified: ReadonlySet<string> = new Set(allSpecifiedCalls.map((call) => call.replace(/\?.*$/, '')))

/** The titles of all declared commands, for the palette's index. */
export function declaredTitles(): CommandTitle[] {
  const sections = [...registry.sections.keys()]
  return [...registry.commands.values()].map((info) => ({
    id: info.id,
    en: commandTitle(info, 'en'),
    zh: commandTitle(info, 'zh'),
    section: sections.indexOf(info.page.section.id),
    danger: info.command.destroys === true,
    within: { en: placeOf(info, 'en'), zh: placeOf(info, 'zh') },
    ...(info.command.alsoCalled && { synonyms: info.command.alsoCalled }),
    ...(info.command.inverse && { inverse: `${info.page.id}.${info.command.inverse}` }),
    ...(info.command.verb === 'go' && {
      route: info.page.path,
      priority: 20,
      ...(info.command.asks && { asks: true as const }),
    }),
    ...(info.command.verb !== 'go' && runsPlainly(info, (call) => specified.has(call)) && { plain: true as const }),
    ...opensOf(info),
    ...wordsOf(info),
  }))
}

/** Where a command is: on its page; a form that is opened to add something is in its section. */
function placeOf(info: CommandInfo, language: Language): string {
  const isForm = info.command.verb === 'go' && hasCaption(`${info.page.id}.adding`)
  return isForm ? caption(language, info.page.section.id) : pageTitle(info.page, language)
}

function opensOf({ command }: CommandInfo): Pick<CommandTitle, 'opens'> {
  const address = addressOf(command)
  return address === undefined ? {} : { opens: address }
}

function wordsOf({ name, permission, page, command }: CommandInfo): Partial<CommandTitle> {
  const isOwnCode = command.verb !== 'go' && permission !== `${page.permission}.${name}`
  return {
    ...(command.keys !== undefined && { keys: command.keys }),
    // Exports are offered everywhere in the palette alone: their keys are each page's own.
    ...(command.keys !== undefined && command.global && !command.asks && { everywhere: true }),
    ...(isOwnCode && { code: permission }),
  }
}
