import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/i18n/i18n'
import { registry } from '../declared/registry'
import { untilOf } from '../../../schema/does'
import { commandTitle } from './command-title'

/** What follows from a command, and how it is taken back: one sentence each, for who is about to confirm it. */
export function whatFollows({ page, command }: CommandInfo): string[] {
  const { danger, inverse } = command
  const back = inverse === undefined ? undefined : registry.commands.get(`${page.id}.${inverse}`)
  return [
    ...(danger === 'second' ? [caption('command.follows.second')] : []),
    ...(untilOf(command) === undefined ? [] : [caption('command.follows.lasts')]),
    ...(back ? [caption('command.follows.inverse', { title: commandTitle(back) })] : []),
  ]
}
