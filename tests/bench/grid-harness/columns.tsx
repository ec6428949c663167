import type { GridColumn } from '../../../src/client/engine/grid/grid-types'
import type { Person } from './people'

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Fifteen columns of the kinds that lists show: ids, texts, a state with its dot, a picture, money, times. */
export const columns: readonly GridColumn<Person>[] = [
  text('id', 'Id', 90, (row) => String(row.id), { sortable: true, pinned: 'start' }),
  text('name', 'Name', 160, (row) => row.name, { sortable: true }),
  {
    id: 'state',
    title: 'State',
    width: 100,
    sortable: true,
    textOf: (row) => row.state,
    renderCell: (row) => (
      <>
        <span style={{ color: row.state === 'banned' ? 'var(--bad)' : 'var(--good)' }}>●</span> {row.state}
      </>
    ),
  },
  text('country', 'Country', 80, (row) => row.country),
  text('coins', 'Coins', 120, (row) => money.format(row.coins / 100), { align: 'end', sortable: true }),
  text('registeredAt', 'Registered', 180, (row) => when.format(new Date(row.registeredAt))),
  ...Array.from({ length: 8 }, (_, index) =>
    text(`extra${index}`, `Extra ${index}`, 130, (row) => `${row.country}-${(row.coins + index * 7919) % 100_000}`),
  ),
  text('note', 'Note', 200, (row) => `Joined from ${row.country} with ${row.coins % 97} friends`),
]

function text(
  id: string,
  title: string,
  width: number,
  textOf: (row: Person) => string,
  more: Partial<GridColumn<Person>> = {},
): GridColumn<Person> {
  return { id, title, width, textOf, renderCell: textOf, ...more }
}
