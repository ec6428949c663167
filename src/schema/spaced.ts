/** Texts one after another; Chinese and Latin writing are set apart by a space where they meet. */
export function spaced(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').reduce((before, after) => `${before}${gap(before, after)}${after}`, '')
}

function gap(before: string, after: string): string {
  const meets = `${before.slice(-1)}${after.slice(0, 1)}`
  return /^(\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han})$/u.test(meets) ? ' ' : ''
}

/** A text of both writings that was put together without regard to that: a space where they meet. */
export function apart(text: string): string {
  return text
    .replace(/(\p{Script=Han})(?=[\p{Script=Latin}\d])/gu, '$1 ')
    .replace(/([\p{Script=Latin}\d])(?=\p{Script=Han})/gu, '$1 ')
}
