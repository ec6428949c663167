/** How Chinese texts are read, in so few letters that it travels with them. */
export interface Readings {
  /** Each syllable with the characters that are mostly read so: `chong充冲 zhong中重`. */
  readonly usual: string
  /** Texts of which some character is read otherwise, with their syllables. */
  readonly otherwise: Readonly<Record<string, string>>
}

/** A text with its syllables; see `IndexEntry.pinyin`. */
export interface Read {
  readonly zh: string
  readonly pinyin: readonly string[]
}

/** What a text is read by: one Chinese character, or a run of letters or digits. */
const parts = (text: string): string[] => text.match(/[\u3400-\u9fff]|[a-z0-9]+/gi) ?? []

/** Finds how each character is mostly read, and the texts of which that is not true. */
export function readingsOf(texts: readonly Read[]): Readings {
  const counts = new Map<string, Map<string, number>>()
  for (const { zh, pinyin } of texts) {
    const characters = parts(zh)
    if (characters.length === pinyin.length)
      characters.forEach((character, at) => {
        const sounds = counts.get(character) ?? new Map<string, number>()
        sounds.set(pinyin[at]!, (sounds.get(pinyin[at]!) ?? 0) + 1)
        if (/[\u3400-\u9fff]/.test(character)) counts.set(character, sounds)
      })
  }
  const bySound = new Map<string, string>()
  for (const [character, sounds] of counts) {
    const [[sound = ''] = []] = [...sounds].sort(([, a], [, b]) => b - a)
    bySound.set(sound, (bySound.get(sound) ?? '') + character)
  }
  const usual = [...bySound].sort(([a], [b]) => (a < b ? -1 : 1)).map(([sound, characters]) => sound + characters)
  const read = reader({ usual: usual.join(' '), otherwise: {} })
  const otherwise = texts.filter(({ zh, pinyin }) => read(zh).join(' ') !== pinyin.join(' '))
  return {
    usual: usual.join(' '),
    otherwise: Object.fromEntries(otherwise.map(({ zh, pinyin }) => [zh, pinyin.join(' ')])),
  }
}

/** Gives the syllables of any text that the readings were found of. */
export function reader({ usual, otherwise }: Readings): (text: string) => string[] {
  const sounds = new Map<string, string>()
  for (const group of usual.split(' ')) {
    const [sound = ''] = /^[a-z]*/.exec(group) ?? []
    for (const character of group.slice(sound.length)) sounds.set(character, sound)
  }
  return (text) => otherwise[text]?.split(' ') ?? parts(text).map((part) => sounds.get(part) ?? part.toLowerCase())
}
