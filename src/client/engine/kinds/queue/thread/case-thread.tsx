import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListingPage } from '../../../../../schema/page'
import type { CommandInfo, PageInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { onRecordsChanged } from '../../../parts/record-events'
import type { ApiRow, Target } from '../../../parts/target'
import styles from './case-thread.module.css'
import { messagesOf } from './messages-of'
import { readMessages, readSpoken } from './read-thread'
import { ReplyBox } from './reply-box'
import { ThreadMessage } from './thread-message'

interface CaseThreadProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly thread: Thread
  /** The case, in full. */
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
  /** What the box writes about; needs a stable reference. */
  readonly target: () => Target
}

/** The conversation that a case is: what opened it, what was said since, and the box that answers. */
export function CaseThread({ info, list, thread, record, commands, target }: CaseThreadProps) {
  const caption = useCaption()
  const format = useFormat()
  const tab = list.related?.find(({ key }) => key === thread.tab)
  const { data, error, refetch } = useQuery({
    queryKey: ['thread', info.id, record.id],
    queryFn: () => readMessages(info, list, thread, record.id),
  })
  const { data: spoken } = useQuery({
    queryKey: ['thread', 'spoken', info.id, record.id],
    queryFn: () => readSpoken(info, list, thread, record.id),
  })
  useEffect(() => {
    const stops = [list.entity.name, tab?.entity.name ?? ''].map((name) => onRecordsChanged(name, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [list.entity.name, tab?.entity.name, refetch])
  const messages = useMemo(
    () => messagesOf(thread, list.entity, record, tab?.entity, data ?? [], format),
    [thread, list.entity, record, tab?.entity, data, format],
  )
  return (
    <section className={styles.thread} aria-label={caption('thread.title')}>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <ThreadMessage key={message.key} message={message} />
        ))}
      </ol>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      <ReplyBox
        key={record.id}
        thread={thread}
        record={record}
        spoken={spoken ?? {}}
        answer={commandNamed(commands, thread.answer)}
        note={commandNamed(commands, thread.note)}
        target={target}
      />
    </section>
  )
}

function commandNamed(commands: readonly CommandInfo[], name: string | undefined): CommandInfo | undefined {
  return commands.find((info) => info.name === name)
}
