import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { defaultLayout } from '../../../src/client/engine/grid/column-layout'
import type { ColumnLayout } from '../../../src/client/engine/grid/column-layout'
import { Grid } from '../../../src/client/engine/grid/grid'
import type { Density, GridHandle, GridSort } from '../../../src/client/engine/grid/grid-types'
import { queryKey } from '../../../src/client/engine/grid/query-key'
import { createRowWindow } from '../../../src/client/engine/grid/row-window'
import { createSelectionStore } from '../../../src/client/engine/grid/selection-store'
import captions from '../../../locales/en/grid.json'
import { offerArrowList } from './arrow-list'
import { columns } from './columns'
import { editing } from './editing'
import { fetchPeople, locatePerson, server } from './people'
import type { Person } from './people'
import { scrollFrames, walk } from './probe'

declare global {
  interface Window {
    harness: {
      readonly server: typeof server
      readonly source: typeof source
      readonly selection: typeof selection
      /** What the grid has called back, oldest first. */
      readonly calls: string[]
      grid: GridHandle | null
      setDensity: (density: Density) => void
      readonly scrollFrames: typeof scrollFrames
      readonly walk: typeof walk
    }
  }
}

const parameters = new URLSearchParams(location.search)
server.total = Number(parameters.get('rows') ?? server.total)
server.delay = Number(parameters.get('delay') ?? 0)
server.failing = parameters.has('failing')

const noSort: readonly GridSort[] = []
const source = createRowWindow<Person>({
  query: queryKey(noSort),
  fetch: fetchPeople(noSort),
  locate: (id) => locatePerson(id, noSort),
})
const selection = createSelectionStore()
const calls: string[] = []
const peopleEditing = editing(source, calls)
window.harness = {
  server,
  source,
  selection,
  calls,
  grid: null,
  setDensity: () => undefined,
  scrollFrames,
  walk,
}
offerArrowList({
  focusRow: (index) => {
    window.harness.grid?.focus()
    window.harness.grid?.goToRow(index)
  },
  focusedRow: () => window.harness.grid?.cursor().rowIndex ?? -1,
})

function Harness() {
  const [sort, setSort] = useState(noSort)
  const [layout, setLayout] = useState<ColumnLayout>(defaultLayout)
  const [density, setDensity] = useState<Density>('small')
  const grid = useRef<GridHandle>(null)
  useEffect(() => {
    window.harness.grid = grid.current
    window.harness.setDensity = setDensity
  }, [])
  useEffect(() => source.setQuery(queryKey(sort), fetchPeople(sort), (id) => locatePerson(id, sort)), [sort])
  return (
    <Grid
      ref={grid}
      label="People"
      columns={columns}
      source={source}
      sort={sort}
      onSort={setSort}
      layout={layout}
      onLayout={setLayout}
      density={density}
      selection={selection}
      onOpen={(row, { newTab }) => calls.push(`open ${row.id}${newTab ? ' newTab' : ''}`)}
      onPeek={(row) => calls.push(`peek ${row.id}`)}
      onEdit={(row, columnId) => calls.push(`edit ${row.id} ${columnId}`)}
      onRowMenu={(row) => calls.push(`menu ${row.id}`)}
      onFilterColumn={(columnId) => calls.push(`filter column ${columnId}`)}
      editing={peopleEditing}
      onFilterByCell={(row, columnId, exclude) => calls.push(`filter ${row.id} ${columnId} ${exclude}`)}
    />
  )
}

void i18next
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: { en: { translation: captions } } })
const root = document.getElementById('root')
if (root) createRoot(root).render(<Harness />)
