import { registry } from '../../../engine/declared/registry'
import { loadSection } from '../../../engine/declared/load-section'
import { useCaption } from '../../../base/i18n/use-caption'
import { CommandForm } from '../../../engine/kinds/tool/command-form'
import { holds } from '../../../base/session/session'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { useLoaded } from '../../../base/ui/use-loaded'
import styles from './sparrow.module.css'

const checker = 'service-manage.content-see.check'

/** What a viewer gets of a title and why, by the check that customer service works with. */
export function ViewerTool() {
  const caption = useCaption()
  const info = useLoaded(
    checker,
    () => registry.commands.get(checker),
    () => loadSection('service-manage'),
  )
  if (!info) return <LoadingOverlay />
  if (!holds(info.permission)) return <EmptyState text={caption('tool.noRight')} />
  return (
    <div className={styles.wide}>
      <CommandForm info={info} isFirst />
    </div>
  )
}
