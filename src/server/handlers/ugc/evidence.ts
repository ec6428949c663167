import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { sealEvidence } from '../../../../commands/ugc/audit-op/[id]'
import reviewDecision from '../../../entities/review-manage/review-decision'
import ugcReport from '../../../entities/ugc/ugc-report'
import { extensionOf } from '../../../fields/storage-key'
import { signingSecret } from '../../db/signing-secret'
import { handle } from '../../operations/handler'
import { holds } from '../../pipeline/account'
import type { Context } from '../../pipeline/operation'
import { askOutside } from '../../outside'
import { fileLink } from '../../storage/file-links'
import { hashed } from '../../storage/hashed'
import type { Services } from '../../services'
import type { Storage } from '../../storage/storage'
import { zip, type ZipFile } from '../../storage/zip'
import { restrictedRight, type Post } from './post'

/** So long the link to a package lives, in milliseconds; the package itself stays. */
const linkLasts = 15 * 60_000

interface Held {
  readonly file: string
  readonly sha256: string
  readonly bytes: number
}

/**
 * Puts a post, its media with their hashes, its reports and what was decided into one archive, and signs what it says: a
 * change of a single byte shows. The films are read while no transaction is open, once, beside the record as it stood before.
 */
export const sealingEvidence = handle(sealEvidence, {
  undo: 'never',
  check: ({ account }) => Promise.resolve(holds(account, restrictedRight) || 'ugc.decision.restricted'),
  run: async (context, post, { caseNumber }) => {
    const { services, now, account } = context
    const record = await recordOf(context, post, caseNumber)
    const name = `evidence-${post.code ?? post.id}-${now.toISOString().slice(0, 10)}.zip`
    const key = `evidence/${post.id}/${now.getTime()}.zip`
    await askOutside(services, key, () => seal(services, key, post, record))
    const secret = await signingSecret(context)
    return { url: fileLink(secret, key, name, now.getTime(), { lasts: linkLasts, account: account.username }), name }
  },
})

async function seal(services: Services, key: string, post: Post, record: object): Promise<void> {
  const secret = await signingSecret({ db: services.db, services })
  await services.storage.write(key, zip(filesOf(services.storage, post, record, secret)))
}

async function* filesOf(storage: Storage, post: Post, record: object, secret: Buffer): AsyncGenerator<ZipFile> {
  const held: Held[] = []
  for (const [index, key] of mediaOf(post).entries()) {
    const stored = await storage.read(key)
    if (!stored) continue
    const file = `media-${index + 1}.${extensionOf(key)}`
    // A film is larger than any memory: it is hashed while it goes by.
    yield {
      name: file,
      content: Readable.from(hashed(stored.content, ({ sha256, bytes }) => held.push({ file, sha256, bytes }))),
    }
  }
  const said = JSON.stringify({ ...record, files: held }, null, 2)
  yield { name: 'record.json', content: Readable.from([Buffer.from(said)]) }
  const signature = createHmac('sha256', secret).update(said).digest('hex')
  yield { name: 'record.json.hmac-sha256', content: Readable.from([Buffer.from(signature)]) }
}

async function recordOf({ records, account, now }: Context, post: Post, caseNumber: string) {
  return {
    caseNumber,
    sealedAt: now.toISOString(),
    sealedBy: account.username,
    post,
    reports: await records.where(ugcReport, { post: post.id }),
    decisions: await records.where(reviewDecision, { post: post.id }),
  }
}

function mediaOf({ cover, images, video }: Post): string[] {
  return [cover, ...(images ?? []), video].flatMap((key) => (key ? [key] : []))
}
