import { useSnapshot } from 'valtio'
import type { Examples } from '../../../src/fields/examples'
import { typeOf } from '../../../src/fields/field-modules'
import { loadViews } from '../../../src/fields/field-views'
import { ReferenceSearchContext } from '../../../src/fields/reference-search'
import { UploadContext } from '../../../src/fields/uploads'
import { currentLanguage, settings } from '../../../src/client/base/settings/settings-store'
import { ConfirmHost } from '../../../src/client/base/ui/confirm-host'
import { ToastHost } from '../../../src/client/base/ui/toast'
import { TooltipProvider } from '../../../src/client/base/ui/tooltip'
import { Controls } from './controls'
import { ComponentExhibit } from './component-exhibit'
import type { Exhibit, Say } from './exhibit'
import { FieldExhibit } from './field-exhibit'
import { contextOf, pretendUpload, searchPeople } from './field-world'
import styles from './gallery.module.css'

const componentModules = import.meta.glob<{ readonly default: Exhibit }>('./components/*.tsx', { eager: true })
const exampleModules = import.meta.glob<{ readonly examples: Examples }>('../../../src/fields/*/examples.ts', {
  eager: true,
})

const components = Object.entries(componentModules).map(
  ([file, module]) => [file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length), module.default] as const,
)
const types = Object.entries(exampleModules).map(([file, { examples }]) => [typeOf(file), examples] as const)

/** Loads what draws the field types: without it, lists show their values as plain texts. */
export async function loadFieldTypes(): Promise<void> {
  await loadViews()
}

/** Every component of the client and every field type, in every state. */
export function Gallery() {
  useSnapshot(settings)
  const language = currentLanguage()
  const say: Say = (english, chinese) => (language === 'zh' ? chinese : english)
  const context = contextOf(language)
  return (
    <TooltipProvider>
      <div className={styles.gallery}>
        <header className={styles.bar}>
          <h1>{say('Gallery', '组件库')}</h1>
          <Controls say={say} />
        </header>
        <nav className={styles.contents} aria-label={say('Contents', '目录')}>
          <h2>{say('Components', '组件')}</h2>
          {components.map(([name]) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
          <h2>{say('Field types', '字段类型')}</h2>
          {types.map(([type]) => (
            <a key={type} href={`#field-${type}`}>
              {type}
            </a>
          ))}
          <h2>{say('Pages', '页面')}</h2>
          <a href="?view=shell">{say('The shell around a list', '列表页框架')}</a>
        </nav>
        <main className={styles.cards}>
          <h2>{say('Components', '组件')}</h2>
          {components.map(([name, exhibit]) => (
            <ComponentExhibit key={name} name={name} exhibit={exhibit} say={say} />
          ))}
          <h2>{say('Field types', '字段类型')}</h2>
          <ReferenceSearchContext value={searchPeople}>
            <UploadContext value={pretendUpload}>
              {types.map(([type, examples]) => (
                <FieldExhibit key={type} type={type} examples={examples} context={context} say={say} />
              ))}
            </UploadContext>
          </ReferenceSearchContext>
        </main>
      </div>
      <ToastHost />
      <ConfirmHost />
    </TooltipProvider>
  )
}
