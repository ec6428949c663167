import { ChevronDown, SkipForward, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CommandInfo } from '../../../../schema/registry'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import { Kbd } from '../../../base/ui/kbd'
import { arrangedCommands } from '../../commands/arranged-commands'
import { groupedLines } from '../../commands/command-buttons'
import type { Target } from '../../parts/target'
import { DecisionButton } from './decision-button'
import type { Decision } from './decisions'
import { EffectAtOnce } from './effect-at-once'
import { firstDecision } from './first-decision'
import styles from './queue-page.module.css'
import type { TakeBack } from './use-take-back'

interface DecisionBarProps {
  readonly decisions: readonly Decision[]
  readonly others: readonly CommandInfo[]
  /** The case, in full. */
  readonly inHand: Target
  readonly target: () => Target
  readonly onSkip: () => void
  readonly takeBack: TakeBack | undefined
  /** A decision is being asked about: what it does stands there. */
  readonly isAsking: boolean
}

/** What decides a case, with the keys in sight; and what leaves it as it is. */
export function DecisionBar({ decisions, others, inHand, target, onSkip, takeBack, isAsking }: DecisionBarProps) {
  const caption = useCaption()
  const first = firstDecision(decisions, inHand)
  const [looked, look] = useState<CommandInfo | undefined>()
  const { primary, beside, rest } = arrangedCommands([...decisions.map((each) => each.info), ...others], inHand, {
    isPrimary: (each) => each === first,
    most: first ? 2 : 3,
    inOrder: true,
  })
  const withKeys = (each: CommandInfo) =>
    decisions.find((decision) => decision.info === each) ?? { info: each, keys: undefined }
  return (
    <>
      {!isAsking && <EffectAtOnce info={looked ?? first} inHand={inHand} />}
      <footer className={styles.decisions} aria-label={caption('queue.decide')} role="group">
        {primary && <DecisionButton decision={withKeys(primary)} target={target} isPrimary onLook={look} />}
        {beside.map((each) => (
          <DecisionButton key={each.id} decision={withKeys(each)} target={target} onLook={look} />
        ))}
        <span className={styles.rest}>
          {rest.length > 0 && (
            <DropdownMenu lines={groupedLines(rest, inHand, caption)}>
              <Button icon={<ChevronDown aria-hidden />}>{caption('list.moreCommands')}</Button>
            </DropdownMenu>
          )}
          {takeBack?.isOffered && (
            <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={takeBack.run}>
              {caption('queue.takeBack')} {takeBack.keys !== undefined && <Kbd keys={takeBack.keys} />}
            </Button>
          )}
          <Button variant="quiet" icon={<SkipForward aria-hidden />} onClick={onSkip}>
            {caption('queue.skip')} <Kbd keys="n" />
          </Button>
        </span>
      </footer>
    </>
  )
}
