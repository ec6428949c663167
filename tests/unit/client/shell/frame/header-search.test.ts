import { expect, test } from 'vitest'
import { createHeaderSearch } from '../../../../../src/client/shell/frame/header-search'

const pages = [
  { path: '/user-manage/user-list', titles: ['Users', 'User list'], keys: ['用户列表', 'yonghuliebiao', 'yhlb'] },
  { path: '/user-manage/user-black-list', titles: ['Users', 'Blacklist'], keys: ['黑名单', 'heimingdan', 'hmd'] },
  { path: '/movie-manage/series-list', titles: ['Content', 'Series'], keys: ['剧集列表', 'jujiliebiao', 'jjlb'] },
  {
    path: '/goods-and-order/order-itemized',
    titles: ['Goods', 'Orders of a very long title that goes on and on, settlement'],
  },
]

test.each([
  ['User list', '/user-manage/user-list'],
  ['blacklist', '/user-manage/user-black-list'],
  ['blcklist', '/user-manage/user-black-list'],
  ['黑名单', '/user-manage/user-black-list'],
  ['jujiliebiao', '/movie-manage/series-list'],
  ['yhlb', '/user-manage/user-list'],
  ['series-list', '/movie-manage/series-list'],
])('%s finds %s first', async (text, path) => {
  const search = await createHeaderSearch(pages)
  expect(search(text)[0]?.path).toBe(path)
})

test('a word at the end of a long title is found', async () => {
  const search = await createHeaderSearch(pages)
  expect(search('settlement').map(({ path }) => path)).toContain('/goods-and-order/order-itemized')
})

test('nothing typed lists the pages in order, no more than asked', async () => {
  const search = await createHeaderSearch(pages)
  expect(search('  ', 2)).toEqual(pages.slice(0, 2))
})
