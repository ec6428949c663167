import { randomBytes } from 'node:crypto'
import * as commands from '../../../../commands/app-manage/cdn-setting'
import cdnNode from '../../../entities/app-manage/cdn-node'
import { cdnOf } from '../../cdn/cdn-of'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

/** A call purges this many addresses (specification of the page). */
const maxUrls = 1_000

export default handlers(commands, {
  /** 32 bytes, as long as the digest that signs with it. */
  rotateKey: {
    undo: 'never',
    run: async ({ records, now }, row) => {
      await records.update(cdnNode, row, {
        previousSignKey: row.signKey,
        signKey: randomBytes(32).toString('hex'),
        keyRotatedAt: now.toISOString(),
      })
    },
  },

  purge: {
    undo: 'never',
    guard: async (_context, { urls }) => {
      const keys = keysOf(urls)
      if (keys.length > maxUrls) throw badField('urls', 'error.tooMany', { max: maxUrls })
    },
    run: async (context, row, { urls }) => {
      const cdn = cdnOf()
      const keys = keysOf(urls)
      const purged = await cdn.purge(keys)
      context.log.info({ by: cdn.name, node: row.id, asked: keys.length, purged }, 'addresses left the caches')
      return { by: cdn.name, asked: keys.length, purged, ...(cdn.name === 'embedded' && { note: 'cdn.embedded' }) }
    },
  },
})

/** The paths of addresses that stand one a line. @throws A0400 naming the first that is none */
function keysOf(text: string): string[] {
  const lines = text.split(/\s+/).filter(Boolean)
  if (lines.length === 0) throw badField('urls', 'error.required')
  return lines.map((line) => {
    if (!URL.canParse(line)) throw badField('urls', 'error.notUrl')
    return decodeURIComponent(new URL(line).pathname.slice(1))
  })
}
