import { sql } from 'kysely'
import { badField } from '../../base/errors'
import { type Context } from '../../pipeline/operation'

/** @throws A0400 where what was sent is no code of a country that is there */
export async function countryIds({ db }: Pick<Context, 'db'>, sent: unknown): Promise<number[]> {
  const parts = typeof sent === 'string' ? sent.split(',') : Array.isArray(sent) ? (sent as unknown[]) : [sent]
  const { rows } = await sql<{ id: number; isoCode: string }>`select id, iso_code as "isoCode" from country`.execute(db)
  const byCode = new Map(rows.map(({ id, isoCode }) => [isoCode, Number(id)]))
  return parts.map((part) => {
    const told =
      typeof part === 'object' && part !== null
        ? 'isoCode' in part
          ? part.isoCode
          : 'id' in part
            ? part.id
            : part
        : part
    const id = typeof told === 'string' ? byCode.get(told.trim().toUpperCase()) : told
    if (typeof id !== 'number') throw badField('countries', 'error.noSuchCountry', { code: String(told).slice(0, 20) })
    return id
  })
}
