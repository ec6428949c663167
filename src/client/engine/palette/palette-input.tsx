import { useEffect, useLayoutEffect, useRef } from 'react'
import { useCaption, type CaptionOf } from '../../base/i18n/use-caption'
import { keepFocusOn } from './keep-focus-on'
import { paletteDoor, takeTyped } from './palette-door'
import type { PaletteController } from './palette-controller'
import { currentStep, isConfirming, type PaletteState } from './palette-state'
import styles from './palette-frame.module.css'

interface PaletteInputProps {
  readonly controller: PaletteController
  readonly state: PaletteState
}

/**
 * The one input. It is cleared and filled by the palette's steps, but while an input method composes its text is the
 * browser's alone, and counts for nothing until it is committed.
 */
export function PaletteInput({ controller, state }: PaletteInputProps) {
  const caption = useCaption()
  const input = useRef<HTMLInputElement>(null)
  const { text, isComposing } = state
  // Never as its default: that leaves the caret before the text, where the next letter would go.
  useLayoutEffect(() => {
    const { current } = input
    if (current && !isComposing && current.value !== text) current.value = text
  }, [text, isComposing, state])
  useKeptFocus(input, currentStep(state)?.kind === 'custom', controller)
  const placeholder = placeholderOf(state, caption)
  return (
    <div className={styles.field}>
      <input
        ref={input}
        className={styles.input}
        placeholder={placeholder}
        aria-label={placeholder}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={currentStep(state)?.kind === 'number' ? 'decimal' : 'text'}
        onInput={(event) => controller.type(event.currentTarget.value)}
        onCompositionStart={(event) => controller.compose(true, event.currentTarget.value)}
        onCompositionEnd={(event) => controller.compose(false, event.currentTarget.value)}
      />
    </div>
  )
}

/** The focus stays in the palette while it is open; in the input, unless a step of the host's own has it. */
function useKeptFocus(
  input: { readonly current: HTMLInputElement | null },
  isElsewhere: boolean,
  controller: PaletteController,
): void {
  useLayoutEffect(
    () =>
      takeTyped((typed) => {
        if (!isElsewhere) input.current?.focus({ preventScroll: true })
        if (typed !== undefined) controller.type(typed)
      }),
    [input, isElsewhere, controller],
  )
  useEffect(
    () =>
      keepFocusOn(
        () => input.current,
        () => paletteDoor.isOpen && !paletteDoor.isComing,
      ),
    [input],
  )
}

function placeholderOf(state: PaletteState, caption: CaptionOf): string {
  const step = currentStep(state)
  if (step) return step.required ? step.caption : caption('palette.optional', { what: step.caption })
  const typed = state.draft?.preview?.typed
  if (typed !== undefined) return caption('palette.typeToConfirm', { text: typed })
  if (isConfirming(state)) return caption('palette.confirmHint')
  return caption(state.draft ? 'palette.loading' : 'palette.placeholder')
}
