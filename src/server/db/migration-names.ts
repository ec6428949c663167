const files = import.meta.glob('./migrations/*.sql', { query: '?raw' })

/** The names of the committed migrations, in their order: what a database is compared with, without the megabytes of their SQL. */
export const migrationNames: readonly string[] = Object.keys(files)
  .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.sql'.length))
  .sort((a, b) => a.localeCompare(b))
