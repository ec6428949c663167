import type constant from '../../../entities/develop-manage/constant'
import type constantItem from '../../../entities/develop-manage/constant-item'
import { demoDictionaries } from '../words/dictionaries'
import type { Generator, RowOf, World } from '../world'

/** Its items are the first of all, so that accounts find them by number. */
export const departments = demoDictionaries[0]?.items ?? []

/** Each item with the place of its dictionary, and its own in it. */
const items = demoDictionaries.flatMap((dictionary, at) => dictionary.items.map((item, nth) => ({ ...item, at, nth })))

/** The ids of some items of a dictionary, by their values. */
export function dictionaryItems(world: World, key: string, values: readonly string[]): number[] {
  return items.flatMap(({ value, at }, index) =>
    demoDictionaries[at]?.key === key && values.includes(value) ? (world.id('constantItem', index) ?? []) : [],
  )
}

export const constantGenerator: Generator = {
  count: () => demoDictionaries.length,
  distinct: true,
  row(_world, index): RowOf<typeof constant> {
    const { key, title, module, description, items: own } = demoDictionaries[index]!
    return {
      ...{ key, title, module, description },
      kind: 'business',
      valueType: 'string',
      tree: false,
      itemCount: own.length,
      disabledItems: own.filter(({ enabled }) => !enabled).length,
      // What this build does with them is written when the server starts.
      fixedItems: 0,
      usedBy: [],
      missing: 0,
      enabled: true,
    }
  },
}

export const constantItemGenerator: Generator = {
  count: () => items.length,
  distinct: true,
  row(world, index): RowOf<typeof constantItem> {
    const { value, caption, enabled, at, nth } = items[index]!
    return {
      constant: world.id('constant', at) ?? 0,
      ...{ value, caption, enabled },
      parent: null,
      color: null,
      icon: null,
      extra: null,
      default: false,
      replacedBy: null,
      uses: 0,
      fixedWhy: null,
      order: nth + 1,
    }
  },
}
