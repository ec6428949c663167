/**
 * What a claim about very many alike things looks at: every n-th of them, all in `npm test -- full`.
 * @param step 4 for a quarter of them
 */
export function sampled<T>(all: readonly T[], step: number): readonly T[] {
  return process.env['FULL'] === '1' ? all : all.filter((_, index) => index % step === 0)
}

/**
 * The declarations that a test on both databases goes through: all of them on a PostgreSQL server, every twelfth on the embedded
 * database. That one is PostgreSQL too; only the way that rows travel differs, and it is the same for every page. The browser's tests open
 * all of them there.
 */
export function sampledWhereEmbedded<T>(all: readonly T[]): readonly T[] {
  return process.env['DATABASE'] === 'embedded' ? sampled(all, 12) : all
}
