import { useFileAddress } from '../../../../../fields/file-links'
import { formatInstant, formatRelative } from '../../../../../fields/format'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { useNow } from '../../../../base/format/use-now'
import { minuteMs } from '../../../../../schema/time'
import styles from './case-thread.module.css'
import type { Message } from './messages-of'

/** One message: whose it is, when, its words as they were written, and beneath them in the other language. */
export function ThreadMessage({ message }: { readonly message: Message }) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const now = useNow(minuteMs)
  const { author, name, text, translation, images, isInternal, at, readAt } = message
  const who = name || caption(`thread.${author}`)
  return (
    <li className={styles.message} data-author={author} data-internal={isInternal || undefined}>
      <p className={styles.who}>
        <span className={styles.name}>{who}</span>
        {isInternal && <span className={styles.badge}>{caption('thread.internal')}</span>}
        {at && (
          <time dateTime={at} title={formatInstant(at, zone)}>
            {formatRelative(at, now, language)}
          </time>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {translation && (
        <p className={styles.translation} dir="auto">
          <span className={styles.translationTitle}>
            {caption(author === 'user' ? 'thread.translated' : 'thread.sentAs')}
          </span>{' '}
          {translation}
        </p>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((key, index) => (
            <li key={key}>
              <Picture message={message} fileKey={key} title={caption('thread.picture', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {readAt && (
        <p className={styles.read} title={formatInstant(readAt, zone)}>
          {caption('thread.read', { when: formatRelative(readAt, now, language) })}
        </p>
      )}
    </li>
  )
}

function Picture({
  message: { imageField },
  fileKey,
  title,
}: {
  readonly message: Message
  readonly fileKey: string
  readonly title: string
}) {
  const address = useFileAddress(imageField, fileKey, useFormat())
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={title} loading="lazy" decoding="async" />
    </a>
  )
}
