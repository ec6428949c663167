import { useEffect } from 'react'
import { isListing } from '../../../../schema/page'
import type { CommandInfo } from '../../../../schema/registry'
import { pageCommands } from '../../commands/page-commands'
import { providePageContext } from '../../page/page-context'
import type { Target } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { PageHead } from '../../page/page-head'
import { EmptyState } from '../../../base/ui/state'
import { CommandButtons } from '../../commands/command-buttons'
import { ListPage } from '../list/list-page'
import { useCommandKeys } from '../../commands/use-list-keys'
import type { PageProps } from '../../page/page-props'
import { CommandForm } from './command-form'
import { splitToolCommands } from './tool-commands'
import styles from './tool-page.module.css'

const nothing = (): Target => ({ kind: 'none' })

/** A page that is a tool: each command that asks for something is a form with its answer; above a list, where it has one. */
export function ToolPage(props: PageProps) {
  const { info } = props
  const { forms, buttons } = splitToolCommands(pageCommands(info))
  if (!isListing(info.page)) return <BareTool {...props} forms={forms} buttons={buttons} />
  return (
    <ListPage
      {...props}
      headCommands={buttons}
      {...(forms.length > 0 && { between: () => <Forms forms={forms} isFolded /> })}
    />
  )
}

interface ToolParts {
  readonly forms: readonly CommandInfo[]
  readonly buttons: readonly CommandInfo[]
}

function BareTool({ info, params, forms, buttons }: PageProps & ToolParts) {
  const caption = useCaption()
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params,
        target: nothing,
        search: () => location.search,
        reload: () => undefined,
      }),
    [info.id, params],
  )
  useCommandKeys(info, nothing)
  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead title={caption(info.id)} commands={<CommandButtons commands={buttons} target={nothing} />} />
      {forms.length > 0 ? <Forms forms={forms} /> : <EmptyState text={caption('tool.noRight')} />}
    </div>
  )
}

/** Over a list the forms are folded, so that the rows are in sight. */
function Forms({ forms, isFolded = false }: { readonly forms: readonly CommandInfo[]; readonly isFolded?: boolean }) {
  const caption = useCaption()
  const all = forms.map((form, index) => <CommandForm key={form.id} info={form} isFirst={index === 0} />)
  if (!isFolded) return <div className={styles.tools}>{all}</div>
  return (
    <details className={styles.folded} open={forms.length === 1}>
      <summary>{caption('tool.forms')}</summary>
      <div className={styles.tools}>{all}</div>
    </details>
  )
}
