import { expect, test } from 'vitest'
import { currencyBeside, withCurrencies } from '../../src/fields/money/currency-beside'
import { currencyPath } from '../../src/fields/money/currency-of'
import type { MoneyField } from '../../src/fields/money/field'
import { columnsIn } from '../../src/server/access/list-scope'
import { listsOf } from '../../src/server/access/shown-lists'
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

test('a list that shows an amount is given the currency of it, whether or not that is a column', () => {
  const shown = [...registry.entities.values()].flatMap((entity) => {
    const columns = columnsIn(
      registry,
      entity,
      listsOf(registry, entity).map(({ list }) => list),
    )
    return [...columns].flatMap((path) => {
      const beside = currencyBeside(entity, path)
      return beside === undefined ? [] : [{ amount: `${entity.name}.${path}`, isGiven: columns.has(beside) }]
    })
  })
  expect(shown.map(({ amount }) => amount)).toContain('promoter.pricePerUser')
  expect(shown.filter(({ isGiven }) => !isGiven)).toEqual([])
})

test('what is read of a record is read with its currencies, each once', () => {
  const partner = registry.entities.get('promoter')
  expect(partner && withCurrencies(partner, ['name', 'pricePerUser', 'owed', 'state'])).toEqual([
    'name',
    'pricePerUser',
    'owed',
    'state',
    'currency',
  ])
})
