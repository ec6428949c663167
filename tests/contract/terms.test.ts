import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** One thing by one name: what it is called in each language, and what it is not. */
interface Term {
  readonly en: string
  readonly zh: string
  readonly not: Readonly<Partial<Record<'en' | 'zh', readonly string[]>>>
}

const terms = JSON.parse(readFileSync(new URL('../../locales/terms.json', import.meta.url), 'utf8')) as Term[]
const files = import.meta.glob<Record<string, string>>('/locales/*/*.json', { eager: true, import: 'default' })

/** Texts without what is filled into them. */
function captionsIn(language: string): [id: string, text: string][] {
  return Object.entries(files)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([, texts]) => Object.entries(texts))
    .map(([id, text]) => [id, text.replace(/\{\{[^}]*\}\}/g, '')])
}

/** English by whole words, Chinese by characters. */
function pattern(language: string, text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(language === 'en' ? `(?<![\\w.-])${escaped}(?![\\w-])` : escaped)
}

describe('one term per thing all over', () => {
  test.each(['en', 'zh'] as const)('%s', (language) => {
    const captions = captionsIn(language)
    const wrong = terms.flatMap((term) =>
      (term.not[language] ?? []).flatMap((text) => {
        const found = pattern(language, text)
        return captions
          .filter(([, caption]) => found.test(caption))
          .map(([id, caption]) => `${id} says “${caption}”: write “${term[language]}” instead of “${text}”`)
      }),
    )
    expect(captions.length).toBeGreaterThan(15_000)
    expect(wrong).toEqual([])
  })

  test('each term has a name in both languages, and no name is given twice', () => {
    expect(terms.filter(({ en, zh }) => !en.trim() || !zh.trim())).toEqual([])
    expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length)
  })
})
