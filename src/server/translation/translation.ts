/** Puts texts into another language. */
export interface Translation {
  readonly name: 'embedded' | 'google'
  /** @returns the texts in their order; placeholders in double braces stay as they are */
  translate(texts: readonly string[], from: string, to: string): Promise<readonly string[]>
}
