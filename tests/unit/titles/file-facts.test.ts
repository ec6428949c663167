import { expect, test } from 'vitest'
import { fileFacts } from '../../../src/shared/file-facts'

const codes = ['zh_CN', 'en', 'in_ID', 'es_MX']

test.each([
  ['City.S01E02.720p.mp4', { season: 1, episode: 2, definition: 'p720', language: null }],
  ['第2集.mp4', { season: null, episode: 2, definition: null, language: null }],
  ['第 1 季 第 12 集 1080P.mkv', { season: 1, episode: 12, definition: 'p1080', language: null }],
  ['EP02.en.srt', { season: null, episode: 2, definition: null, language: 'en' }],
  ['City - 07 [1080p].mkv', { season: null, episode: 7, definition: 'p1080', language: null }],
  ['city_e03_zh-CN.vtt', { season: null, episode: 3, definition: null, language: 'zh_CN' }],
  ['S01E02.zh_CN.srt', { season: 1, episode: 2, definition: null, language: 'zh_CN' }],
  ['第3集.印尼.id.srt', { season: null, episode: 3, definition: null, language: 'in_ID' }],
  ['第3集.中文.srt', { season: null, episode: 3, definition: null, language: 'zh_CN' }],
  ['Making of 4K.mp4', { season: null, episode: null, definition: 'p2160', language: null }],
  ['trailer 1080.mp4', { season: null, episode: null, definition: 'p1080', language: null }],
])('%s says what it is', (name, facts) => {
  expect(fileFacts(name, codes)).toEqual(facts)
})
