import { caption, type Language } from '../base/captions'
import type { Problem } from '../base/errors'
import type { Context } from '../pipeline/operation'
import type { Reason } from './eligibility'

/** What a command would do: of how many records it would run on how many, and why not on the others. */
export interface Preview {
  readonly total: number
  readonly eligible: number
  /** Why some cannot take it now, with how many and the first few by name. */
  readonly reasons: readonly { readonly reason: string; readonly count: number; readonly examples: readonly string[] }[]
  /** What has to be confirmed before it runs, likewise. */
  readonly warnings?: readonly {
    readonly warning: string
    readonly count: number
    readonly examples: readonly string[]
  }[]
  /** What is wrong with rows of a sheet, by the line that the spreadsheet numbers them by. */
  readonly faults?: readonly {
    readonly row: number
    readonly field: string
    readonly problem: string
    readonly msg: string
  }[]
  /** What would become of each thing that was given, in words. */
  readonly lines?: readonly string[]
  /** The figures come from a sample of so many records. */
  readonly sampled?: number
  /** The total is about so many: to count them would keep people waiting. */
  readonly estimated?: boolean
}

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
