import { Link } from 'wouter'
import type { PageInfo } from '../../../schema/registry'
import { isListing } from '../../../schema/page'
import { useCaption } from '../../base/i18n/use-caption'
import { EmptyState } from '../../base/ui/state'

interface NoSuchPartProps {
  readonly info: PageInfo
  readonly choices: readonly string[]
  /** What the address asks for in their place. */
  readonly wanted: string
}

/** The last part of the address means nothing to its page: says so, and leads to what there is. */
export function NoSuchPart({ info: { id, path, page }, choices, wanted }: NoSuchPartProps) {
  const caption = useCaption()
  const field = isListing(page) ? `${page.entity.name}.${page.within}` : id
  return (
    <EmptyState
      title={caption('missing.part', { page: caption(id), wanted })}
      text={caption('missing.partText')}
      action={
        <ul data-page={id}>
          {choices.map((choice) => (
            <li key={choice}>
              <Link href={path.replace(/\{\w+\}$/, choice)}>{caption(`${field}.${choice}`)}</Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
