let kept = ''

/** Keeps the sentence that a user can be answered with. */
export function keepAnswer(sentence: string): void {
  kept = sentence
}

/** The sentence of the last check; empty before the first. */
export function lastAnswer(): string {
  return kept
}
