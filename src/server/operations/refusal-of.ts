import { caption as captionOf } from '../base/captions'
import { refused, type Refusal } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { faultsOf } from './preview'
import type { Reason } from './eligibility'

/** A reason as the refusal that says it, with every problem it holds. */
export function refusalOf({ language }: Pick<Context, 'language'>, reason: Reason, data: object = {}): Refusal {
  const { caption, params = {}, problems } = reason
  const named = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, captionOf(language, value)]))
  if (!problems) return refused(caption, named, data)
  const faults = faultsOf(language, problems)
  return refused(caption, { ...named, faults }, { ...data, field: problems[0]?.field, problems })
}
