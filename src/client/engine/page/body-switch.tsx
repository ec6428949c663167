import { useState } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Segments } from '../../base/ui/segments'

const keyOf = (page: string) => `iron-man.body.${page}`

/** A page by the body of its kind, as a plain list, or as a wall of pictures. */
export type BodyChoice = 'own' | 'list' | 'wall'

/**
 * Whether a page is shown by the body of its kind or otherwise; remembered in this browser.
 * @param page `review-manage.initial-review`
 */
export function useBodyChoice(page: string): readonly [BodyChoice, (choice: BodyChoice) => void] {
  const [choice, setChoice] = useState<BodyChoice>(() => {
    const kept = localStorage.getItem(keyOf(page))
    return kept === 'list' || kept === 'wall' ? kept : 'own'
  })
  const choose = (next: BodyChoice) => {
    if (next === 'own') localStorage.removeItem(keyOf(page))
    else localStorage.setItem(keyOf(page), next)
    setChoice(next)
  }
  return [choice, choose]
}

interface BodySwitchProps {
  /** A caption id: what the page's own body is called. */
  readonly own: string
  readonly choice: BodyChoice
  /** A caption id: what its wall is called, where it has one too. */
  readonly wall?: string | undefined
  readonly onChoose: (choice: BodyChoice) => void
}

/** Switches a page between the body of its kind, its wall and the plain list. */
export function BodySwitch({ own, choice, wall, onChoose }: BodySwitchProps) {
  const caption = useCaption()
  return (
    <Segments
      label={caption('body.switch')}
      isLabelHidden
      value={choice}
      onChange={onChoose}
      options={[
        { value: 'own', text: caption(own) },
        ...(wall === undefined ? [] : [{ value: 'wall' as const, text: caption(wall) }]),
        { value: 'list', text: caption('body.list') },
      ]}
    />
  )
}
