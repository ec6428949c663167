import { registry } from '../declarations'
import { loadSection } from '../console/load-section'
import { useCaption } from '../i18n/use-caption'
import { CommandForm } from '../kinds/tool/command-form'
import { holds } from '../session/session'
import { LoadingOverlay } from '../ui/spinner'
import { EmptyState } from '../ui/state'
import { useLoaded } from '../ui/use-loaded'
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
