import { describe, expect, test } from 'vitest'
import { replacementOf } from '../../../src/server/domain/titles/replace-cues'
import { readCues } from '../../../src/server/subtitles/parse-subtitle'
import { writeSubtitle } from '../../../src/server/subtitles/write-subtitle'
import { faultsOf } from '../../../src/shared/subtitle-checks'

describe('what a file does not say as a line is told', () => {
  test('in SubRip', () => {
    const text = [
      ...['a head', '1', '00:00:01,000 --> 00:00:02,000 X1:10', '<b>one</b>', '', 'more of one', ''],
      ...['2', '00:00:0x --> 00:00:04,000', 'lost', ''],
      ...['3', '00:00:06,000 --> 00:00:05,000', 'back', '', '00:00:07.5 --> 00:00:08.5', ''],
    ].join('\r\n')
    const { cues, oddities } = readCues(`\uFEFF${text}`, 'srt')
    expect(cues).toEqual([
      { start: 1_000, end: 2_000, text: 'one\nmore of one' },
      { start: 6_000, end: 5_000, text: 'back' },
      { start: 7_500, end: 8_500, text: '' },
    ])
    expect(oddities.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '1 noTime',
      '3 placeLost',
      '3 styleLost',
      '6 blankLine',
      '9 badTime',
      '13 reversed',
      '16 empty',
    ])
  })

  test('in WebVTT', () => {
    const text =
      'WEBVTT\n\nSTYLE\n::cue {}\n\nname\n00:01.000 --> 00:02.000\none\n\nNOTE aside\nof two\n\n00:03.000 --> 00:04.000\ntwo\n'
    const { cues, oddities } = readCues(text, 'vtt')
    expect(cues.map((cue) => cue.text)).toEqual(['one', 'two'])
    expect(oddities).toEqual([
      { line: 3, code: 'styleLost' },
      { line: 10, code: 'comment' },
    ])
  })

  test('in SubStation', () => {
    const text =
      'Style: Default\nComment: 0,0:00:00.00,0:00:01.00,,,0,0,0,,note\nDialogue: 0,soon,0:00:02.00,,,0,0,0,,x\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,{\\i1}a, b'
    const { cues, oddities } = readCues(text, 'ass')
    expect(cues).toEqual([{ start: 1_000, end: 2_000, text: 'a, b' }])
    expect(oddities.map(({ code }) => code)).toEqual(['styleLost', 'comment', 'badTime', 'styleLost'])
  })
})

test.each(['srt', 'vtt', 'ass'] as const)('lines come back from a %s file as they were', (format) => {
  const cues = [
    { start: 1_500, end: 3_000, text: 'Hello, there\n— 你好' },
    { start: 3_723_450, end: 3_725_000, text: 'مرحبا؟ 42' },
    { start: 3_725_000, end: 3_726_000, text: '42' },
  ]
  expect(readCues(writeSubtitle(cues, format), format)).toMatchObject({ cues })
})

test('a line that keeps its times or its text stays the same line', () => {
  const lines = [
    { id: 1, start: 0, end: 1_000, text: 'same' },
    { id: 2, start: 1_000, end: 2_000, text: 'other words' },
    { id: 3, start: 2_000, end: 3_000, text: 'other times' },
    { id: 4, start: 4_000, end: 5_000, text: 'gone' },
  ]
  const { same, changed, added, removed } = replacementOf(lines, [
    { start: 0, end: 1_000, text: 'same' },
    { start: 1_000, end: 2_000, text: 'new words' },
    { start: 2_500, end: 3_500, text: 'other times' },
    { start: 9_000, end: 9_500, text: 'new' },
  ])
  expect(same).toBe(1)
  expect(changed.map(({ line, cue }) => [line.id, cue.start])).toEqual([
    [2, 1_000],
    [3, 2_500],
  ])
  expect(added.map(({ text }) => text)).toEqual(['new'])
  expect(removed.map(({ id }) => id)).toEqual([4])
})

test.each([
  ['en', 'fine', 0, 2_000, []],
  ['en', 'twenty letters and a few more here', 0, 1_000, ['tooFast']],
  ['zh_CN', '这一行的字数已经超过了十六个字的上限', 0, 5_000, ['tooLong']],
  ['zh_CN', 'OK 这一行 Latin 只算一半', 0, 5_000, []],
  ['en', 'brief', 0, 500, ['tooShort']],
  ['en', 'a long while', 0, 8_000, ['tooLasting']],
  ['en', 'one\ntwo\nthree', 0, 3_000, ['tooManyLines']],
  ['en', '', 0, 2_000, ['empty']],
])('in %s "%s" from %d to %d is %j', (language, text, start, end, faults) => {
  expect(faultsOf({ start, end, text }, undefined, language)).toEqual(faults)
})

test.each([
  [1_900, ['overlap']],
  [2_000, ['gap']],
  [2_042, []],
  [2_083, []],
  [2_300, ['gap']],
  [2_500, []],
])('a line that the next follows at %d is %j', (start, faults) => {
  const next = { start, end: start + 2_000, text: 'next' }
  expect(faultsOf({ start: 0, end: 2_000, text: 'this' }, next, 'en')).toEqual(faults)
})
