import type { Field } from '../schema/field'

/** What generic code has to know of a field type; every `<type>/traits.ts` exports it. */
export interface Traits {
  /** What a filled value is. Times and storage keys are texts; an amount of money is a number of minor units. */
  readonly holds: 'text' | 'number' | 'flag' | 'id' | 'ids' | 'texts' | 'object' | 'objects'
  /** Its control takes the whole width of a form. */
  readonly isWide: boolean
  /** Its value reads as a paragraph: a record's page gives it a line of its own. */
  readonly isLong: boolean
  /** Its value says something in a few words, in one line. */
  readonly isBrief: boolean
  /** Lists sort by it, in the order of what people read. */
  readonly isSortable: boolean
  /** Lists offer it as a filter. */
  readonly isFilterable: boolean
  /** How its control fits over a cell of a list: as wide as the cell, wider, or not at all. */
  readonly inCell: 'fits' | 'wide' | false
  /** How the palette asks for it; what is `custom` is asked for by its own control. */
  readonly step: 'number' | 'text' | 'choice' | 'flag' | 'reference' | 'instant' | 'custom'
  /** What a report tells of its values: their sum, their average, or their average in percent. */
  readonly figure?: 'sum' | 'average' | 'share'
  /** It is a time: a day, or a moment. */
  readonly time?: 'day' | 'moment'
  /** It is a stored file: a picture, a film, a sound, or any. */
  readonly media?: 'picture' | 'film' | 'sound' | 'file'
  /** What is shown of it inside of an object that is secret: all of it, its last characters, or that it is filled. */
  readonly inSecret?: 'whole' | 'end' | 'mark'
  /** The record that a value leads to without being its id. */
  readonly leadsTo?: (value: unknown) => { readonly to: string; readonly id: number } | undefined
  /** It holds text with marks of how it looks, which is no plain text. */
  readonly isMarkup?: true
  /** It is an amount of a currency. */
  readonly isMoney?: true
  /** It holds a text by language. */
  readonly isTranslated?: true
  /** It is the place of a record among others. */
  readonly isOrder?: true
  /** Values of it come from spreadsheets by the hundred: filters take a pasted list. */
  readonly isPasted?: true
  /** The entity that its ids are of, where the type says it for all of its fields. */
  readonly refersTo?: string
  /** The id that stands for all records, those that are added later included. */
  readonly all?: { readonly id: number; readonly caption: string }
  /** The entities whose records people pick from without the value being their id. */
  readonly picksFrom?: (field: Field) => readonly string[]
}

/** What every `<type>/traits.ts` exports. */
export interface TraitsModule {
  readonly traits: Traits
}
