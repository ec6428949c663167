import { describe, expect, test } from 'vitest'
import { match } from '../../../../../src/client/engine/palette/matcher'
import type { MatchOptions } from '../../../../../src/client/engine/palette/matcher'
import { prepareIndex } from '../../../../../src/client/engine/palette/prepared-index'
import { buildIndex } from '../../../../../src/run/support/command-index/build-index'
import { declaredTitles } from '../../../../../src/run/support/command-index/declared-titles'
import { sampled } from '../../../../support/sampled'
import { GOLDEN } from './golden-set'

const entries = buildIndex(declaredTitles())
const index = prepareIndex(entries)

const small = prepareIndex(
  buildIndex([
    { id: 'user.ban', en: 'Ban user', zh: '封禁用户', danger: true, inverse: 'user.unban' },
    { id: 'user.unban', en: 'Unban user', zh: '解封用户', inverse: 'user.ban' },
    { id: 'user.list', en: 'Go to User list', zh: '前往用户列表', route: '/user-manage/user-list' },
    { id: 'episode.toggle', en: 'Toggle episode', zh: '切换分集' },
    { id: 'episode.edit', en: 'Edit episode', zh: '编辑分集' },
    { id: 'server.restart', en: 'Restart server', zh: '重启服务', synonyms: ['reboot', '重新开机'] },
    { id: 'label.add', en: 'Add label', zh: '添加标签', inverse: 'label.remove' },
    { id: 'label.remove', en: 'Remove label', zh: '移除标签', inverse: 'label.add' },
    { id: 'push.approve', en: 'Approve', zh: '审批通过', within: { en: 'Push', zh: '推送列表' } },
    { id: 'movie.approve', en: 'Approve', zh: '审批通过', within: { en: 'Movies', zh: '电影列表' } },
  ]),
)

const ids = (typed: string, options?: MatchOptions): string[] =>
  match(small, typed, options).rows.map((row) => row.entry.id)
const first = (typed: string, options?: MatchOptions): string | undefined => ids(typed, options)[0]

describe('the golden set', () => {
  const answers = GOLDEN.map(([query, ...wanted]) => ({ query, wanted, first: match(index, query).rows[0]?.entry }))

  test('holds 600 different queries, all about commands that exist', () => {
    const known = new Set(entries.map((entry) => entry.id))
    expect(new Set(GOLDEN.map(([query]) => query)).size).toBeGreaterThanOrEqual(600)
    expect(GOLDEN.flatMap(([, ...wanted]) => wanted).filter((id) => !known.has(id))).toEqual([])
  })

  test('finds the right command first for at least 97 of 100 queries', () => {
    const wrong = answers.filter(({ wanted, first }) => !wanted.includes(first?.id ?? ''))
    expect(wrong.length / GOLDEN.length, wrong.map(({ query }) => query).join(', ')).toBeLessThanOrEqual(0.03)
  })

  test('is never answered with nothing, nor with the opposite of what is meant', () => {
    expect(answers.filter(({ first }) => !first).map(({ query }) => query)).toEqual([])
    const inverse = new Map(entries.map((entry) => [entry.id, entry.inverse]))
    const inverted = answers.filter(
      ({ wanted, first }) =>
        first &&
        !wanted.includes(first.id) &&
        wanted.some((id) => inverse.get(id) === first.id || first.inverse === id),
    )
    expect(inverted.map(({ query }) => query)).toEqual([])
  })
})

describe('every title of the console', () => {
  // What is derived for a page is called by its page: one page shows what holds for all.
  const own = entries.filter(({ en, id }) => !en.includes(': ') || id.startsWith('user-manage.'))
  const titles = sampled([...new Map(own.map((entry) => [`${entry.en}\n${entry.zh}`, entry])).values()], 4)
  const titled = (typed: string): (string | undefined)[] =>
    match(index, typed)
      .rows.slice(0, 1)
      .flatMap(({ entry }) => [entry.en.toLowerCase(), entry.zh, entry.bare?.en.toLowerCase(), entry.bare?.zh])

  test('stands first when it is typed in English or Chinese', () => {
    const lost = titles.flatMap(({ en, zh }) => [
      ...(titled(en).includes(en.toLowerCase()) ? [] : [en]),
      ...(titled(zh).includes(zh) ? [] : [zh]),
    ])
    expect(lost).toEqual([])
  })

  test('is among the first rows when its pinyin is typed without spaces', () => {
    const lost = titles.filter(
      ({ pinyin, zh }) =>
        !match(index, pinyin.join(''))
          .rows.slice(0, 8)
          .some((row) => row.entry.zh === zh),
    )
    expect(lost.map(({ zh }) => zh)).toEqual([])
  })
})

describe('what is typed', () => {
  test.each([
    ['word order', 'user ban', 'user.ban'],
    ['Chinese word order', '用户封禁', 'user.ban'],
    ['letters left out', 'bn usr', 'user.ban'],
    ['letters left out of two words', 'tgl ep', 'episode.toggle'],
    ['both languages at once', 'ban 用户', 'user.ban'],
    ['both languages without a space', 'toggle分集', 'episode.toggle'],
    ['pinyin of a word with several readings', 'chongqi', 'server.restart'],
    ['first letters of pinyin', 'fjyh', 'user.ban'],
    ['syllables and first letters mixed', 'fengjyh', 'user.ban'],
    ['pinyin with an apostrophe', "qie'huan", 'episode.toggle'],
    ['words run together', 'userlist', 'user.list'],
    ['plural and past', 'banned users', 'user.ban'],
    ['full-width letters', 'ｔｏｇｇｌｅ', 'episode.toggle'],
    ['a further word people use', 'reboot', 'server.restart'],
    ['a further word spelt out', 'chongxinkaiji', 'server.restart'],
    ['the initials of a further word', 'cxkj', 'server.restart'],
    ['swapped letters', 'tgogle', 'episode.toggle'],
    ['a missing letter', 'episde edit', 'episode.edit'],
    ['sounds not told apart', 'fenjinyonghu', 'user.ban'],
    ['a wrong character', '封尽用户', 'user.ban'],
    ['words that mean nothing', 'go to the user list', 'user.list'],
    ['the page beside the title', 'push approve', 'push.approve'],
    ['the page beside the Chinese title', '电影审批', 'movie.approve'],
  ])('is understood: %s', (_, typed, id) => expect(first(typed)).toBe(id))

  test('is a further name of a command rather than the pinyin of another that holds it by chance', () => {
    const rows = match(index, 'ban').rows.map(({ entry }) => entry.id)
    const disable = rows.indexOf('user-manage.user-list.disable')
    expect(disable).toBeGreaterThanOrEqual(0)
    expect(rows.slice(0, disable)).not.toContain('service-manage.push-detail.pickWinner')
  })

  test.each([
    ['fewer words', 'ban zzzz', 'user.ban'],
    ['a slip in each word', 'tgogle episdoe', 'episode.toggle'],
    ['letters enough', 'restrat srvr', 'server.restart'],
    ['some of the characters', '把推送审一审', 'push.approve'],
  ])('that nothing is called is answered with what comes near: %s', (_, typed, id) => expect(first(typed)).toBe(id))

  test.each([
    ['block user', 'user.ban'],
    ['unblock user', 'user.unban'],
    ['拉黑用户', 'user.ban'],
    ['change episode', 'episode.edit'],
    ['movie accept', 'movie.approve'],
    ['delete label', 'label.remove'],
    ['创建标签', 'label.add'],
  ])('may be another word of the same meaning: %s', (typed, id) => expect(first(typed)).toBe(id))

  test.each([
    ['lift ban', 'user.unban', 'user.ban'],
    ['取消封禁', 'user.unban', 'user.ban'],
    ['block', 'user.ban', 'user.unban'],
  ])('of opposites means one: %s', (typed, wanted, other) => {
    const rows = ids(typed)
    expect(rows[0]).toBe(wanted)
    expect(rows).not.toContain(other)
  })

  test('is nothing when it is only spaces or signs', () => expect(ids('  ,。 ')).toEqual([]))

  test('gives at most 50 rows', () => expect(match(index, 'e').rows).toHaveLength(50))

  test('gives the same rows each time', () => {
    const again = match(index, 'export us').rows.map((row) => row.entry.id)
    expect(match(index, 'export us').rows.map((row) => row.entry.id)).toEqual(again)
  })

  test('is marked in both titles', () => {
    const row = match(small, 'ban 用户').rows[0]!
    expect([row.en, row.zh]).toEqual([[[0, 3]], [[2, 4]]])
  })

  test('is marked where pinyin was read', () => expect(match(small, 'fengjin').rows[0]!.zh).toEqual([[0, 2]]))
})

describe('opposites', () => {
  test.each([
    ['ban', 'user.ban', 'user.unban'],
    ['ban user', 'user.ban', 'user.unban'],
    ['unban', 'user.unban', 'user.ban'],
    ['unbna', 'user.unban', 'user.ban'],
    ['封', 'user.ban', 'user.unban'],
    ['封禁', 'user.ban', 'user.unban'],
    ['解封', 'user.unban', 'user.ban'],
    ['jiefeng', 'user.unban', 'user.ban'],
    ['fengjin', 'user.ban', 'user.unban'],
  ])('%s puts %s before %s', (typed, wanted, other) => {
    const rows = ids(typed)
    expect(rows[0]).toBe(wanted)
    expect(rows.slice(0, rows.indexOf(wanted))).not.toContain(other)
  })

  test('habit does not put the opposite first', () => {
    expect(first('add label', { habits: new Map([['label.remove', 255]]) })).toBe('label.add')
    expect(first('ban', { habits: new Map([['user.unban', 255]]) })).toBe('user.ban')
  })

  test('no command of the console gives way to its opposite when its title, or its first word, is typed', () => {
    const titles = new Map(entries.map((entry) => [entry.id, entry]))
    const pairs = [...new Map(entries.map((entry) => [`${entry.en}\n${entry.zh}`, entry])).values()].flatMap(
      (entry) => {
        const inverse = titles.get(entry.inverse ?? '')
        return inverse && inverse.en !== entry.en && inverse.zh !== entry.zh ? [[entry, inverse] as const] : []
      },
    )
    const inverted = sampled(pairs, 4).flatMap(([entry, inverse]) =>
      [entry.en, entry.zh, entry.pinyin.join(''), entry.en.slice(0, -1), entry.zh.slice(0, 2)]
        .filter((typed) => !inverse.zh.startsWith(typed) && !inverse.en.startsWith(typed))
        .filter((typed) => {
          const rows = match(index, typed).rows.map((row) => row.entry)
          const place = rows.findIndex((row) => row.zh === entry.zh && row.en === entry.en)
          const other = rows.findIndex((row) => row.zh === inverse.zh && row.en === inverse.en)
          return other >= 0 && (place < 0 || other < place)
        })
        .map((typed) => `${typed}: ${inverse.id}`),
    )
    expect(pairs.length).toBeGreaterThan(100)
    expect(inverted).toEqual([])
  })
})

describe('the order', () => {
  test('of equals is by habit', () => {
    expect(first('approve', { habits: new Map([['push.approve', 40]]) })).toBe('push.approve')
    expect(first('approve', { habits: new Map([['movie.approve', 40]]) })).toBe('movie.approve')
  })

  test('of equals without habit is by where the work is', () => {
    expect(first('approve', { contexts: new Map([['movie.approve', 2]]) })).toBe('movie.approve')
    expect(
      first('approve', {
        contexts: new Map([
          ['movie.approve', 1],
          ['push.approve', 3],
        ]),
      }),
    ).toBe('push.approve')
  })

  test('puts what is in hand before what fits better elsewhere, and before every habit', () => {
    const contexts = new Map([['push.approve', 1 as const]])
    expect(first('app', { contexts, habits: new Map([['movie.approve', 255]]) })).toBe('push.approve')
    expect(first('user', { contexts: new Map([['user.ban', 2 as const]]) })).toBe('user.ban')
  })

  test('lets a page whose whole name is typed keep its place', () =>
    expect(first('user list', { contexts: new Map([['user.ban', 1 as const]]) })).toBe('user.list'))

  test('lets what fits by chance alone stand where it stood', () =>
    expect(first('edit', { contexts: new Map([['user.ban', 3 as const]]) })).toBe('episode.edit'))

  test('keeps a better fit before a habit', () =>
    expect(first('edit', { habits: new Map([['episode.toggle', 255]]) })).toBe('episode.edit'))

  test('leaves out what is hidden', () =>
    expect(ids('user', { isHidden: (id) => id === 'user.ban' })).not.toContain('user.ban'))
})
