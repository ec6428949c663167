import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import escort from '../../../src/entities/escort-manage/escort'
import gift from '../../../src/entities/goods-and-order/gift'
import user from '../../../src/entities/user-manage/user'
import { artworkKey } from '../../../src/server/media/artwork/artwork'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import tagsListPage from '../../../src/pages/movie-manage/tags-list'
import userBlackListPage from '../../../src/pages/user-manage/user-black-list'
import { registry } from '../../../src/server/base/declarations'
import { sweepUploads } from '../../../src/server/domain/files/sweep-uploads'
import { uploadPlaces } from '../../../src/server/domain/partners/upload-places'
import { commandOf } from '../../support/declared-commands'

interface Leave {
  readonly token: string
  readonly key: string
  readonly uploadUrl: string
}

/** The right to fill a field of pictures that asks for nothing special, and the field. */
const place = uploadPlaces(registry).find(({ types, maxBytes }) => types.includes('gif') && maxBytes === undefined)!
const mayUpload = place.codes[0]!

/** Leave to upload, and the name that the file comes under. */
type Sent = Pick<Leave, 'token'> & { readonly name: string }

describe('an upload', () => {
  let app: TestApp
  let member: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.staff([mayUpload])
    caller = app.as(member)
  })
  afterAll(() => app.stop())

  const leave = (originalFilename: string) => caller.get<Leave>('/third/qiniu/token', { originalFilename })
  const send = async ({ token, name }: Sent, content: Buffer, by: Staff = member) => {
    const boundary = 'boundary'
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="token"\r\n\r\n${token}\r\n`),
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const headers = { token: by.token, 'content-type': `multipart/form-data; boundary=${boundary}` }
    return (await app.http.inject({ method: 'POST', url: '/third/qiniu/upload', headers, payload })).json<{
      code: string
      msg: string
      data: { key: string; size: number }
    }>()
  }

  it('is stored under the key that its token was given for, and read back', async () => {
    const { data } = await leave('封面 1.PNG')
    const content = Buffer.concat([Buffer.from('‰PNG', 'latin1'), Buffer.alloc(3_000_000, 7)])
    expect(await send({ ...data, name: '封面 1.PNG' }, content)).toMatchObject({
      code: '00000',
      data: { key: data.key, size: 3_000_004 },
    })

    const read = await app.http.inject({ url: `/files/${data.key}` })
    expect(read.rawPayload.equals(content)).toBe(true)
    expect(read.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  })

  it('takes a name that is encoded once more, or that cannot be decoded', async () => {
    expect((await leave('%E5%B0%81%E9%9D%A2.jpg')).data.key).toMatch(/\.jpg$/)
    expect((await leave('100%.jpg')).data.key).toMatch(/\.jpg$/)
  })

  it('of a webp picture is refused, by its name and by what it holds', async () => {
    expect(await leave('cover.webp')).toMatchObject({ code: 'A0400', data: { field: 'originalFilename' } })
    const { data } = await leave('cover.png')
    const disguised = Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ')
    expect(await send({ ...data, name: 'cover.png' }, disguised)).toMatchObject({
      code: 'A0400',
      data: { field: 'file' },
    })
  })

  it.each(['page.html', 'drawing.svg', 'script.js', 'nothing'])('of %s is refused: it would run', async (name) => {
    expect(await leave(name)).toMatchObject({ code: 'A0400', data: { field: 'originalFilename' } })
  })

  it('larger than its kind may be is refused with a sentence, and leaves nothing', async () => {
    const { data } = await leave('large.gif')
    const answer = await send({ ...data, name: 'large.gif' }, Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(answer).toMatchObject({ code: 'A0413' })
    expect(answer.msg).toContain('10')
    expect((await app.http.inject({ url: `/files/${data.key}` })).statusCode).toBe(404)
  })

  it.each([
    ['poster.png', 'poster.png'],
    ['poster.png', 'p%6Fster.png'],
    ['a"b".png', 'a%22b%22.png'],
    ['50%"b".png', '50%%22b%22.png'],
  ])('that was asked for as %s comes as %s, and as nothing else', async (asked, name) => {
    const { data } = await leave(asked)
    const other = await send({ ...data, name: 'other.png' }, Buffer.from('x'))
    expect(other).toMatchObject({ code: 'A0400', data: { field: 'file' } })
    expect(other.msg).toContain(asked)
    expect(await send({ ...data, name }, Buffer.from('x'))).toMatchObject({ code: '00000' })
    expect(await send({ ...data, name }, Buffer.from('x'))).toMatchObject({ code: 'A0400', data: { field: 'token' } })
  })

  it('needs a token that was given to the same account', async () => {
    const { data } = await leave('mine.png')
    const other = await app.staff([mayUpload])
    expect(await send({ ...data, name: 'mine.png' }, Buffer.from('x'), other)).toMatchObject({ code: 'A0301' })
    expect(await send({ token: 'made.up', name: 'mine.png' }, Buffer.from('x'))).toMatchObject({ code: 'A0301' })
  })

  it('is asked for by those alone who may fill a field with it', async () => {
    const nobody = app.as(await app.staff([]))
    expect(await nobody.get('/third/qiniu/token', { originalFilename: 'cover.png' })).toMatchObject({ code: 'A0301' })
    const other = uploadPlaces(registry).find(({ codes }) => !codes.includes(mayUpload))!
    const named = { originalFilename: `file.${other.types[0]!}`, field: other.name }
    expect(await caller.get('/third/qiniu/token', named)).toMatchObject({ code: 'A0301' })
    expect(await caller.get('/third/qiniu/token', { originalFilename: 'a.png', field: 'no.such' })).toMatchObject({
      code: 'A0400',
    })
    const own = { originalFilename: 'a.gif', field: place.name }
    expect(await caller.get('/third/qiniu/token', own)).toMatchObject({ code: '00000' })
  })

  it('is as large as was announced, or it is none', async () => {
    for (const came of [3, 5]) {
      const { data } = await caller.get<Leave>('/third/qiniu/token', { originalFilename: 'exact.png', size: 4 })
      expect(await send({ ...data, name: 'exact.png' }, Buffer.alloc(came, 1))).toMatchObject({
        code: 'A0400',
        data: { field: 'file' },
      })
      expect((await app.http.inject({ url: `/files/${data.key}` })).statusCode).toBe(404)
    }
    const { data } = await caller.get<Leave>('/third/qiniu/token', { originalFilename: 'exact.png', size: 4 })
    expect(await send({ ...data, name: 'exact.png' }, Buffer.alloc(4, 1))).toMatchObject({ code: '00000' })
  })

  it('is written to its key once, however many send it together', async () => {
    const { data } = await leave('once.png')
    const sent = { ...data, name: 'once.png' }
    const codes = (await Promise.all([1, 2, 3].map((byte) => send(sent, Buffer.alloc(9, byte))))).map(
      ({ code }) => code,
    )
    expect(codes.sort()).toEqual(['00000', 'A0400', 'A0400'])
  })

  it('beyond what an account may upload within a day is refused', async () => {
    const eager = await app.staff([mayUpload])
    await sql`insert into upload (key, account_id, name, max_bytes, bytes, given_at)
      values ('uploads/full.png', ${eager.id}, 'full.png', 1, ${401 * 1024 ** 3}, now())`.execute(app.db)
    expect(await app.as(eager).get('/third/qiniu/token', { originalFilename: 'more.png' })).toMatchObject({
      code: 'A0413',
    })
  })

  it('goes into the field that leave was given for, and nobody names a secret one elsewhere', async () => {
    const chief = app.as(await app.staff('super'))
    const { id } = await app.make(gift)
    const ask = { originalFilename: 'icon.png', field: 'gift.icon' }
    const { key } = (await chief.get<Leave>('/third/qiniu/token', ask)).data
    const save = (values: object) => chief.save(gift, { id, ...values })
    expect(await save({ cornerMark: key })).toMatchObject({ code: 'A0400', data: { field: 'cornerMark' } })
    expect(await save({ icon: key })).toMatchObject({ code: '00000' })
    // What is in the open anyway may be shown there too.
    expect(await save({ cornerMark: key })).toMatchObject({ code: '00000' })
    const photo = (await chief.get<Leave>('/third/qiniu/token', { originalFilename: 'photo.png' })).data.key
    await app.make(escort, { user: (await app.make(user)).id, idPhotos: [photo] })
    expect(await save({ icon: photo })).toMatchObject({ code: 'A0400', data: { field: 'icon' } })
  })

  it('that is an argument goes into the command that leave was given for', async () => {
    const chief = app.as(await app.staff('super'))
    const id = 'user-manage.user-black-list.import'
    const ask = { originalFilename: 'users.csv', field: `${id}.file` }
    const file = (await chief.get<Leave>('/third/qiniu/token', ask)).data.key
    expect(await chief.preview(commandOf(tagsListPage, 'import'), { file })).toMatchObject({
      code: 'A0400',
      msg: expect.stringContaining('something else') as string,
    })
    const own = await chief.preview(commandOf(userBlackListPage, 'import'), { file })
    expect(own.msg).not.toContain('something else')
  })

  it('that no record has come to name after two days is swept, and one that a record names stays', async () => {
    const [kept, lost] = [await leave('kept.png'), await leave('lost.png')]
    for (const { data } of [kept, lost]) {
      const name = data === kept.data ? 'kept.png' : 'lost.png'
      expect(await send({ ...data, name }, Buffer.from('x'))).toMatchObject({ code: '00000' })
    }
    await app.make(user, { portrait: kept.data.key })
    await sweepUploads(app.services, new Date())
    expect((await app.http.inject({ url: `/files/${lost.data.key}` })).statusCode).toBe(200)
    await sweepUploads(app.services, new Date(Date.now() + 3 * 86_400_000))
    expect((await app.http.inject({ url: `/files/${lost.data.key}` })).statusCode).toBe(404)
    expect((await app.http.inject({ url: `/files/${kept.data.key}` })).statusCode).toBe(200)
  })
})

describe('a file', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const get = (key: string, headers = {}) => app.http.inject({ url: `/files/${key}`, headers })

  it('that is drawn is the same for everybody, and is not sent twice', async () => {
    const key = artworkKey('poster', 'costume-17', '庆余年')
    const first = await get(key)
    const second = await get(key, { 'if-none-match': String(first.headers.etag) })
    expect(first.headers['content-type']).toContain('image/svg+xml')
    expect(first.headers['content-security-policy']).toContain('sandbox')
    expect(
      createHash('sha256')
        .update((await get(key)).body)
        .digest('hex'),
    ).toBe(createHash('sha256').update(first.body).digest('hex'))
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it('is read in parts, as players do that jump within it', async () => {
    const key = 'uploads/2026/11/parts.png'
    await app.services.storage.write(key, Readable.from([Buffer.from('0123456789')]))
    const whole = await get(key)
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' })
    const part = await get(key, { range: 'bytes=2-5' })
    expect([part.statusCode, part.body]).toEqual([206, '2345'])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-5/10', 'content-length': '4' })
    expect((await get(key, { range: 'bytes=8-' })).body).toBe('89')
    expect((await get(key, { range: 'bytes=-3' })).body).toBe('789')
    const beyond = await get(key, { range: 'bytes=10-' })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([416, 'bytes */10', ''])
  })

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-'])('is sent whole for the range %s', async (range) => {
    const key = 'uploads/2026/11/whole.png'
    await app.services.storage.write(key, Readable.from([Buffer.from('0123456789')]))
    const whole = await get(key, { range })
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
  })

  it('is sent whole to a player that has begun with another file', async () => {
    const key = 'uploads/2026/11/changed.png'
    await app.services.storage.write(key, Readable.from([Buffer.from('0123456789')]))
    const tag = String((await get(key)).headers.etag)
    expect((await get(key, { range: 'bytes=1-2', 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await get(key, { range: 'bytes=1-2', 'if-range': tag })).body).toBe('12')
  })

  it('that is a film of the demo is sent in the parts that a player asks for', async () => {
    const part = await get('demo/video/12-1-d1080.mp4', { range: 'bytes=4-7' })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
    expect(part.headers['content-type']).toBe('video/mp4')
    const size = Number(/\/(\d+)$/.exec(String(part.headers['content-range']))?.[1])
    expect(size).toBeGreaterThan(100_000)
  })

  it.each([
    ['animation', 'film.mp4'],
    ['sound', 'sound.mp3'],
  ])('that an open field names is played from its plain address: %s', async (field, name) => {
    const key = `uploads/2026/11/open-${name}`
    await app.services.storage.write(key, Readable.from([Buffer.from('0123456789')]))
    await sql`insert into upload (key, account_id, name, max_bytes, given_at)
      values (${key}, ${(await app.staff([mayUpload])).id}, ${name}, 10, now())`.execute(app.db)
    await app.make(gift, { [field]: key })
    const part = await get(key, { range: 'bytes=2-5' })
    expect([part.statusCode, part.body]).toEqual([206, '2345'])
    expect(part.headers['cache-control']).toBe('public, max-age=86400')
  })

  it('that is a film is refused at its plain address once a secret field names it', async () => {
    const key = 'uploads/2026/11/selfie.mp4'
    await app.services.storage.write(key, Readable.from([Buffer.from('0123456789')]))
    await sql`insert into upload (key, account_id, name, max_bytes, given_at)
      values (${key}, ${(await app.staff([mayUpload])).id}, 'selfie.mp4', 10, now())`.execute(app.db)
    expect((await get(key)).headers['cache-control']).toBe('private, no-store')
    await app.make(escort, { user: (await app.make(user)).id, selfieVideo: key })
    expect((await get(key)).json()).toMatchObject({ code: 'A0301' })
  })

  it('that is not for everybody needs a link', async () => {
    expect((await get('exports/2026/11/1-abc.csv')).json()).toMatchObject({ code: 'A0301' })
    expect((await get('exports/2026/11/1-abc.csv?link=made.up')).json()).toMatchObject({ code: 'A0301' })
  })

  it.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    'uploads/..%2f..%2faccounts.json',
    'demo/nothing.svg',
  ])('at %s does not exist', async (key) => {
    expect((await get(key)).statusCode).toBe(404)
  })
})
