import type { Field } from '../../schema/field'
import { useFileAddress } from '../file-links'
import type { FormatContext } from '../format-context'

interface StoredPictureProps {
  readonly field: Pick<Field, 'secret'>
  readonly fileKey: string
  readonly context: Pick<FormatContext, 'fileAddress'>
  readonly className?: string | undefined
  readonly alt: string
  /** It is fetched when it comes into view. */
  readonly lazy?: boolean
}

/** A stored picture as the field that names it lets it be fetched; its empty place until it is known from where. */
export function StoredPicture({ field, fileKey, context, className, alt, lazy = false }: StoredPictureProps) {
  const address = useFileAddress(field, fileKey, context)
  // A link does not last until somebody scrolls there.
  const isLazy = lazy && field.secret === undefined
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      draggable={false}
      decoding="async"
      {...(isLazy && { loading: 'lazy' as const })}
    />
  )
}
