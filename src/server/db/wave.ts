import { setImmediate as nextTurn } from 'node:timers/promises'

/** Answers what several records ask alike, by one statement: an answer a question, in their order. */
export type AnswerAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

/** Two records of a wave have to do with the same third one: what came of that would depend on which went first. */
export class NotSideBySide extends Error {
  override readonly message = 'Records that were to go side by side have to do with one another.'
}

interface Asked {
  readonly questions: unknown[]
  readonly settled: { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void }[]
  readonly answerAll: AnswerAll<unknown, unknown>
}

/**
 * Records of a run that are worked on side by side, in one transaction. Each does what it would do alone; what several ask at the
 * same step is asked by one statement. Those that are about to touch what another one has changed, or to change what another one has
 * read, are stopped.
 */
export class Wave {
  readonly #asked = new Map<string, Asked>()
  readonly #readers = new Map<string, object>()
  readonly #writers = new Map<string, object>()
  #isAnswering = false

  /**
   * Asks together with those who ask alike.
   * @param kind says what is asked: whoever asks by the same kind gives questions of one type, and may be answered by the other's `answerAll`
   */
  ask<Question, Answer>(kind: string, question: Question, answerAll: AnswerAll<Question, Answer>): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const asked = this.#asked.get(kind) ?? {
        questions: [],
        settled: [],
        answerAll: answerAll as AnswerAll<unknown, unknown>,
      }
      this.#asked.set(kind, asked)
      asked.questions.push(question)
      asked.settled.push({ resolve: resolve as (answer: unknown) => void, reject })
      if (!this.#isAnswering) void this.#answer()
    })
  }

  /** Notes that somebody has read a record. @throws NotSideBySide where another one has changed it */
  reads(reader: object, entity: string, id: number): void {
    const key = `${entity} ${id}`
    const writer = this.#writers.get(key)
    if (writer !== undefined && writer !== reader) throw new NotSideBySide()
    const former = this.#readers.get(key)
    this.#readers.set(key, former === undefined || former === reader ? reader : several)
  }

  /** Notes that somebody is about to change a record. @throws NotSideBySide where another one has read or changed it */
  writes(writer: object, entity: string, id: number): void {
    const key = `${entity} ${id}`
    const others = [this.#writers.get(key), this.#readers.get(key)]
    if (others.some((other) => other !== undefined && other !== writer)) throw new NotSideBySide()
    this.#writers.set(key, writer)
  }

  /** Kind by kind, each when nobody goes on any more without an answer. */
  async #answer(): Promise<void> {
    this.#isAnswering = true
    for (;;) {
      await nextTurn()
      const [first] = this.#asked
      if (!first) break
      const [kind, { questions, settled, answerAll }] = first
      this.#asked.delete(kind)
      try {
        const answers = await answerAll(questions)
        settled.forEach(({ resolve }, at) => resolve(answers[at]))
      } catch (error) {
        for (const { reject } of settled) reject(error)
      }
    }
    this.#isAnswering = false
  }
}

/** Stands for more readers than one. */
const several = {}
