import { sql, type Kysely } from 'kysely'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { isSealed, sealFactor } from '../pipeline/factor-seal'

/** Seals the secrets of authenticator apps that were stored before they were sealed. */
export async function sealFactors(db: Kysely<Database>, config: Pick<Config, 'dataDir' | 'factorKey'>): Promise<void> {
  const { rows } = await sql<{
    id: number
    secret: string
  }>`select account_id as id, secret from account_factor`.execute(db)
  for (const { id, secret } of rows.filter((row) => !isSealed(row.secret)))
    await sql`update account_factor set secret = ${sealFactor(config, Number(id), secret)}
      where account_id = ${id} and secret = ${secret}`.execute(db)
}
