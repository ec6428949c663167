import { expect, test } from 'vitest'
import { currencyPath } from '../../src/fields/money/currency-of'
import type { MoneyField } from '../../src/fields/money/field'
import { registry } from '../../src/server/base/declarations'

test('every amount of money is in a currency that its field or its record says', () => {
  const amounts = [...registry.entities.values()].flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, { type }]) => type === 'money')
      .map(([name, field]) => ({ entity, name, path: currencyPath(field as MoneyField) })),
  )
  expect(amounts.length).toBeGreaterThan(200)
  const silent = amounts.filter(({ entity, path }) => path !== undefined && !(path in entity.fields))
  expect(silent.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
})
