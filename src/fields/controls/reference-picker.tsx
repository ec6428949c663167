import { useState, type KeyboardEvent } from 'react'
import type { Field, Reference } from '../../schema/field'
import { hueOf, initialsOf } from '../avatar'
import { recordIdsOfList } from '../pasted-ids'
import { referenceText } from '../reference-text'
import type { InputProps } from '../view'
import { controlAttributes, isComposing } from './control-attributes'
import styles from './control.module.css'
import own from './picker.module.css'
import { useSuggestions } from './use-suggestions'

interface ReferencePickerProps extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly field: Field
  readonly entityName: string
  /** What is there while nothing is typed. */
  readonly shown: string
  readonly isChosen: (id: number) => boolean
  readonly onPick: (picked: readonly Reference[]) => void
  /** Backspace where nothing is typed. */
  readonly onErase: () => void
}

/** Finds records by typing: a combobox after the ARIA pattern. A number that is not found may be taken as an id. */
export function ReferencePicker({ entityName, shown, isChosen, onPick, onErase, ...props }: ReferencePickerProps) {
  const { id, context } = props
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = (text ?? '').trim()
  const suggestions = useSuggestions(entityName, typed, isOpen)
  const options = suggestions.state === 'loading' ? suggestions.options : withTypedId(suggestions.options, typed)

  const close = () => {
    setOpen(false)
    setText(undefined)
    setActive(0)
  }
  const pick = (reference: Reference | undefined) => {
    if (!reference) return
    onPick([reference])
    close()
  }
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, options.length - 1)) : setOpen(true)),
    ArrowUp: () => (isOpen ? setActive(Math.max(active - 1, 0)) : setOpen(true)),
    // Enter before the search has answered takes nothing, and does not send the form either.
    Enter: isOpen && (options.length > 0 || typed) ? () => pick(options[active]) : undefined,
    Escape: isOpen ? close : undefined,
    Backspace: text ? undefined : onErase,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const run = isComposing(event) || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  return (
    <div className={own.picker}>
      <input
        {...controlAttributes(props)}
        className={styles.control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && options[active] ? `${id}-option-${options[active].id}` : undefined}
        autoComplete="off"
        placeholder={context.caption('field.search')}
        value={text ?? shown}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
          setOpen(true)
        }}
        onPaste={(event) => {
          const ids = recordIdsOfList(event.clipboardData.getData('text'))
          if (!ids) return
          event.preventDefault()
          onPick(ids.map((own) => ({ id: own, label: `#${own}` })))
        }}
        // Typing replaces the label that is there instead of adding to it.
        onFocus={({ target }) => target.select()}
        onMouseDown={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul id={`${id}-list`} className={own.list} role="listbox" aria-label={context.caption('field.search')}>
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${id}-option-${option.id}`}
              className={own.option}
              role="option"
              aria-selected={isChosen(option.id)}
              data-active={index === active}
              // The input keeps the focus, so that its blur does not close the list before the click is done.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span>
                {option.face === 'portrait' && (
                  <span className={own.initials} data-hue={hueOf(option.id)} aria-hidden>
                    {initialsOf(referenceText(option, context).replace(/^#/, ''))}
                  </span>
                )}
                {referenceText(option, context)}
              </span>{' '}
              <small>#{option.id}</small>
            </li>
          ))}
          {options.length === 0 && (
            <li className={styles.note} role="status">
              {context.caption(`field.search.${suggestions.state}`)}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function withTypedId(options: readonly Reference[], typed: string): readonly Reference[] {
  const id = /^#?[1-9]\d{0,14}$/.test(typed) ? Number(typed.replace('#', '')) : undefined
  if (id === undefined || options.some((option) => option.id === id)) return options
  return [...options, { id, label: `#${id}` }]
}
