/** What each trigger fills in; the sender and the room are always there, but for official ones. */
const filledBy: Readonly<Record<string, readonly string[]>> = {
  giftCoins: ['sender', 'receiver', 'gift', 'count', 'coins', 'room'],
  gift: ['sender', 'receiver', 'gift', 'count', 'coins', 'room'],
  comboCoins: ['sender', 'receiver', 'gift', 'count', 'coins', 'room'],
  luckyWin: ['sender', 'gift', 'count', 'coins', 'room'],
  gameWin: ['sender', 'coins', 'room'],
  pkWin: ['sender', 'receiver', 'count', 'room'],
  rankTop: ['sender', 'count', 'room'],
  official: [],
}

const usual: readonly string[] = ['sender', 'room']

/** The names in braces of a runway's texts that its trigger does not fill in. */
export function unknownPlaceholders(trigger: string, texts: readonly (string | undefined)[]): string[] {
  const known = filledBy[trigger] ?? usual
  const named = texts.flatMap((text) => [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => !known.includes(name))
}
