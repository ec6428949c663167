import type * as z from 'zod'

/** What is wrong with one value: a caption id with its parameters, and where, e.g. `fields.title.zh_CN` as `title.zh_CN`. */
export interface Problem {
  readonly path: string
  /** A caption id, e.g. `error.tooLong`. */
  readonly id: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * The problems that a failed parse found, ready to be captioned in any language. Each unknown field is a problem of its own.
 * A value that is absent is said to be required, whatever else its shape would have said of it.
 */
export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(issue, issue.path.map(String)))
}

type Issue = z.ZodError['issues'][number]

function problemsOfIssue(issue: Issue, path: readonly string[]): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), id: issue.message, params: { name: key } }))
  }
  return [{ path: path.join('.'), id: issue.message, params: paramsOf(issue) }]
}

function paramsOf(issue: Issue): Problem['params'] {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) }
    case 'too_small':
      return { min: Number(issue.minimum) }
    case 'invalid_value':
      return { choices: issue.values.map(String).join(', ') }
    case 'invalid_format':
      return issue.pattern ? { pattern: issue.pattern } : {}
    case 'custom':
      return (issue.params ?? {}) as Problem['params']
    default:
      return {}
  }
}
