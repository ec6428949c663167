import { proxy } from 'valtio'

export interface Question {
  readonly title: string
  readonly description: string
  readonly confirmText: string
  readonly cancelText?: string
  readonly isDanger?: boolean
  /** Must be typed before it can be confirmed. */
  readonly typed?: string
}

interface Asked extends Question {
  readonly id: number
}

/** The questions that wait for an answer; the first is on screen. */
export const waiting = proxy<{ questions: Asked[] }>({ questions: [] })
const answers = new Map<number, (isYes: boolean) => void>()
let lastId = 0

/** Asks in a dialog and waits: true when confirmed. Several questions come one after the other. Needs `<ConfirmHost />`. */
export function confirm(question: Question): Promise<boolean> {
  const id = ++lastId
  waiting.questions.push({ ...question, id })
  return new Promise((resolve) => answers.set(id, resolve))
}

/** Answers the question on screen. */
export function answer(isYes: boolean): void {
  const question = waiting.questions.shift()
  if (!question) return
  answers.get(question.id)?.(isYes)
  answers.delete(question.id)
}
