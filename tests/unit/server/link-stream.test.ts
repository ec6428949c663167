import { expect, test } from 'vitest'
import { openLink } from '../../../src/server/storage/file-links'
import { linkStream } from '../../../src/server/storage/link-stream'

const secret = Buffer.alloc(32, 1)
const opened = { name: 'index.m3u8', until: 60_000, account: 'lin' }
const linked = (list: string) => linkStream(list, { secret, key: 'played/7/index.m3u8', now: 1_000, opened })
const linkIn = (line: string) => new URL(line, 'http://console').searchParams.get('link') ?? ''

test('each file of a stream is read by a link of its own, as long as its list is', () => {
  const list = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6.0,\n720p/segment-0.m4s\n#EXT-X-ENDLIST\n'
  const [, map = '', , segment = '', end] = linked(list).split('\n')
  expect(end).toBe('#EXT-X-ENDLIST')
  expect(map).toMatch(/^#EXT-X-MAP:URI="\/files\/played\/7\/init\.mp4\?link=[^"]+"$/)
  const key = 'played/7/720p/segment-0.m4s'
  expect(segment.startsWith(`/files/${key}?link=`)).toBe(true)
  const told = openLink(secret, key, linkIn(segment), 1_000)
  expect(told).toEqual({ name: 'segment-0.m4s', until: 60_000, account: 'lin' })
  expect(openLink(secret, key, linkIn(segment), 60_000)).toBeUndefined()
})

test('a list gives no link to what lies elsewhere', () => {
  for (const name of [
    '../8/segment-0.m4s',
    '/uploads/2026/11/secret.mp4',
    'https://elsewhere.example/a.m4s',
    'a/../../b.m4s',
  ])
    expect(linked(name)).toBe(name)
})
