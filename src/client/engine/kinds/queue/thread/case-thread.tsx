import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ListingPage } from '../../../../../schema/page'
import type { CommandInfo, PageInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'
import { ApiError } from '../../../../base/api/api-error'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { holds } from '../../../../base/session/session'
import { availabilityOf } from '../../../commands/availability'
import { runCommand } from '../../../commands/run-command'
import { onRecordsChanged } from '../../../parts/record-events'
import type { ApiRow, Target } from '../../../parts/target'
import styles from './case-thread.module.css'
import { messagesOf } from './messages-of'
import { ReplyBox } from './reply-box'
import { ThreadMessage } from './thread-message'
import { messagesQuery, spokenQuery } from './thread-query'

interface CaseThreadProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly thread: Thread
  /** The case, in full. */
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
  /** The case, as it is drawn. */
  readonly inHand: Target
  /** The case at the moment that something is sent; needs a stable reference. */
  readonly target: () => Target
  /** An answer was sent and the next case is to be taken. */
  readonly onGoOn: () => void
  /** Whoever has sent and gone on comes here: the case is taken, and written to at once. @returns whether somebody has */
  readonly isComeTo: () => boolean
}

/** The conversation that a case is: what opened it, what was said since, and the box that answers. */
export function CaseThread(props: CaseThreadProps) {
  const { info, list, thread, record, commands, inHand, target, onGoOn, isComeTo } = props
  const caption = useCaption()
  const format = useFormat()
  const tab = list.related?.find(({ key }) => key === thread.tab)
  const { data, error, refetch } = useQuery(messagesQuery(info, list, thread, record.id))
  const { data: spoken } = useQuery(spokenQuery(info, list, thread, record.id))
  useEffect(() => {
    const stops = [list.entity.name, tab?.entity.name ?? ''].map((name) => onRecordsChanged(name, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [list.entity.name, tab?.entity.name, refetch])
  const [startsWriting, setStartsWriting] = useState(false)
  const take = useEffectEvent(() => {
    if (!isComeTo()) return
    // The case is drawn first.
    requestAnimationFrame(() => setStartsWriting(true))
    const takes = commandNamed(commands, thread.takes)
    // What a refusal says, the run has told.
    if (takes && availabilityOf(takes, target(), holds).kind === 'run')
      void runCommand(takes, target(), {}).catch((refusal: unknown) => {
        if (!(refusal instanceof ApiError)) throw refusal
      })
  })
  useEffect(() => take(), [record.id])
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
        inHand={inHand}
        target={target}
        startsWriting={startsWriting}
        onAnswered={(goesOn) => goesOn && onGoOn()}
      />
    </section>
  )
}

function commandNamed(commands: readonly CommandInfo[], name: string | undefined): CommandInfo | undefined {
  return commands.find((info) => info.name === name)
}
