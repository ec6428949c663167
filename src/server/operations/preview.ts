import { caption, type Language } from '../base/captions'
import type { Problem } from '../base/errors'
import type { Context } from '../pipeline/operation'
import type { Reason } from './eligibility'

/** A reason in the reader's language; what it names may itself be a caption. */
export function textOf({ language }: Pick<Context, 'language'>, { caption: id, params, problems }: Reason): string {
  const named = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, caption(language, value)]))
  return caption(language, id, { ...named, ...(problems && { faults: faultsOf(language, problems) }) })
}

/** Several problems as one list in a sentence. */
export function faultsOf(language: Language, problems: readonly Problem[]): string {
  const texts = problems.map((each) => caption(language, each.problem, each.params))
  return texts.join(language === 'zh' ? '；' : '; ')
}
