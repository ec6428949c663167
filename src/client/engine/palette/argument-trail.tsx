import { entryOf } from './command-rows'
import type { PaletteController } from './palette-controller'
import type { PaletteState } from './palette-state'
import styles from './palette.module.css'

interface ArgumentTrailProps {
  readonly controller: PaletteController
  readonly state: PaletteState
}

/** The command and the arguments collected so far. */
export function ArgumentTrail({ controller, state }: ArgumentTrailProps) {
  const { draft } = state
  const world = controller.world()
  if (!draft || !world) return null
  const title = entryOf(world.index, draft.id)?.[world.language] ?? draft.id
  const answered = (draft.steps ?? []).slice(0, draft.at).flatMap((step) => {
    const answer = draft.answers[step.key]
    return answer ? [{ key: step.key, caption: step.caption, label: answer.label }] : []
  })
  return (
    <ol className={styles.trail}>
      <li className={styles.subject}>{title}</li>
      {draft.about !== undefined && <li className={styles.argument}>{draft.about}</li>}
      {answered.map(({ key, caption, label }) => (
        <li key={key} className={styles.argument}>
          <span className={styles.name}>{caption}</span> {label}
        </li>
      ))}
    </ol>
  )
}
