import { communityDictionaries } from './community-dictionaries'
import { configDictionaries } from './config-dictionaries'
import { contentDictionaries } from './content-dictionaries'
import type { DeclaredDictionary, FixedItems } from './declared-dictionary'
import { growthDictionaries } from './growth-dictionaries'
import { liveDictionaries } from './live-dictionaries'
import { paymentDictionaries } from './payment-dictionaries'
import { userDictionaries } from './user-dictionaries'

const declared = {
  ...contentDictionaries,
  ...userDictionaries,
  ...communityDictionaries,
  ...liveDictionaries,
  ...paymentDictionaries,
  ...growthDictionaries,
  ...configDictionaries,
}

/** What fields of type `choice` pick from, by key. */
export const dictionaries: Readonly<Record<string, DeclaredDictionary>> = declared

type Declared = typeof declared
type Keys = keyof Declared
/** The items of a dictionary that code knows. */
export type FixedItem<K extends Keys> = Declared[K] extends {
  readonly fixed: readonly { readonly values: readonly (infer V extends string)[] }[]
}
  ? V
  : never

/** An item that code knows. No other than one that is declared as fixed can be named. */
export function fixedItem<K extends Keys, V extends FixedItem<K>>(_dictionary: K, value: V): V {
  return value
}

/** As `fixedItem`, of several. */
export function fixedItems<K extends Keys>(_dictionary: K, ...values: readonly FixedItem<K>[]): readonly string[] {
  return values
}

/** Why an item stays as it is; undefined where it is the staff's alone. */
export function whyFixed(dictionary: string, value: string): FixedItems['why'] | undefined {
  return dictionaries[dictionary]?.fixed?.find(({ values }) => values.includes(value))?.why
}
