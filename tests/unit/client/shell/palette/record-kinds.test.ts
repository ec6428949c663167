import { expect, test } from 'vitest'
import { kindsToAsk, type RecordKind } from '../../../../../src/client/shell/palette/record-kinds'

const kind = (name: string, section = 'movie-manage', list = `${section}.${name}-list`): RecordKind => ({
  name,
  title: name[0]!.toUpperCase() + name.slice(1),
  base: `/x/${name}`,
  url: `/${name}/{id}`,
  list,
  section,
})

const many = Array.from({ length: 30 }, (_, index) => kind(`kind${index}`, 'other'))
const kinds = [...many, kind('series'), kind('episode'), kind('user', 'user-manage'), kind('push', 'service-manage')]
const near = { recent: [], usual: ['user-manage.user-list', 'movie-manage.series-list'] }
const names = (text: string, more = {}) => kindsToAsk(kinds, text, { ...near, ...more }).kinds.map(({ name }) => name)

test('a question goes to eight kinds at most', () => expect(names('42')).toHaveLength(8))

test('the kinds usually looked for are asked first', () => expect(names('42').slice(0, 2)).toEqual(['user', 'series']))

test('the list on screen comes before them, those visited follow it', () =>
  expect(names('42', { page: 'movie-manage.episode-list', recent: ['service-manage.push-list'] }).slice(0, 4)).toEqual([
    'episode',
    'push',
    'user',
    'series',
  ]))

test('other lists of the section come before those of other sections', () =>
  expect(names('42', { section: 'movie-manage' }).slice(2, 3)).toEqual(['episode']))

test('a first word that names a kind turns the question to it', () =>
  expect(kindsToAsk(kinds, 'push spring sale', near)).toMatchObject({ kinds: [{ name: 'push' }], text: 'spring sale' }))

test('a single word is looked for, even where it names a kind', () =>
  expect(kindsToAsk(kinds, 'push', near).text).toBe('push'))

test('a kind with two lists is asked once, by the nearer one', () => {
  const twice = [kind('push', 'a'), kind('push', 'b')]
  expect(kindsToAsk(twice, '42', { ...near, section: 'b' }).kinds).toMatchObject([{ section: 'b' }])
})
