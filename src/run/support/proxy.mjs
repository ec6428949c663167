import { request } from 'node:http'

/**
 * Passes a request on to another server and its answer back, as streams.
 * @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing
 * @param {string} address
 */
export function proxy(incoming, outgoing, address) {
  const { method = 'GET', headers, url = '/' } = incoming
  const onward = request(new URL(url, address), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503)
    outgoing.end()
  })
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
