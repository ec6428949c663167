/** One line of what a command has found out: what it is about, and what is so. */
export interface Finding {
  /** A caption id, with what it names. */
  readonly caption: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Figures and texts as they are; money and times ready to be read. Empty where the caption says all. */
  readonly value?: string | number | null
  /** A page of the console where it can be looked into. */
  readonly to?: `/${string}`
  /** Whether it is something to see to. */
  readonly tone?: 'good' | 'warn' | 'bad'
}

/** What a command answers that looks into something rather than changing it: read in a dialog, as a short table. */
export interface Findings {
  readonly findings: readonly Finding[]
  /** Where what was found is worked on: the console goes there at once, and no dialog is in between. */
  readonly goes?: `/${string}`
}

/** Whether an answer is findings. */
export function isFindings(answer: unknown): answer is Findings {
  return typeof answer === 'object' && answer !== null && 'findings' in answer && Array.isArray(answer.findings)
}
