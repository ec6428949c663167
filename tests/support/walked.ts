/** Of how many one is looked at where both databases run the same SQL. */
const sample = 4

/**
 * What a walk over all declarations goes through: all of it on a PostgreSQL server, every fourth on the embedded database.
 * That one is PostgreSQL too, and differs in how rows travel, which every page does alike.
 */
export function walked<T>(all: readonly T[]): readonly T[] {
  return process.env['DATABASE'] === 'embedded' ? all.filter((_, index) => index % sample === 0) : all
}
