/**
 * The API tests that run on the embedded database too, by the names of their files. Both databases are PostgreSQL and run the same
 * SQL; they differ in the driver, in transactions of several connections, in COPY and LISTEN, in how rows and values travel, in
 * how a database is made, migrated and kept, and in what a statement may cost. What is about none of these runs on a PostgreSQL
 * server alone, as does what goes through the whole demo: the browser's tests fill it into an embedded database, and open every
 * page on it. `npm test -- full` runs everything on both.
 */
export const bothDatabases: readonly string[] = [
  'backup',
  'batches',
  'contention',
  'database',
  'events',
  'export-files',
  'exports',
  'filled-migrations',
  'first-start',
  'import-job',
  'jobs',
  'lanes',
  'large-selection',
  'list-windows',
  'message-delivery',
  'outages',
  'queue',
  'storage',
  'survival',
  'two-servers',
  'upkeep',
  'waves',
]
