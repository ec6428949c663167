import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from './database'

/** A database that is asked. */
type Asked = Kysely<Database>

interface Kept<Answer> {
  readonly until: number
  readonly answer: Promise<Answer>
}

/** What databases have answered to queries, for a while: those who ask for the same share an answer. */
export class KeptAnswers<Answer> {
  readonly #kept = new WeakMap<Asked, Map<string, Kept<Answer>>>()

  /**
   * @param keptFor this long an answer holds, in milliseconds
   * @param most this many of them; of more the oldest go
   */
  constructor(
    private readonly keptFor: number,
    private readonly most: number,
  ) {}

  /** What is known of a query; undefined where nothing is. */
  of(db: Asked, query: RawBuilder<unknown>): Promise<Answer> | undefined {
    return this.#known(db, keyOf(db, query))
  }

  /** What is known of a query, else what is found out now. One that fails is asked for again by whoever comes next. */
  ask(db: Asked, query: RawBuilder<unknown>, find: () => Promise<Answer>): Promise<Answer> {
    const key = keyOf(db, query)
    const known = this.#known(db, key)
    if (known) return known
    const answers = this.#kept.get(db) ?? new Map<string, Kept<Answer>>()
    this.#kept.set(db, answers)
    const answer = find()
    answers.delete(key)
    answers.set(key, { until: Date.now() + this.keptFor, answer })
    answer.catch(() => answers.delete(key))
    const [oldest] = answers.keys()
    if (answers.size > this.most && oldest !== undefined) answers.delete(oldest)
    return answer
  }

  /** Forgets all that the databases of a server have answered. */
  forget({ db, reading }: { readonly db: Asked; readonly reading: Asked }): void {
    for (const each of [db, reading]) this.#kept.delete(each)
  }

  #known(db: Asked, key: string): Promise<Answer> | undefined {
    const known = this.#kept.get(db)?.get(key)
    return known && known.until > Date.now() ? known.answer : undefined
  }
}

function keyOf(db: Asked, query: RawBuilder<unknown>): string {
  const { sql: text, parameters } = query.compile(db)
  return `${text} ${JSON.stringify(parameters)}`
}
