import { commandTitle } from '../../engine/commands/command-title'
import { useCommandInfo } from '../../engine/declared/declared'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** What was asked for, by its name. */
export default function AskedCommand({ row }: OwnCellProps) {
  const info = useCommandInfo(String(row.command))
  return info ? commandTitle(info) : String(row.command)
}
