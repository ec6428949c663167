import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileFacts, renamedFor } from '../../../src/shared/file-facts'
import { isSameFile, matchFaults, matchFile, nameFor, type MatchRules } from '../../../src/shared/match-files'

const languages = ['zh_CN', 'en', 'in_ID', 'vi_VN', 'pt_BR', 'es_MX', 'th_TH']
const rules: MatchRules = {
  endings: { film: ['mp4', 'mkv', 'mov', 'ts'], subtitle: ['srt', 'vtt', 'ass'] },
  languages,
  numbers: [1, 2, 3],
}
const given = (name: string, size = 10) => ({ name, size })

describe('a file finds its episode by its name', () => {
  test.each([
    ['City.S01E02.720p.mp4', 2],
    ['City s1.e12.mkv', 12],
    ['City 1x07.mkv', 7],
    ['EP02.mp4', 2],
    ['E02.mp4', 2],
    ['Episode 14 - The Return.mp4', 14],
    ['Episódio 3.mp4', 3],
    ['Tập 05.mp4', 5],
    ['第2集.mp4', 2],
    ['第 12 集 1080P.mkv', 12],
    ['第十二集.mp4', 12],
    ['第一百零三集.mp4', 103],
    ['第1季第4集.mp4', 4],
    ['02.mp4', 2],
    ['002.mp4', 2],
    ['02 Show 3.mp4', 2],
    ['show 02 1080p.mp4', 2],
    ['show_02_4K.mov', 2],
    ['Show 2024 05.mp4', 5],
    ['Show.2024.05.1080p.WEB-DL.x264.mp4', 5],
    ['The 100 - 05 [1080p].mkv', 5],
    ['Show.07.1920x1080.H.264.AAC.5.1.mkv', 7],
    ['Show 08 10bit 60fps.mkv', 8],
    ['[Group] City - 09 [720].mp4', 9],
  ])('%s goes to %i', (name, number) => {
    expect(matchFile(given(name), rules)).toEqual({ role: 'film', number, language: null })
  })

  test.each(['City 1080p.mp4', 'City.2024.mp4', 'City 2160.mp4', 'Making of 4K.mp4', 'City H.264 5.1 AAC.mkv'])(
    '%s numbers nothing',
    (name) => expect(matchFile(given(name), rules).number).toBeNull(),
  )

  test('without a number it goes to the only episode that there is', () => {
    expect(matchFile(given('City 2024.mp4'), { ...rules, numbers: [1] }).number).toBe(1)
  })

  test.each([
    ['E02.zh.srt', 'zh_CN'],
    ['E02.zh-CN.srt', 'zh_CN'],
    ['第2集.中文.srt', 'zh_CN'],
    ['E02.en.vtt', 'en'],
    ['E02_vi.srt', 'vi_VN'],
    ['E02.id.srt', 'in_ID'],
    ['E02.pt-BR.ass', 'pt_BR'],
    ['E02 pt_BR.ass', 'pt_BR'],
    ['E02.th.en.srt', 'en'],
    ['E02.srt', null],
    ['E02.zh-TW.srt', null],
  ])('%s is in %s', (name, language) => {
    expect(matchFile(given(name), rules)).toEqual({ role: 'subtitle', number: 2, language })
  })

  test('of another kind it is neither', () => {
    expect(matchFile(given('02.txt'), rules)).toEqual({ role: null, number: null, language: null })
  })
})

describe('what is wrong is said of each file', () => {
  const faultsOf = (...files: readonly [string, number?][]) =>
    matchFaults(files.map(([name, size = 10]) => ({ size, matched: matchFile(given(name), rules) })))

  test('that has no number, no language, nothing in it, or an ending of no use', () => {
    expect(faultsOf(['trailer.mp4'], ['E01.srt'], ['E01.mp4', 0], ['notes.txt'], ['E01.mp4'])).toEqual([
      'noNumber',
      'noLanguage',
      'empty',
      'unknownType',
      undefined,
    ])
  })

  test('of two for one place the later is too many; a film and subtitles of two languages are not in each other’s way', () => {
    expect(faultsOf(['E01.mp4'], ['E01.en.srt'], ['E01.zh.srt'], ['01 1080p.mkv'], ['EP1.en.vtt'])).toEqual([
      undefined,
      undefined,
      undefined,
      'twice',
      'twice',
    ])
  })
})

describe('a corrected file is named so that it is read as corrected', () => {
  test.each([
    ['City.S02E01.720p.mp4', 5, 'City.S02E05.720p.mp4'],
    ['第3集.mp4', 12, '第12集.mp4'],
    ['trailer 1080p.mp4', 1, 'E01 trailer 1080p.mp4'],
    ['EP02.mp4', 2, 'EP02.mp4'],
  ])('%s as episode %i is %s', (name, episode, renamed) => {
    expect(renamedFor(name, { episode })).toBe(renamed)
  })

  test('in another language', () => {
    expect(nameFor('E02.en.srt', { role: 'subtitle', number: 3, language: 'vi_VN' }, languages)).toBe(
      'E03.en.vi_VN.srt',
    )
  })

  test('whatever it was called', () => {
    const words = fc.constantFrom(
      'City',
      'S01E02',
      '第2集',
      '1080p',
      '2024',
      '07',
      'ep',
      'x264',
      'en',
      '5.1',
      '一',
      'E',
    )
    const names = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => `${parts.join(' ')}.mp4`)
    fc.assert(
      fc.property(
        names,
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(...languages),
        (name, episode, language) => {
          const renamed = renamedFor(name, { episode, language }, languages)
          expect(fileFacts(renamed, languages)).toMatchObject({ episode, language })
        },
      ),
    )
  })
})

test('a file is known again by its name, its size and when it was changed', () => {
  const known = { fileName: 'E01.mp4', size: 4, modified: 17 }
  expect(isSameFile({ name: 'E01.mp4', size: 4, lastModified: 17 }, known)).toBe(true)
  expect(isSameFile({ name: 'E01.mp4', size: 4, lastModified: 18 }, known)).toBe(false)
  expect(isSameFile({ name: 'E01.mp4', size: 5, lastModified: 17 }, known)).toBe(false)
})
