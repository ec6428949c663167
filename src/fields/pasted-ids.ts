/** The ids that a pasted text names, in its order. */
export interface PastedIds {
  /** Each once, as digits: an id of 20 digits is no exact number. */
  readonly ids: readonly string[]
  /** How many of the ids in the text repeat an earlier one. */
  readonly repeated: number
}

/** Reads the ids in a text: a column of a spreadsheet, a list, a sentence. Whatever is no digit separates them. */
export function idsIn(text: string): PastedIds {
  const named = text.match(/\d+/g) ?? []
  const ids = [...new Set(named)]
  return { ids, repeated: named.length - ids.length }
}

/** Reads the ids of records in a text, as numbers; what no record can have as its id is left out. */
export function recordIdsIn(text: string): readonly number[] {
  const ids = idsIn(text).ids.map(Number)
  return [...new Set(ids)].filter((id) => id > 0 && Number.isSafeInteger(id))
}

/** Reads the ids of records in a list of two ids or more, `12, 15`; undefined where the text holds anything else. */
export function recordIdsOfList(text: string): readonly number[] | undefined {
  const parts = text.split(/[\s,;，；]+/).filter(Boolean)
  const isList = parts.length > 1 && parts.every((part) => /^\d+$/.test(part) && Number.isSafeInteger(Number(part)))
  return isList ? recordIdsIn(text) : undefined
}
