import { useImperativeHandle, useState } from 'react'
import type { CellEditing, CellEditorProps } from '../../../src/client/engine/grid/cell-editing'
import type { RowWindow } from '../../../src/client/engine/grid/row-window'
import type { Person } from './people'

/** Names and countries can be edited; a name of nothing but spaces is refused. */
export function editing(source: RowWindow<Person>, calls: string[]): CellEditing<Person> {
  return {
    refusalOf: (_row, columnId) => (['name', 'country'].includes(columnId) ? null : `${columnId} cannot be edited`),
    renderEditor: (props) => <Editor {...props} source={source} calls={calls} />,
    onPaste: (cells) =>
      calls.push(`paste ${cells.map(({ row, columnId, text }) => `${row?.id} ${columnId}=${text}`).join(', ')}`),
  }
}

interface EditorProps extends CellEditorProps<Person> {
  readonly source: RowWindow<Person>
  readonly calls: string[]
}

function Editor({ row, columnId, id, ref, source, calls }: EditorProps) {
  const before = String(row[columnId as keyof Person])
  const [value, setValue] = useState(before)
  const [problem, setProblem] = useState('')
  useImperativeHandle(ref, () => ({
    commit() {
      if (value === before) return true
      if (value.trim() === '') {
        setProblem('Write a name.')
        return false
      }
      calls.push(`save ${row.id} ${columnId} ${value}`)
      source.patch([{ ...row, [columnId]: value }])
      return true
    },
    cancel: () => undefined,
  }))
  return (
    <>
      <input id={id} value={value} onChange={({ target }) => setValue(target.value)} />
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
