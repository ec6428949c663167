import { useState } from 'react'

/**
 * The text of a control while it is typed: kept as typed as long as it stands for the value, else written again from the
 * value. So `1.` does not lose its point, and a value that is set from outside shows.
 */
export function useDraft<Value>(value: Value, write: (value: Value) => string) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: Value }>()
  const text = draft && Object.is(draft.value, value) ? draft.text : write(value)
  const keep = (typed: string, meaning: Value) => setDraft({ text: typed, value: meaning })
  return { text, keep }
}
