import { describe, expect, test } from 'vitest'
import { packIndex, unpackIndex } from '../../../../../src/client/engine/palette/packed-index'
import { buildIndex } from '../../../../../src/run/support/command-index/build-index'
import { declaredTitles } from '../../../../../src/run/support/command-index/declared-titles'
import { toSyllables } from '../../../../../src/run/support/command-index/pinyin-syllables'
import { POLYPHONES } from '../../../../../src/run/support/command-index/polyphones'

describe('pinyin', () => {
  test.each(Object.entries(POLYPHONES))('%s is read %s', (word, sound) =>
    expect(toSyllables(word).join(' ')).toBe(sound),
  )

  test.each([
    ['重启服务', 'chong qi fu wu'],
    ['调整推荐权重', 'tiao zheng tui jian quan zhong'],
    ['导出银行批量付款文件', 'dao chu yin hang pi liang fu kuan wen jian'],
    ['变更会长', 'bian geng hui zhang'],
    ['设为热门', 'she wei re men'],
    ['解除封禁', 'jie chu feng jin'],
    ['重置首充资格', 'chong zhi shou chong zi ge'],
    ['延长授权期', 'yan chang shou quan qi'],
    ['分配角色', 'fen pei jue se'],
    ['重新转码', 'chong xin zhuan ma'],
    ['查看用户行为', 'cha kan yong hu xing wei'],
  ])('%s reads as words: %s', (title, sound) => expect(toSyllables(title).join(' ')).toBe(sound))

  test('takes letters and digits as they stand, and ü as v', () => {
    expect(toSyllables('创建AI字幕')).toEqual(['chuang', 'jian', 'ai', 'zi', 'mu'])
    expect(toSyllables('绿色')).toEqual(['lv', 'se'])
  })
})

describe('the index', () => {
  test('knows a page by its name without "Go to"', () => {
    const [entry] = buildIndex([{ id: 'a.b.go', en: 'Go to Users', zh: '前往用户列表' }])
    expect(entry?.bare).toEqual({ en: 'Users', zh: '用户列表', pinyin: ['yong', 'hu', 'lie', 'biao'] })
  })

  test('refuses an id that is listed twice, and says which', () => {
    const title = { id: 'a.b.c', en: 'C', zh: '丙' }
    expect(() => buildIndex([title, title])).toThrow('"a.b.c" is listed twice')
  })

  test('comes out of its packed form as it went in', () => {
    const entries = buildIndex(declaredTitles())
    expect(unpackIndex(packIndex(entries))).toEqual(entries)
  })
})

describe('the titles of the declared commands', () => {
  const titles = declaredTitles()

  test('are there for every command, in both languages', () => {
    expect(titles.filter(({ en, zh }) => en.startsWith('derived.') || zh.startsWith('derived.'))).toEqual([])
    expect(titles.map(({ id }) => id)).toContain('user-manage.user-list.ban')
  })
})
