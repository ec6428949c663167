import user from '../../../entities/user-manage/user'
import { useRested } from '../../../fields/use-rested'
import { labelOf } from '../../engine/parts/row-label'
import { useFormat } from '../../base/format/use-format'
import { Image } from '../../base/ui/image'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** A round picture needs no more room. */
export const width = 72

/** A user's picture, or their initials; the name beside it says who it is. */
export default function UserPortrait({ row }: OwnCellProps) {
  const format = useFormat()
  const address = typeof row.portrait === 'string' ? format.fileAddress?.(row.portrait) : undefined
  const rested = useRested(address)
  return (
    <Image
      src={rested}
      isPending={address !== rested}
      alt=""
      name={labelOf(user, row, format.language)}
      id={row.id}
      shape="portrait"
      width={24}
    />
  )
}
