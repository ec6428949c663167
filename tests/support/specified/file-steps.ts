import { expect } from 'vitest'
import type { Step } from './step'

const texts = { texts: ['Save', 'Close'], from: 'en', to: ['zh_CN'] }

/** Translation, a place for a file, and a list as a file. */
export const fileSteps: readonly Step[] = [
  {
    call: 'POST /third/google/batchTranslate',
    sends: () => texts,
    holds: ({ data: translated }: { data: { texts: Record<string, string[]> } }) =>
      expect(translated.texts.zh_CN).toHaveLength(2),
  },
  {
    call: 'POST /api/translate',
    as: () => ({ token: '' }),
    sends: async (world) => {
      const { data } = await world.call<{ ticket: string }>('POST /third/translate/ticket', {})
      return { ...texts, ticket: data.ticket }
    },
    holds: ({ data: translated }: { data: { texts: Record<string, string[]> } }) =>
      expect(translated.texts.zh_CN).toHaveLength(2),
  },
  {
    call: 'GET /third/qiniu/token?originalFilename',
    at: () => '?originalFilename=poster.jpg',
    holds: async ({ data: leave }: { data: { token: string; key: string; uploadUrl: string } }, { app, owner }) => {
      const upload = () =>
        app.http.inject({
          method: 'POST',
          url: leave.uploadUrl,
          headers: { token: owner.token, 'content-type': 'multipart/form-data; boundary=part' },
          payload: form({ token: leave.token }),
        })
      expect((await upload()).json()).toMatchObject({ code: '00000', data: { key: leave.key } })
      expect(await app.services.storage.read(leave.key).then((file) => file?.content.destroy())).toBeDefined()
      expect((await upload()).json()).toMatchObject({ code: 'A0400', data: { field: 'token' } })
    },
  },
  {
    call: 'POST /excel/common/export',
    isRaw: true,
    sends: () => ({
      exportType: 'user-list',
      paramJson: JSON.stringify({ columns: ['displayId', 'nickname'] }),
      timestamp: Math.floor(Date.now() / 1000),
      format: 'csv',
    }),
    holds: ({ data: file }) => expect(String(file)).toMatch(/7654321.*Bob/),
  },
]

/** A form with a small picture, as browsers send it. */
function form({ token }: { readonly token: string }): Buffer {
  const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQ==', 'base64')
  const head = [
    '--part',
    'content-disposition: form-data; name="token"',
    '',
    token,
    '--part',
    'content-disposition: form-data; name="file"; filename="poster.jpg"',
    'content-type: image/jpeg',
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\r\n--part--\r\n')])
}
