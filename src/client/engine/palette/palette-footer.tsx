import { useCaption } from '../../base/i18n/use-caption'
import { Kbd } from '../../base/ui/kbd'
import type { PaletteController } from './palette-controller'
import type { Row, Rows } from './palette-rows'
import { currentStep, isConfirming, type PaletteState } from './palette-state'
import styles from './palette.module.css'

interface PaletteFooterProps {
  readonly controller: PaletteController
  readonly rows: Rows
  readonly highlighted: Row | undefined
  readonly state: PaletteState
}

/** Why the last key did nothing, what it did, or what the next ones will do; each of those can be clicked instead. */
export function PaletteFooter({ controller, rows, highlighted, state }: PaletteFooterProps) {
  const caption = useCaption()
  const said = state.problem ?? state.notice
  return (
    <footer className={styles.footer}>
      {said !== null ? (
        <span className={state.problem === null ? styles.notice : styles.problem}>{said}</span>
      ) : (
        hintsOf(controller, rows, highlighted, state).map(({ keys, key, does }) => (
          <button
            key={keys}
            type="button"
            tabIndex={-1}
            className={styles.hint}
            data-keys={keys}
            onMouseDown={(event) => event.preventDefault()}
            onClick={does}
          >
            <Kbd keys={keys} /> {caption(key)}
          </button>
        ))
      )}
    </footer>
  )
}

interface Hint {
  readonly keys: string
  /** Of the caption that says what they do. */
  readonly key: string
  readonly does: () => void
}

/** The keys that do something in this state, with the caption of what. */
function hintsOf(controller: PaletteController, rows: Rows, highlighted: Row | undefined, state: PaletteState): Hint[] {
  const { text } = state
  const back: Hint = {
    keys: 'Escape',
    key: state.draft || state.actions ? 'palette.key.back' : 'palette.key.close',
    does: controller.back,
  }
  const enter = () => controller.enter(text)
  if (state.actions) return [{ keys: 'Enter', key: 'palette.key.choose', does: enter }, back]
  const fill = () => controller.enter(text, { onlyFill: true })
  const hints: (Hint | null)[] = [
    highlighted ? { keys: 'Enter', key: enterHint(highlighted, state), does: enter } : noneHint(controller, rows),
  ]
  const does = highlighted?.does.kind
  if (does === 'command') hints.push({ keys: 'Tab', key: 'palette.key.fill', does: fill })
  if (currentStep(state)) {
    hints.push({ keys: 'Tab', key: 'palette.key.next', does: fill })
    const skip = () => controller.enter(text, { secondary: true })
    hints.push({ keys: 'Mod+Enter', key: 'palette.key.skipRest', does: skip })
  }
  if (does === 'command' || does === 'record') {
    const secondary = () => controller.enter(text, { secondary: true })
    hints.push({ keys: 'Mod+Enter', key: 'palette.key.secondary', does: secondary })
    hints.push({ keys: 'Alt+Enter', key: 'palette.key.actions', does: () => controller.actions.toggle() })
  }
  if (highlighted?.does.kind === 'place' && highlighted.does.place.selectUpTo)
    hints.push({
      keys: 'Shift+Enter',
      key: 'palette.key.selectUpTo',
      does: () => controller.enter(text, { keepOpen: true }),
    })
  if (state.draft) hints.push({ keys: 'Mod+C', key: 'palette.key.copy', does: controller.copyLink })
  return [...hints.filter((hint) => hint !== null), back]
}

function enterHint({ does, reason }: Row, state: PaletteState): string {
  if (reason !== undefined) return 'palette.key.why'
  switch (does.kind) {
    case 'command':
      return 'palette.key.run'
    case 'skip':
      return 'palette.key.skip'
    case 'cancel':
      return 'palette.key.cancel'
    case 'confirm':
      return 'palette.key.confirm'
    case 'record':
    case 'place':
      return 'palette.key.open'
    default:
      return isConfirming(state) ? 'palette.key.confirm' : 'palette.key.choose'
  }
}

/** Rows, none of them to be taken unseen: a dangerous command that was not named. */
function noneHint(controller: PaletteController, rows: Rows): Hint | null {
  if (rows.rows.length === 0) return null
  return { keys: 'ArrowDown', key: 'palette.key.pick', does: () => controller.move('next') }
}
