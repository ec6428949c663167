import { useState } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Segments } from '../../base/ui/segments'

const keyOf = (page: string) => `iron-man.body.${page}`

/**
 * Whether a page is shown by the body of its kind or as a plain list; remembered in this browser.
 * @param page `review-manage.initial-review`
 */
export function useBodyChoice(page: string): readonly ['own' | 'list', (choice: 'own' | 'list') => void] {
  const [choice, setChoice] = useState<'own' | 'list'>(() =>
    localStorage.getItem(keyOf(page)) === 'list' ? 'list' : 'own',
  )
  const choose = (next: 'own' | 'list') => {
    if (next === 'list') localStorage.setItem(keyOf(page), next)
    else localStorage.removeItem(keyOf(page))
    setChoice(next)
  }
  return [choice, choose]
}

interface BodySwitchProps {
  /** A caption id: what the page's own body is called. */
  readonly own: string
  readonly choice: 'own' | 'list'
  readonly onChoose: (choice: 'own' | 'list') => void
}

/** Switches a page between the body of its kind and the plain list. */
export function BodySwitch({ own, choice, onChoose }: BodySwitchProps) {
  const caption = useCaption()
  return (
    <Segments
      label={caption('body.switch')}
      isLabelHidden
      value={choice}
      onChange={onChoose}
      options={[
        { value: 'own', text: caption(own) },
        { value: 'list', text: caption('body.list') },
      ]}
    />
  )
}
