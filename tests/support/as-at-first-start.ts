import type pg from 'pg'

/**
 * Takes what a prepared database holds of dictionaries out again: a first start fills in the demo, which brings those that
 * staff keep, before it makes the ones that are still missing.
 */
export async function asAtFirstStart(pool: pg.Pool): Promise<void> {
  await pool.query('delete from constant_item')
  await pool.query('delete from constant')
}
