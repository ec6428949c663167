import type { Captions } from '../schema/field'
import type { AreaGroup } from './areas/field'

/** One choice of a dictionary. A disabled one is on old records and is not offered any more. */
export interface DictionaryItem {
  readonly id: number
  readonly value: string
  readonly name: Captions
  /** The id of the item that it is under. */
  readonly parent: number | null
  readonly color: string | null
  readonly default: boolean | null
  readonly enabled: boolean | null
}

/** A list that code knows: its values are fixed, its captions, colours and order are not. */
export interface EnumGroup {
  readonly code: string
  readonly name: Captions
  readonly items: readonly DictionaryItem[]
}

export interface AreaCountry {
  readonly id: number
  readonly isoCode: string
  readonly name: Captions
}

/** An area as the calls tell of it. */
export interface AreaEntry {
  /** The codes of its countries in order, joined by commas: `ID,TL`. */
  readonly id: string
  /** The id under which records hold it. */
  readonly oldId: number
  readonly group: AreaGroup
  readonly name: Captions
  readonly market: string
  readonly enabled: boolean
  readonly order: number | null
  readonly remark: string | null
  readonly version: number
  readonly countries: readonly AreaCountry[]
}

/** What every browser loads after sign-in, before its first page: `GET /cms/backend/enum/list`. */
export interface Dictionaries {
  /** Differs whenever anything in here does. */
  readonly version: string
  /** By key, in the declared order. */
  readonly constants: Readonly<Record<string, readonly DictionaryItem[]>>
  readonly enums: readonly EnumGroup[]
  readonly areaConfigs: Readonly<Record<AreaGroup, readonly AreaEntry[]>>
  /** All areas, then those that every part of the product shares. */
  readonly areas: readonly (
    AreaEntry | (Pick<AreaEntry, 'name' | 'countries'> & { readonly id: number; readonly oldId: number })
  )[]
}
