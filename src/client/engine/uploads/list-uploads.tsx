import { useState, type ReactNode } from 'react'
import type { PageInfo } from '../../../schema/registry'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { useLoaded } from '../../base/ui/use-loaded'
import type { Bench } from './bench'
import { openBench, useBench, useUploadRows } from './bench-state'
import { filesOfDrop, type Given } from './folder-files'
import styles from './list-uploads.module.css'

interface ListUploadsProps {
  readonly info: PageInfo
  readonly children: ReactNode
}

/** A list, or the bench for its files while that is open; what is dropped on the list opens it. */
export function ListUploads({ info, children }: ListUploadsProps) {
  const found = useBench(info)
  return found ? <WithBench key={found.bench.id} info={info} {...found} list={children} /> : children
}

type BenchModule = typeof import('./upload-bench')
let loaded: BenchModule | undefined

interface WithBenchProps {
  readonly info: PageInfo
  readonly bench: Bench
  readonly isOpen: boolean
  readonly list: ReactNode
}

function WithBench({ info, bench, isOpen, list }: WithBenchProps) {
  const [dropped, setDropped] = useState<Given>()
  return (
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        void filesOfDrop(event.dataTransfer).then((given) => {
          setDropped(given)
          openBench(bench)
        })
      }}
    >
      {isOpen ? (
        <OpenBench info={info} bench={bench} dropped={dropped} />
      ) : (
        <>
          <Unfinished bench={bench} />
          <div className={styles.list}>{list}</div>
        </>
      )}
    </div>
  )
}

function OpenBench(props: { readonly info: PageInfo; readonly bench: Bench; readonly dropped: Given | undefined }) {
  const part = useLoaded(
    'upload-bench',
    () => loaded,
    async () => {
      loaded = await import('./upload-bench')
    },
  )
  return part ? <part.UploadBench {...props} /> : null
}

/** Says over the list that files for its rows are not all in, and leads to them. */
function Unfinished({ bench }: { readonly bench: Bench }) {
  const caption = useCaption()
  const count = useUploadRows(bench).filter(({ status }) => status !== 'attached').length
  if (count === 0) return null
  return (
    <div className={styles.unfinished} role="status">
      <span>{caption('uploads.unfinished', { count })}</span>
      <Button onClick={() => openBench(bench)} keys={bench.commands.film.command.keys}>
        {caption('uploads.open')}
      </Button>
    </div>
  )
}
