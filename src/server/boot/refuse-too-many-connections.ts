import { sql } from 'kysely'
import type { Config } from '../config'
import type { Connection } from '../connect'

/** Besides its pools a server has one to say that it lives, one to ask how the database is, and one to hear of other servers. */
const beside = 3

/**
 * Refuses to start where this server alone may want more connections than the database gives: some calls would fail, at the busiest
 * hour.
 * @throws with one sentence that says what to set
 */
export async function refuseTooManyConnections(
  { isEmbedded, pulse }: Pick<Connection, 'isEmbedded' | 'pulse'>,
  { pools }: Pick<Config, 'pools'>,
): Promise<void> {
  if (isEmbedded) return
  const { rows } = await sql<{ most: number }>`select current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int as most`.execute(pulse.db)
  const most = rows[0]?.most ?? Infinity
  const wanted = pools.calls + pools.work + pools.exports + beside
  if (wanted > most)
    throw new Error(
      `POOL_CALLS, POOL_WORK and POOL_EXPORTS ask for ${wanted} connections, and the database gives ${most}. Lower them, or raise max_connections of PostgreSQL: every server wants as many.`,
    )
}
