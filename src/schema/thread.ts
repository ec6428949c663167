import type { Entity } from './entity'

/**
 * The conversation that a case of a queue is: what its user wrote first, and what was said since, which a tab of the page
 * lists. Fields are named as the case's entity has them, or the tab's.
 */
export interface Thread {
  /** The key of the tab whose records are what was said. */
  readonly tab: string
  /** Of the case: what opened the conversation, and who wrote it. */
  readonly opens: {
    readonly text: string
    readonly by: string
    readonly translation?: string
    readonly images?: string
  }
  /** Of the tab's entity: `author` holds user, staff or system, `shown` what the user read once it was translated. */
  readonly says: {
    readonly text: string
    readonly author: string
    readonly staff: string
    readonly shown?: string
    readonly images?: string
    readonly internal?: string
    readonly readAt?: string
  }
  /**
   * The command that answers. It asks for a text of the name of `says.text`, as does the one that notes something for colleagues. Where
   * it asks for one of the name of `says.shown` too, that is the answer in the user's language: it is translated before it is sent.
   */
  readonly answer: string
  readonly note?: string
  /** The command that takes a case which nobody has in hand: who sends and goes on takes the next one by it. */
  readonly takes?: string
  /** Ready-made answers, found by `/` and their code; `asked` is the argument of the answer that names the one that was taken. */
  readonly templates?: {
    readonly entity: Entity
    readonly code: string
    readonly name: string
    readonly text: string
    readonly asked: string
  }
  /** The case's path to the code of the language that its user speaks: ready-made answers come in it. */
  readonly speaks?: string
  /** What the placeholders of ready-made answers stand for, as paths of the case; `{{agent}}` is whoever writes. */
  readonly fills?: { readonly [placeholder: string]: string }
}
