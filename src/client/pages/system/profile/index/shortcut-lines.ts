import { titleOf, type KnownCommand } from '../../../../engine/commands/known-commands'
import { gridKeys } from '../../../../engine/grid/grid-keys'
import type { CaptionOf } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { holds } from '../../../../base/session/session'
import type { ShortcutLine } from './shortcut-conflicts'

/** Every shortcut of the shell, of the commands that the account may run, and of the grid, in the language of its captions. */
export function shortcutLines(known: Iterable<KnownCommand>, caption: CaptionOf): ShortcutLine[] {
  const shell = keyboard
    .live()
    .filter(({ scope, id }) => scope === 'global' && id.startsWith('shell.'))
    .reverse()
    .map(({ id, keys, scope, title }) => ({ id, keys, scope, title: caption(title), page: '' }))
  const commands = [...known]
    .filter(({ keys, permission }) => keys !== undefined && holds(permission))
    .map((command): ShortcutLine => {
      const line = { id: command.id, keys: command.keys ?? '', title: titleOf(command) }
      return command.everywhere
        ? { ...line, scope: 'global', page: '' }
        : {
            ...line,
            scope: 'page',
            place: command.page.id,
            page: caption(command.page.id),
            isOnList: listKinds.has(command.page.page.kind),
          }
    })
  const grid = gridKeys.map(({ id, keys, command: { name, modes } }): ShortcutLine => {
    const page = modes.map((mode) => caption(`profile.grid.${mode}`)).join(' · ')
    return { id, keys, scope: 'list', title: caption(`grid.command.${name}`), page, modes }
  })
  return [...shell, ...commands, ...grid]
}

/** The kinds of pages that show a list. */
const listKinds = new Set(['list', 'queue', 'layout', 'report'])
