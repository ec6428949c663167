/** Thrown out of a transaction that needs what somebody else answers: the call is made between two tries, never inside one. */
export class AsksOutside extends Error {
  constructor(readonly answer: () => Promise<void>) {
    super('This transaction has to be begun again once somebody outside has answered.')
  }
}

/**
 * What others have answered to a call or a step of a job, however often its transaction is begun again: each is asked once. A
 * transaction that asks for more is left, the other is asked while nothing is locked, and it is begun again.
 */
export class Outside {
  readonly #answers = new Map<string, unknown>()

  /**
   * @param key what is asked, in full: the same key gets the same answer
   * @throws AsksOutside before it is answered
   */
  ask<T>(key: string, call: () => Promise<T>): Promise<T> {
    if (this.#answers.has(key)) return Promise.resolve(this.#answers.get(key) as T)
    throw new AsksOutside(async () => {
      this.#answers.set(key, await call())
    })
  }
}

/** Asks somebody outside: at once where nothing is locked, else between two tries of the transaction. */
export async function askOutside<T>(
  { outside }: { readonly outside?: Outside },
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  return outside ? outside.ask(key, call) : call()
}
