import { expect, test } from 'vitest'
import { checkSubtitle } from '../../../src/server/subtitles/check-subtitle'
import { decodeText } from '../../../src/server/base/decode-text'
import { parseSubtitle } from '../../../src/server/subtitles/parse-subtitle'

test.each([
  [
    'srt',
    '1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>Hello</i>\r\nthere\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nBye\r\n',
  ],
  [
    'vtt',
    'WEBVTT\n\nNOTE a note\n\nfirst\n00:01.500 --> 00:03.000 line:0\nHello\nthere\n\n00:04.000 --> 00:05.000\nBye\n',
  ],
  [
    'ass',
    '[Events]\nDialogue: 0,0:00:01.50,0:00:03.00,Default,,0,0,0,,{\\an8}Hello\\Nthere\nDialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,Bye',
  ],
] as const)('cues of a %s file are read without their marks of style', (format, text) => {
  expect(parseSubtitle(text, format)).toEqual([
    { start: 1500, end: 3000, text: 'Hello\nthere' },
    { start: 4000, end: 5000, text: 'Bye' },
  ])
})

test('faults are told by cue', () => {
  const cues = [
    { start: 0, end: 2000, text: 'fine' },
    { start: 2000, end: 3000, text: 'far too many characters to read within a second' },
    { start: 2500, end: 4000, text: '' },
  ]
  const { faults, quality, coverage } = checkSubtitle(cues, 120, 'en')
  expect(faults).toEqual([
    { cue: 2, code: 'overlap' },
    { cue: 2, code: 'tooFast' },
    { cue: 2, code: 'tooLong' },
    { cue: 3, code: 'empty' },
  ])
  expect(quality).toBe(33)
  expect(coverage).toBe(50)
})

test.each([
  ['utf-8', Buffer.from('你好')],
  ['utf-16le', Buffer.from('\uFEFF你好', 'utf16le')],
  ['gb18030', Buffer.from([0xc4, 0xe3, 0xba, 0xc3])],
])('text in %s is read', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: '你好', encoding })
})
