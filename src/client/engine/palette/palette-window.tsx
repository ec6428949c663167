import { Command } from 'cmdk'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { ActionPanel } from './action-panel'
import { ArgumentTrail } from './argument-trail'
import { readKey } from './palette-keys'
import type { CustomStepProps } from './palette'
import type { PaletteController } from './palette-controller'
import { PaletteFooter } from './palette-footer'
import { PaletteInput } from './palette-input'
import { PaletteList } from './palette-list'
import { slotValue } from './palette-row'
import { highlightedRow } from './palette-rows'
import { currentStep, isConfirming } from './palette-state'
import { PaletteStatus } from './palette-status'
import { pointTo } from './point-to'
import { PrefixLegend } from './prefix-legend'
import frame from './palette-frame.module.css'
import styles from './palette.module.css'

/** Milliseconds on one row before it counts as meant: about as long as from one key to the next. */
const rest = 100

interface PaletteWindowProps {
  readonly controller: PaletteController
  readonly customStep: ComponentType<CustomStepProps> | undefined
}

/** The palette while it is open. cmdk draws the list; which rows there are and which is highlighted is decided here. */
export function PaletteWindow({ controller, customStep: CustomStep }: PaletteWindowProps) {
  const caption = useCaption()
  const { state } = useSnapshot(controller.store)
  const rows = controller.rows(state)
  const highlighted = highlightedRow(rows, state.chosen)
  const value = highlighted ? slotValue(rows.rows.indexOf(highlighted)) : undefined
  const step = currentStep(state)
  const onKeyDown = useCallback((event: KeyboardEvent) => readKey(event, controller), [controller])
  const dialog = useRef<HTMLDivElement>(null)
  const isBelow = useRef(false)
  // Here, not in the input: by now cmdk has written the rows' values into them.
  useLayoutEffect(() => {
    // Bringing into view measures the whole list: left out where it is at its top, as it does while one types.
    const isReached = state.chosen === null && !isBelow.current
    pointTo(dialog.current, value, isReached)
  }, [value, state])
  useEffect(() => {
    if (!highlighted) return undefined
    const resting = setTimeout(() => controller.expect(highlighted), rest)
    return () => clearTimeout(resting)
  }, [controller, highlighted])
  return createPortal(
    <div className={frame.scrim} onPointerDown={(event) => event.target === event.currentTarget && controller.close()}>
      <div ref={dialog} role="dialog" aria-modal="true" aria-label={caption('palette.title')} className={frame.window}>
        <SteadyCommand value={value ?? NONE} label={caption('palette.title')} onKeyDown={onKeyDown}>
          <ArgumentTrail controller={controller} state={state} />
          <PaletteInput controller={controller} state={state} />
          {step?.kind === 'custom' && CustomStep ? (
            <div className={styles.custom} data-palette-custom onKeyDown={keepFromList}>
              <CustomStep
                key={`${state.draft!.id}.${step.key}`}
                step={step}
                initial={state.draft!.answers[step.key]?.value ?? step.initial?.value}
                onAnswer={controller.give}
              />
            </div>
          ) : (
            <>
              {isConfirming(state) && <PaletteStatus preview={state.draft!.preview} />}
              <PaletteList
                controller={controller}
                rows={rows}
                state={state}
                onScrolled={(isScrolled) => (isBelow.current = isScrolled)}
              />
            </>
          )}
          {state.actions && <ActionPanel controller={controller} at={state.actions.at} />}
          {state.text === '' && state.draft === null && <PrefixLegend controller={controller} />}
          <PaletteFooter controller={controller} rows={rows} highlighted={highlighted} state={state} />
        </SteadyCommand>
        <div role="status" className={styles.unseen}>
          {state.notice ?? state.problem ?? ''}
        </div>
      </div>
    </div>,
    document.body,
  )
}

/** Keys that cmdk takes for its list; in a step of its own they are a button's Enter, and the arrows, Home and End of a field. */
const listKeys = ['Enter', 'ArrowUp', 'ArrowDown', 'Home', 'End']

function keepFromList(event: KeyboardEvent): void {
  if (listKeys.includes(event.key)) event.stopPropagation()
}

/** No row: cmdk would highlight the first one for an empty value. */
const NONE = '@none'

interface SteadyCommandProps {
  readonly value: string
  readonly label: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly children: React.ReactNode
}

/**
 * cmdk with its own filter, keys and choice off. When rows go, cmdk highlights the first one by itself and only reports it: the
 * value is then given again with a space behind, which it trims, so that it takes back what it was given.
 */
function SteadyCommand({ value, label, onKeyDown, children }: SteadyCommandProps) {
  const [isNudged, setNudged] = useState(false)
  return (
    <Command
      className={styles.command}
      label={label}
      value={isNudged ? `${value} ` : value}
      onValueChange={(reported) => reported !== value && setNudged(!isNudged)}
      onKeyDown={onKeyDown}
      shouldFilter={false}
      vimBindings={false}
      disablePointerSelection
      loop
    >
      {children}
    </Command>
  )
}
