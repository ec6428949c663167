import { useQuery } from '@tanstack/react-query'
import type { CommandInfo } from '../../../../schema/registry'
import { PreviewLines } from '../../commands/preview-lines'
import { previewRun } from '../../commands/run-command'
import { shortTitle } from '../../commands/command-title'
import { onlyRow, type Target } from '../../parts/target'
import styles from './queue-page.module.css'

interface EffectAtOnceProps {
  /** The decision that is looked at, or that stands out. */
  readonly info: CommandInfo | undefined
  /** The case, in full. */
  readonly inHand: Target
}

/** What a decision would do that asks nothing, before its key is pressed; one that asks says so where it asks. */
export function EffectAtOnce({ info, inHand }: EffectAtOnceProps) {
  const isAtOnce = info !== undefined && info.command.danger === undefined && !hasAsks(info)
  // Of several the dialog says it.
  const record = onlyRow(inHand)
  const { data } = useQuery({
    queryKey: ['effect', info?.id, record?.id, record?.version],
    queryFn: () => previewRun(info!, inHand, {}),
    enabled: isAtOnce && record !== undefined,
    retry: false,
  })
  if (!isAtOnce || !data?.lines) return null
  return (
    <div className={styles.effect} role="group" aria-label={shortTitle(info)}>
      <PreviewLines lines={data.lines} />
    </div>
  )
}

function hasAsks({ command }: CommandInfo): boolean {
  return Object.keys(command.asks ?? {}).length > 0
}
