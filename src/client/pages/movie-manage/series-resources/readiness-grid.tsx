import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { languageName } from '../../../../fields/languages/language-name'
import type { PageInfo } from '../../../../schema/registry'
import type { AnswerOf } from '../../../base/api/declared-calls'
import { call } from '../../../base/api/api'
import { pageCommands, rowCommands } from '../../../engine/commands/page-commands'
import { contextChanged, providePageContext } from '../../../engine/page/page-context'
import type { Target } from '../../../engine/parts/target'
import { onRecordsChanged } from '../../../engine/parts/record-events'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { CommandButtons } from '../../../engine/commands/command-buttons'
import { useFormat } from '../../../base/format/use-format'
import { PageHead } from '../../../engine/page/page-head'
import { Checkbox } from '../../../base/ui/checkbox'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import styles from './readiness-grid.module.css'

type Readiness = AnswerOf<'GET /cms/backend/episode/readiness'>['lines'][number]['cells'][number]

const marks: Readonly<Record<Readiness, string>> = { ready: '●', running: '◐', failed: '✕', missing: '–' }

/** How far the episodes of a title have come. A drag over cells chooses their episodes for a command. */
export function ReadinessGrid({ info, content }: { readonly info: PageInfo; readonly content: number }) {
  const caption = useCaption()
  const { language } = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const drag = useRef<number>(undefined)
  const { data, error, refetch } = useQuery({
    queryKey: ['readiness', content],
    queryFn: () => call('GET /cms/backend/episode/readiness', { input: { content } }),
  })
  useEffect(() => {
    const stops = ['episode', 'resource', 'subtitle'].map((name) => onRecordsChanged(name, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [refetch])
  const target = useTarget(info, chosen, () => void refetch())
  const lines = data?.lines ?? []
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }
  const dragTo = (index: number) => {
    const from = drag.current
    if (from === undefined) return
    const [low, high] = [Math.min(from, index), Math.max(from, index)]
    setChosen(new Set(lines.slice(low, high + 1).map(({ id }) => id)))
  }
  const begin = (event: PointerEvent, index: number) => {
    if (event.button !== 0) return
    drag.current = index
    dragTo(index)
  }
  useEffect(() => {
    const end = () => (drag.current = undefined)
    addEventListener('pointerup', end)
    return () => removeEventListener('pointerup', end)
  }, [])

  return (
    <div className={styles.place} data-page={info.id}>
      <PageHead
        title={caption(info.id)}
        commands={
          <CommandButtons
            commands={chosen.size > 0 ? rowCommands(info).filter(isOfEpisodes(info)) : pageCommands(info)}
            target={target}
          />
        }
      />
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOverlay />}
      {data && lines.length === 0 && <EmptyState text={caption('list.emptyText')} />}
      {lines.length > 0 && data && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={caption('readiness.title')}>
            <thead>
              <tr>
                <th scope="col" colSpan={2}>
                  {caption('episode.number')}
                </th>
                {[
                  ...data.definitions.map((each) => caption(`resource.definition.${each}`)),
                  ...data.subtitles.map((each) => `${caption('readiness.subtitle')} ${languageName(each, language)}`),
                  ...data.audio.map((each) => `${caption('readiness.audio')} ${languageName(each, language)}`),
                ].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, number, part, cells }, index) => (
                <tr key={id} data-chosen={chosen.has(id)}>
                  <td>
                    <Checkbox
                      checked={chosen.has(id)}
                      onChange={(isChosen) => choose([id], isChosen)}
                      aria-label={caption('readiness.choose', { number })}
                    />
                  </td>
                  <th scope="row">
                    {number}
                    {part !== 'main' && ` ${caption(`episode.part.${part}`)}`}
                  </th>
                  {cells.map((cell, column) => (
                    <td
                      key={column}
                      className={styles.cell}
                      data-readiness={cell}
                      title={caption(`cell.${cell}`)}
                      onPointerDown={(event) => begin(event, index)}
                      onPointerEnter={() => dragTo(index)}
                    >
                      <span aria-hidden>{marks[cell]}</span>
                      <span className={styles.word}>{caption(`cell.${cell}`)}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** The chosen episodes as what commands act on, from the palette and by keys too. */
function useTarget(info: PageInfo, chosen: ReadonlySet<number>, reload: () => void): () => Target {
  const live = useRef({ chosen, reload })
  useLayoutEffect(() => {
    live.current = { chosen, reload }
    contextChanged()
  })
  const [target] = useState(() => (): Target => {
    const ids = [...live.current.chosen]
    const { entity } = info.page
    return ids.length === 0 || !entity ? { kind: 'none' } : { kind: 'rows', entity, ids, known: [] }
  })
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target,
        search: () => location.search,
        reload: () => live.current.reload(),
      }),
    [info.id, target],
  )
  return target
}

function isOfEpisodes(info: PageInfo) {
  return ({ command }: ReturnType<typeof rowCommands>[number]) => command.entity === info.page.entity
}
