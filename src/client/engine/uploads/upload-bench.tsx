import { useQuery } from '@tanstack/react-query'
import { FolderOpen, Pause, Play, Plus } from 'lucide-react'
import { useEffect, useCallback, useRef, useState } from 'react'
import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { FailureState } from '../../base/api/failure-state'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { LoadingOverlay } from '../../base/ui/spinner'
import { EmptyState } from '../../base/ui/state'
import { PageHead } from '../page/page-head'
import { providePageContext } from '../page/page-context'
import { onRecordsChanged } from '../parts/record-events'
import type { Bench } from './bench'
import { closeBench, useUploadRows } from './bench-state'
import { askForFolder, filesAgain, filesOf, opensFolders, type Given } from './folder-files'
import { forgetFolders, rememberedFolders, rememberFolders } from './remembered-folders'
import styles from './upload-bench.module.css'
import { faultsOf, isGoing, isStartable } from './upload-rows'
import { UploadSummary } from './upload-summary'
import { rowId, UploadTable } from './upload-table'
import { useBenchKeys } from './use-bench-keys'

interface UploadBenchProps {
  readonly info: PageInfo
  readonly bench: Bench
  /** What was dropped on the list, and opened the bench. */
  readonly dropped: Given | undefined
}

/** Files for the rows of a list: each with the row that it goes to, corrected before it is sent, and how far it has come. */
export function UploadBench({ info, bench, dropped }: UploadBenchProps) {
  const caption = useCaption()
  const { queue } = bench
  const rows = useUploadRows(bench)
  const [cursor, setCursor] = useState(0)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['uploads', bench.id],
    queryFn: async () => ({ standing: await bench.read(), folders: await rememberedFolders(bench.id) }),
    staleTime: 0,
  })
  const entity = isListing(info.page) ? info.page.entity.name : ''
  useEffect(() => onRecordsChanged(entity, () => void refetch()), [entity, refetch])
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target: () => ({ kind: 'none' }),
        search: () => location.search,
        reload: () => void refetch(),
      }),
    [info.id, refetch],
  )

  const isRead = data !== undefined
  const add = useCallback(
    (given: Given | undefined) => {
      if (!given || given.files.length === 0) return
      queue.add(given.files)
      if (given.folders.length > 0) void rememberFolders(bench.id, given.folders)
    },
    [queue, bench.id],
  )
  useEffect(() => {
    if (isRead) add(dropped)
  }, [isRead, dropped, add])
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => add(filesOf(clipboardData?.files))
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [add])
  const isOver = rows.length > 0 && rows.every(({ status }) => status === 'attached')
  useEffect(() => {
    if (isOver) void forgetFolders(bench.id)
  }, [isOver, bench.id])

  const chooseFolder = () => {
    if (opensFolders()) void askForFolder().then(add)
    else folder.current?.click()
  }
  const lacking = rows.filter(({ status }) => status === 'lacking').length
  const folders = lacking > 0 ? (data?.folders ?? []) : []
  const goOn = () => void filesAgain(folders).then((given) => (add(given), queue.start()))
  const faults = faultsOf(rows)
  const startable = rows.filter((row) => !faults.has(row.id) && isStartable(row)).length
  const going = rows.some(isGoing)
  const start = () => {
    if (startable > 0) queue.start()
    else if (folders.length > 0) goOn()
  }
  const grid = useRef<HTMLDivElement>(null)
  const at = rows[Math.min(cursor, rows.length - 1)]
  useBenchKeys({
    bench,
    rows,
    cursor: Math.min(cursor, rows.length - 1),
    setCursor,
    grid,
    start,
    chooseFolder,
    chooseFiles: () => files.current?.click(),
    close: () => closeBench(bench),
  })
  const isEmpty = rows.length === 0
  useEffect(() => grid.current?.focus(), [isRead, isEmpty])

  return (
    <div className={styles.bench} data-page={info.id}>
      <PageHead
        title={caption('uploads.title')}
        view={<Button onClick={() => closeBench(bench)}>{caption('uploads.close')}</Button>}
        commands={
          <>
            <Button icon={<Plus />} keys="i" onClick={() => files.current?.click()}>
              {caption('uploads.chooseFiles')}
            </Button>
            <Button icon={<FolderOpen />} keys="o" onClick={chooseFolder}>
              {caption('uploads.chooseFolder')}
            </Button>
            {going && (
              <Button icon={<Pause />} keys="p" onClick={() => queue.pauseAll()}>
                {caption('uploads.pauseAll')}
              </Button>
            )}
            {(startable > 0 || !going) && rows.length > 0 && (
              <Button
                variant="primary"
                icon={<Play />}
                keys="Enter"
                onClick={start}
                disabledReason={startable === 0 && folders.length === 0 ? caption('uploads.nothingToSend') : undefined}
              >
                {startable === 0 && folders.length > 0
                  ? caption('uploads.goOnWithFolder', { name: folders.map(({ name }) => name).join(', ') })
                  : caption('uploads.start', { count: startable })}
              </Button>
            )}
          </>
        }
      />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        data-upload="files"
        onChange={({ target }) => {
          add(filesOf(target.files))
          target.value = ''
        }}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        data-upload="folder"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          add(filesOf(target.files))
          target.value = ''
        }}
      />
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOverlay />}
      {data && (
        <>
          {rows.length > 0 && (
            <UploadSummary bench={bench} rows={rows} faults={faults} opener={info.page.openedBy?.[0]} />
          )}
          {lacking > 0 && (
            <p className={styles.note} role="status">
              {caption('uploads.lackingNote', { count: lacking })}
            </p>
          )}
          <div
            ref={grid}
            className={styles.scroll}
            tabIndex={0}
            data-focus-home
            aria-label={caption('uploads.table')}
            {...(at ? { role: 'grid', 'aria-activedescendant': rowId(at.id) } : { role: 'group' })}
          >
            {isEmpty ? (
              <EmptyState
                title={caption('uploads.empty')}
                text={caption('uploads.emptyText')}
                action={
                  <Button icon={<FolderOpen />} keys="o" onClick={chooseFolder}>
                    {caption('uploads.chooseFolder')}
                  </Button>
                }
              />
            ) : (
              <UploadTable
                bench={bench}
                rows={rows}
                faults={faults}
                standing={data.standing}
                cursor={Math.min(cursor, rows.length - 1)}
                onCursor={setCursor}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}
