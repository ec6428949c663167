export const notHere = 'goods-and-order.order-itemized.redeliver.notHere'

/** What in a pasted receipt may be a number of ours or a channel's: it has digits and at least 6 characters. */
export function numbersIn(text: string): string[] {
  return [...new Set(text.match(/[A-Za-z0-9][\w.-]{4,78}\w/g) ?? [])].filter((word) => /\d/.test(word)).slice(0, 50)
}
