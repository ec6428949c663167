import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBodies } from '../../../src/server/slow-bodies'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  endSlowBodies(app, { idle: 1_500, whole: 2_000, every: 20 })
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null, {}))
  })
  app.post('/', () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends the parts of a body one after another. @returns what came back, which is nothing where the connection was ended */
async function send(type: string, part: string, { parts, every }: { parts: number; every: number }): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined)
  // Not `once` of node:events, which fails at the error of a connection that the server has ended.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const head = `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${part.length * 12}\r\n\r\n`
  socket.write(head)
  let sent = 0
  const sending = setInterval(() => {
    if (sent++ < parts && socket.writable) socket.write(part)
  }, every)
  await closed
  clearInterval(sending)
  return answer
}

const kilobytes = 'x'.repeat(4_096)

test.concurrent('a body that stands still ends its connection', async () => {
  expect(await send('multipart/form-data; boundary=b', kilobytes, { parts: 1, every: 10 })).toBe('')
})

test.concurrent('one that trickles ends it too', async () => {
  expect(await send('multipart/form-data; boundary=b', 'x', { parts: 11, every: 200 })).toBe('')
})

test.concurrent('an upload that gets on may take as long as it takes', async () => {
  expect(await send('multipart/form-data; boundary=b', kilobytes, { parts: 12, every: 200 })).toContain('taken')
})

test.concurrent('any other body has to be here in time', async () => {
  expect(await send('application/json', kilobytes, { parts: 12, every: 200 })).toBe('')
})
