import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signingSecret } from '../../db/signing-secret'
import { badField, Refusal } from '../../pipeline/errors'
import { defineOperation } from '../../pipeline/operation'
import { readToken } from '../../storage/signed-token'
import { UploadCheck } from '../../storage/upload-check'

/** The keys that are being written to at this moment. */
const uploading = new Set<string>()

/** Takes one file under the key and name that its token was given for, once: the form's field `token`, then `file`. */
export const upload = defineOperation({
  id: 'third.upload',
  method: 'POST',
  url: '/third/qiniu/upload',
  guard: 'signedIn',
  input: z.strictObject({}),
  raw: async (context, _input, reply, request) => {
    const { account, services, now } = context
    const { token, name, file } = await readForm(request)
    const said = readToken(await signingSecret(context), token, now.getTime())
    if (typeof said?.upload !== 'string' || said.account !== account.id) {
      file.resume()
      throw new Refusal('A0301', 'error.uploadTokenOver')
    }
    if (!isSameName(String(said.name), name)) {
      file.resume()
      throw badField('file', 'error.uploadOtherName', { name: String(said.name) })
    }
    const former = await services.storage.read(said.upload)
    if (former || uploading.has(said.upload)) {
      former?.content.destroy()
      file.resume()
      throw badField('token', 'error.uploadTokenUsed')
    }
    uploading.add(said.upload)
    const check = new UploadCheck(Number(said.maxBytes))
    file.once('error', (error) => check.destroy(error))
    try {
      const size = await services.storage.write(said.upload, file.pipe(check))
      await reply.send({ code: '00000', msg: 'ok', data: { key: said.upload, size } })
    } catch (error) {
      file.unpipe(check)
      file.resume()
      throw error
    } finally {
      uploading.delete(said.upload)
    }
  },
})

/**
 * Leave is asked for by the decoded name, while the file comes under its own, of which a form holds the last part, its quotes
 * escaped (HTML standard, multipart form data).
 */
function isSameName(asked: string, sent: string): boolean {
  const last = asked.split(/[/\\]/).at(-1)
  const plain = sent.replaceAll('%22', '"')
  return [sent, plain, decodedOnce(sent), decodedOnce(plain)].includes(last ?? asked)
}

function decodedOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('A0400', 'error.notMultipart')
  let token = ''
  // The size is checked by the token's own limit.
  for await (const part of request.parts({ limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 10 } })) {
    if (part.type === 'file') return { token, name: part.filename, file: part.file }
    if (part.fieldname === 'token') token = String(part.value)
  }
  throw badField('file', 'error.required')
}
