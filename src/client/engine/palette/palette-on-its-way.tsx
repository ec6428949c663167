import { useEffect, useLayoutEffect, useRef, type CompositionEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { keepFocusOn } from './keep-focus-on'
import { closePalette, giveBackFocus, paletteDoor, typeAhead } from './palette-door'
import styles from './palette-frame.module.css'

/**
 * The palette's frame and an input, until its code is there. A real input and not keys that are listened to: an input method has
 * to have one to compose in.
 */
export function PaletteOnItsWay() {
  const { isComing, opened } = useSnapshot(paletteDoor)
  return isComing ? createPortal(<WaitingInput key={opened} />, document.body) : null
}

function WaitingInput() {
  const caption = useCaption()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    return () => {
      if (!paletteDoor.isOpen) giveBackFocus()
    }
  }, [])
  useEffect(
    () =>
      keepFocusOn(
        () => input.current,
        () => paletteDoor.isComing,
      ),
    [],
  )
  const compose = ({ currentTarget, type }: CompositionEvent<HTMLInputElement>): void =>
    typeAhead(currentTarget.value, type === 'compositionstart')
  return (
    <div
      className={styles.scrim}
      data-coming
      onPointerDown={(event) => event.target === event.currentTarget && closePalette()}
    >
      <div role="dialog" aria-modal="true" aria-label={caption('shell.palette')} aria-busy className={styles.window}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            defaultValue={paletteDoor.request.text}
            placeholder={caption('shell.palette')}
            aria-label={caption('shell.palette')}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={({ currentTarget, nativeEvent }) =>
              typeAhead(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionStart={compose}
            onCompositionEnd={compose}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
    </div>
  )
}

/** What it would choose is not to be seen yet: Enter and Tab choose nothing. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, nativeEvent } = event
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
  if (key === 'Escape') closePalette()
  else if (key !== 'Enter' && key !== 'Tab') return
  event.preventDefault()
  event.stopPropagation()
}
