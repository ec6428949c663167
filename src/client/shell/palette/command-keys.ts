import { invokeCommand } from '../../engine/commands/command-dialog-store'
import { titleOf, type KnownCommand } from '../../engine/commands/known-commands'
import { keyboard } from '../../base/keys/keyboard'
import { commandInfo } from '../../engine/declared/declared'

/** Binds the keys of commands that work everywhere, until the returned function is called. */
export function bindCommandKeys(commands: Iterable<KnownCommand>): () => void {
  const bound = [...commands].filter(({ everywhere }) => everywhere)
  return keyboard.bind(
    bound.map((command) => ({
      id: command.id,
      keys: command.keys ?? '',
      scope: 'global',
      get title() {
        return titleOf(command)
      },
      run: () => void run(command.id),
    })),
  )
}

async function run(id: string): Promise<void> {
  const info = await commandInfo(id)
  if (info) invokeCommand(info, { kind: 'none' })
}
