/** A step from one schema to the next. */
export interface Migration {
  readonly name: string
  readonly sql: string
  /** It only makes indexes, while others read and write: each by itself, in no transaction. Its first line is `-- concurrently`. */
  readonly isConcurrent: boolean
  /** Builds that do not know it cannot work with what it leaves. Its first line is `-- alone`. */
  readonly isAlone: boolean
}

const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, import: 'default', query: '?raw' })

/** The committed migrations in the order of their names, which start with a number. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([file, sql]) => readMigration(file.slice(file.lastIndexOf('/') + 1, -'.sql'.length), sql))
  .sort((a, b) => a.name.localeCompare(b.name))

/** A migration as its file says it. @param name without the ending */
export function readMigration(name: string, sql: string): Migration {
  const word = /^-- (concurrently|alone)\b/.exec(sql)?.[1]
  return { name, sql, isConcurrent: word === 'concurrently', isAlone: word === 'alone' }
}
