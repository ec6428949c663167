import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers a call with data that a browser may keep: one that holds those in force is told so (304), and gets them only when they
 * have changed since.
 * @param version differs whenever the data do
 * @param json writes the data where the browser has not got them
 */
export async function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  json: () => string,
): Promise<void> {
  const tag = `W/"${version}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === tag) await reply.status(304).send()
  else await reply.type('application/json; charset=utf-8').send(`{"code":"00000","msg":"ok","data":${json()}}`)
}
