import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { extensionOf, REFUSED_TYPES, UPLOAD_TYPES } from '../../../fields/storage-key'
import { dayMs, hourMs } from '../../../schema/time'
import { holds } from '../../access/account'
import { badField, notPermitted, Refusal } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { contentTypeOf } from '../../storage/content-types'
import { type UploadPlace, uploadPlaces } from '../partners/upload-places'

/** A large video over a slow line takes its time, in milliseconds. */
export const tokenLasts = 2 * hourMs

const gigabyte = 1024 ** 3

interface Leave {
  readonly key: string
  readonly maxBytes: number
}

/**
 * Gives leave to upload one file, of one size where that is said; and for one field (`user.portrait`) or argument of a command where
 * that is said, else for any that the account may fill and that takes such a file.
 */
export async function giveLeave(
  context: Context,
  {
    originalFilename,
    field,
    size,
  }: { originalFilename: string; field?: string | undefined; size?: number | undefined },
): Promise<Leave> {
  const { account, db, now } = context
  const extension = extensionOf(originalFilename)
  if (REFUSED_TYPES.includes(extension))
    throw badField('originalFilename', 'error.refusedType', { types: REFUSED_TYPES.join(', ') })
  const content = contentTypeOf(`file.${extension}`)
  if (!content) throw badField('originalFilename', 'error.unsupportedType', { types: UPLOAD_TYPES.join(', ') })
  const places = placesFor(context, extension, field)
  const maxBytes = Math.min(content.maxBytes, Math.max(...places.map((place) => place.maxBytes ?? Infinity)))
  if (size !== undefined && size > maxBytes)
    throw new Refusal('A0413', 'error.fileTooLarge', { max: Math.floor(maxBytes / 1024 / 1024) })
  const month = now.toISOString().slice(0, 7).replace('-', '/')
  const key = `uploads/${month}/${randomBytes(16).toString('hex')}.${extension}`
  await sql`insert into upload (key, account_id, place, name, max_bytes, bytes, given_at)
    values (${key}, ${account.id}, ${field ?? null}, ${originalFilename}, ${maxBytes}, ${size ?? null}, ${now})`.execute(
    db,
  )
  await refuseOverQuota(context, key)
  return { key, maxBytes }
}

/** The places that take such a file and that the account may fill. @throws A0400 where none takes it, A0301 where it may fill none */
function placesFor({ services, account }: Context, extension: string, field: string | undefined): UploadPlace[] {
  const meant = uploadPlaces(services.registry).filter(({ name }) => field === undefined || name === field)
  if (meant.length === 0) throw badField('field', 'error.unknownField')
  const taking = meant.filter(({ types }) => types.includes(extension))
  if (taking.length === 0)
    throw badField('originalFilename', 'error.unsupportedType', {
      types: meant.flatMap(({ types }) => types).join(', '),
    })
  const open = taking.filter(({ codes }) => codes.some((code) => code === '' || holds(account, code)))
  if (open.length === 0) throw notPermitted(taking[0]?.codes[0] ?? '')
  return open
}

/**
 * What is announced counts, and of what is not announced as much as it may come to, until it is known or its time is over: of
 * leaves given at once each counts the others.
 * @throws A0413 where the account has been given leave for as much within a day as it may upload
 */
async function refuseOverQuota({ db, account, services, now }: Context, key: string): Promise<void> {
  const { rows } = await sql<{ used: number }>`select
      sum(coalesce(bytes, case when given_at > ${new Date(now.getTime() - tokenLasts)} then max_bytes else 0 end)) as used
    from upload where account_id = ${account.id} and given_at > ${new Date(now.getTime() - dayMs)}`.execute(db)
  const most = services.config.uploadDayGigabytes
  if (Number(rows[0]?.used ?? 0) <= most * gigabyte) return
  await sql`delete from upload where key = ${key}`.execute(db)
  throw new Refusal('A0413', 'error.uploadQuota', { max: most })
}
