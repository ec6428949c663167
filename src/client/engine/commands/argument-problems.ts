import { problemsOf } from '../../../fields/problems'
import { problemText } from '../../../fields/problem-text'
import { caption } from '../../base/i18n/i18n'
import type { CommandInfo } from '../../../schema/registry'
import { argumentCaptionId } from './command-title'

type ParseError = Parameters<typeof problemsOf>[0]

/** What is wrong with the arguments of a command, as a sentence by path. */
export function argumentProblems(info: CommandInfo, error: ParseError): Record<string, string> {
  return Object.fromEntries(
    problemsOf(error).map((problem) => {
      const [name = ''] = problem.path.split('.')
      return [problem.path, problemText(problem, caption(argumentCaptionId(info, name)), caption)]
    }),
  )
}
