/** The one shape of a filter, for every type of field. Parts that are given all hold at once. */
export interface Filter<Value = unknown> {
  /** Equal to one of these; for lists: holds one of these. */
  readonly is?: readonly Value[]
  /** Equal to none of these, or empty; for lists: holds none of these. */
  readonly not?: readonly Value[]
  /** Holds this text, in any case of letters. */
  readonly contains?: string
  /** This or more, inclusive. */
  readonly from?: Value
  /** This or less: exclusive for instants, inclusive for numbers and dates. */
  readonly to?: Value
  /** True: holds nothing. False: holds something. */
  readonly empty?: boolean
}

export type Operator = keyof Filter

/** How fields of one type are filtered. */
export interface FilterRule {
  readonly operators: readonly Operator[]
  /** How an operand in an address is read; as text unless declared otherwise. `day` words stand for spans of time: see `period`. */
  readonly reads?: 'number' | 'bool' | 'day' | 'instant'
}

/** Short text: found by its whole or by a part. */
export const textRule: FilterRule = { operators: ['is', 'not', 'contains', 'empty'] }

/** Long text: found by a part. */
export const longTextRule: FilterRule = { operators: ['contains', 'empty'] }

export const numberRule: FilterRule = { operators: ['is', 'not', 'from', 'to', 'empty'], reads: 'number' }

/** One of a known set, by its code. */
export const codeRule: FilterRule = { operators: ['is', 'not', 'empty'] }

/** One of a known set, or a list of them, by id. */
export const idRule: FilterRule = { operators: ['is', 'not', 'empty'], reads: 'number' }

/** Only whether something is there. */
export const presenceRule: FilterRule = { operators: ['empty'] }
