import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import push from '../../../src/entities/service-manage/push'
import { messageOf } from '../../../src/server/domain/messages/send-batch'
import type { Caller } from '../../support/caller'
import { authorCodes, makePushWorld, type PushWorld } from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let world: PushWorld
let author: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  author = app.as(await app.staff(authorCodes))
})
afterAll(() => app.stop())

const url = (name: string) => `/message/backend/push/${name}`
const save = (values: Record<string, unknown>) => author.save(push, world.draft(values))
const check = async (image: string) => (await author.get<{ problem: string }>(url('checkImage'), { image })).data

async function upload(name: string, content: Buffer): Promise<string> {
  const key = `uploads/${name}`
  await app.services.storage.write(key, Readable.from([content]))
  return key
}

describe('the picture of a push', () => {
  test('is saved where it is twice as wide as high, and under 1 MB', async () => {
    const image = await upload('wide.png', picture(800, 400))
    expect(await save({ image })).toMatchObject({ code: '00000' })
    expect(await check(image)).toEqual({ problem: null })
  })

  test('is refused by its field in any other shape', async () => {
    const image = await upload('square.png', picture(400, 400))
    expect(await save({ image })).toMatchObject({
      code: 'A0400',
      data: { field: 'image', problems: [{ field: 'image', problem: 'error.pushImageRatio' }] },
    })
    expect(await check(image)).toEqual({ problem: 'error.pushImageRatio' })
  })

  test('is refused from 1 MB on', async () => {
    const image = await upload('large.png', Buffer.concat([picture(800, 400), Buffer.alloc(1_048_576)]))
    expect(await save({ image })).toMatchObject({ code: 'A0400', data: { field: 'image' } })
    expect(await check(image)).toEqual({ problem: 'error.pushImageSize' })
  })

  test('is refused where it is no picture, or is not there', async () => {
    expect(await check(await upload('text.png', Buffer.from('not a picture')))).toEqual({
      problem: 'error.pushImageUnreadable',
    })
    expect(await check('uploads/none.png')).toEqual({ problem: 'error.pushImageMissing' })
  })

  test('of a language and of a version are held to the same', async () => {
    const square = await upload('square-text.png', picture(300, 300))
    expect(await save({ imageByLanguage: { en: square } })).toMatchObject({
      code: 'A0400',
      data: { problems: [{ field: 'imageByLanguage.en', problem: 'error.pushImageRatio' }] },
    })
    const texts = { title: { zh_CN: '一', en: 'One' }, body: { zh_CN: '一', en: 'One' } }
    const versions = ['A', 'B'].map((code) => ({ code, percent: 10, image: square, ...texts }))
    expect(await save({ variants: { versions } })).toMatchObject({ code: 'A0400', data: { field: 'variants' } })
  })

  test('is the one of the recipient’s language, where there is one', async () => {
    const [all, spanish] = [await upload('all.png', picture(4, 2)), await upload('es.png', picture(4, 2))]
    const { data } = await save({ image: all, imageByLanguage: { es_MX: spanish } })
    const row = await world.read(data.id)
    const to = (language_code: string) =>
      messageOf(
        row,
        {
          id: 1,
          user_id: 1,
          nickname: null,
          language_code,
          device_id: 'd',
          provider: 'fcm',
          variant: null,
          area: null,
          client: null,
          language: null,
        },
        {},
      ).image
    expect([to('es_MX'), to('en')]).toEqual([spanish, all])
  })

  test('that was saved before does not keep other fields from being changed', async () => {
    const { id, version } = await app.make(push, { ...world.draft(), image: 'uploads/gone.png' })
    expect(await author.save(push, { id, version, name: 'New name' })).toMatchObject({ code: '00000' })
  })
})

/** A PNG of one colour. */
function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Its checksum stays empty: nothing reads it to know a picture's size. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}
