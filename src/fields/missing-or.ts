/** The message of a value of the wrong type: that it is required where there is none at all, else the given problem. */
export function missingOr(problem: string): (issue: { readonly input?: unknown }) => string {
  return ({ input }) => (input === undefined || input === null ? 'error.required' : problem)
}
