import { type RefObject, useLayoutEffect, useMemo } from 'react'
import type { Entity } from '../../../../schema/entity'
import { savedThen } from '../../../../schema/saved-then'
import type { CommandInfo, PageInfo } from '../../../../schema/registry'
import { addressFor } from '../../parts/address-for'
import { addressOf } from '../../../../schema/does'
import { invokeCommand } from '../../commands/command-dialog-store'
import { shortTitle } from '../../commands/command-title'
import { pageCommands } from '../../commands/page-commands'
import { registry } from '../../declared/registry'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { announceSaved } from './begin-session'
import type { OpenForm } from './form-extras'
import { focusField } from './form-keys'
import { rootOf } from './form-state'

/** The commands of a form that save it first and then go on. */
export function savingCommands(info: PageInfo): CommandInfo[] {
  return pageCommands(info).filter(({ command }) => command.does?.kind === 'saveThen')
}

/**
 * Binds the keys of a form's saving commands, from inside its inputs too.
 * @param open the form as it is
 * @returns what the palette and the buttons run, by the commands' names
 */
export function useSavingCommands(
  info: PageInfo,
  entity: Entity,
  form: RefObject<HTMLFormElement | null>,
  open: RefObject<OpenForm>,
): Readonly<Record<string, () => void>> {
  const caption = useCaption()
  const effects = useMemo(() => {
    const run = (each: CommandInfo) => () => void saveAndGoOn(each, entity, form.current, open.current)
    return Object.fromEntries(savingCommands(info).map((each) => [each.name, run(each)]))
  }, [info, entity, form, open])
  useLayoutEffect(() => {
    const keyed = savingCommands(info).filter(({ command }) => command.keys !== undefined)
    return keyboard.bind(
      keyed.map((each) => ({
        id: `${each.id}.typing`,
        keys: each.command.keys ?? '',
        scope: 'page' as const,
        title: shortTitle(each),
        run: () => effects[each.name]?.(),
        everywhere: true,
      })),
    )
    // Titles are of the language in force.
  }, [info, effects, caption])
  return effects
}

async function saveAndGoOn(
  info: CommandInfo,
  entity: Entity,
  form: HTMLFormElement | null,
  { session, record, reload, leaveTo }: OpenForm,
): Promise<void> {
  const outcome = await session.submit()
  if (outcome.kind === 'saved') announceSaved(entity, outcome.saved, record === null)
  const id = outcome.kind === 'saved' ? outcome.saved.id : outcome.kind === 'unchanged' ? record?.id : undefined
  if (id === undefined) {
    const [first] = session.get().problems
    if (first) focusField(form, rootOf(first.path))
    return
  }
  const address = addressOf(info.command)
  if (address !== undefined) return leaveTo(addressFor(address, { id }))
  if (record === null) leaveTo(`${info.page.path}?id=${id}`)
  else reload()
  const next = savedThen(registry, info)
  if (next) invokeCommand(next, { kind: 'rows', entity, ids: [id], known: [] })
}
