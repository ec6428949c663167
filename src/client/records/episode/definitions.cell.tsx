import { useCaption } from '../../base/i18n/use-caption'
import { Badge } from '../../base/ui/badge'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** The definitions in which an episode is ready, in words. */
export default function EpisodeDefinitions({ row }: OwnCellProps) {
  const caption = useCaption()
  const { definitions } = row
  if (!Array.isArray(definitions)) return null
  return (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      {definitions.map((each) => (
        <Badge key={String(each)}>{caption(`resource.definition.${String(each)}`)}</Badge>
      ))}
    </span>
  )
}
