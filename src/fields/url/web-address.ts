/** Whether the text is a whole http or https address. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname !== ''
}
