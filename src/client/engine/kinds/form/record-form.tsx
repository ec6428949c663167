import { Suspense, useRef, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import { FieldValue } from '../../../../fields/field-view'
import { problemText } from '../../../../fields/problem-text'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Fields } from '../../../../schema/field'
import { isRevealedByCommand } from '../../../../schema/secret'
import { useCaption } from '../../../base/i18n/use-caption'
import { isMac } from '../../../base/keys/keyboard'
import { holds } from '../../../base/session/session'
import { useFormat } from '../../../base/format/use-format'
import { FieldSet, type FieldProblems } from '../../parts/field-set'
import type { FormExtras } from './form-extras'
import { writableNames, type FieldGroup } from '../../parts/form-definition'
import { focusedField, focusField, nextInvalid } from './form-keys'
import { FormLanguages } from './form-languages'
import { FormNotices } from './form-notices'
import { fewestSections, FormRail } from './form-rail'
import { FormSkeleton } from './form-skeleton'
import type { FormSession, FormView } from './form-session'
import { rootOf } from './form-state'
import { MergeDialog } from './merge-dialog'
import styles from './record-form.module.css'

interface RecordFormProps {
  readonly session: FormSession
  readonly groups: readonly FieldGroup[]
  /** `service-manage.create-push`: the groups' captions stand under it. */
  readonly pageId: string
  /** The record as read, for the fields that may only be looked at. */
  readonly record: Readonly<Record<string, unknown>> | null
  readonly onSubmit: () => void
  readonly extras?: FormExtras | undefined
  /** The page opens with the focus in its first field. */
  readonly isHome?: boolean
  readonly ref?: RefObject<HTMLFormElement | null>
}

/** What a form shows now; draws again at every change of it. */
export function useFormView(session: FormSession): FormView {
  return useSyncExternalStore(session.subscribe, session.get)
}

/** The body of a form: what is wrong on top, then the fields in their groups. The buttons are its owner's. */
export function RecordForm({ session, groups, pageId, record, onSubmit, extras, isHome, ref }: RecordFormProps) {
  const caption = useCaption()
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const view = useFormView(session)
  const { entity, names, values } = view.state
  const hasRail = isHome === true && groups.length >= fewestSections
  const titleOf = (name: string) => caption(captionIdOf(entity, name))
  const problems: FieldProblems = Object.fromEntries(
    view.problems.map((problem) => [problem.path, problemText(problem, titleOf(rootOf(problem.path)), caption)]),
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const isMod = isMac ? event.metaKey : event.ctrlKey
    if (isMod && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const invalid = view.problems.map(({ path }) => rootOf(path))
      const next = nextInvalid(names, invalid, focusedField(form.current), event.key === 'ArrowDown' ? 1 : -1)
      if (next === undefined) return
      event.preventDefault()
      focusField(form.current, next)
    } else if (
      event.key === 'Enter' &&
      !isMod &&
      names.length === 1 &&
      isPlainInput(event.target) &&
      !event.defaultPrevented
    ) {
      event.preventDefault()
      onSubmit()
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      {...(isHome && { 'data-focus-home': '' })}
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <FormNotices session={session} view={view} titleOf={titleOf} onGo={(name) => focusField(form.current, name)} />
      <Suspense fallback={<FormSkeleton />}>
        <div className={styles.body} data-rail={hasRail || undefined}>
          {hasRail && (
            <FormRail
              form={form}
              groups={groups}
              pageId={pageId}
              fields={entity.fields}
              values={values}
              wrong={new Set(view.problems.map(({ path }) => rootOf(path)))}
            />
          )}
          <div className={styles.groups}>
            <FormLanguages fields={entity.fields} names={names} values={values}>
              {groups.map((group) => (
                <section
                  key={group.key}
                  className={styles.group}
                  data-section={group.key}
                  data-plain={group.key === '' || undefined}
                >
                  {group.key !== '' && <h2 className={styles.groupTitle}>{caption(`${pageId}.${group.key}`)}</h2>}
                  <div className={styles.fields}>
                    <FieldSet
                      fields={fieldsOf(entity.fields, writableNames([group], entity))}
                      captionIdOf={(name) => captionIdOf(entity, name)}
                      values={values}
                      problems={problems}
                      onChange={session.change}
                      onLeave={session.leave}
                      disabled={(name) => isMasked(entity.fields, name, view)}
                      extras={extras}
                      owner={entity.name}
                    />
                    {record &&
                      group.names
                        .filter((name) => entity.fields[name]?.readOnly)
                        .map((name) => (
                          <ReadOnlyField
                            key={name}
                            title={titleOf(name)}
                            name={name}
                            fields={entity.fields}
                            captionId={captionIdOf(entity, name)}
                            record={record}
                          />
                        ))}
                  </div>
                </section>
              ))}
            </FormLanguages>
          </div>
        </div>
      </Suspense>
      {view.merge && (
        <MergeDialog session={session} view={view} fields={view.merge} titleOf={titleOf} onSubmit={onSubmit} />
      )}
    </form>
  )
}

interface ReadOnlyFieldProps {
  readonly title: string
  readonly name: string
  readonly fields: Fields
  readonly captionId: string
  readonly record: Readonly<Record<string, unknown>>
}

function ReadOnlyField({ title, name, fields, captionId, record }: ReadOnlyFieldProps) {
  const format = useFormat()
  const field = fields[name]
  const value = record[name]
  if (!field || ((value === null || value === undefined) && !field.emptyMeans)) return null
  return (
    <div className={styles.readOnly}>
      <span className={styles.readOnlyTitle}>{title}</span>
      <FieldValue value={value} field={field} context={{ ...format, captionId, row: record }} />
    </div>
  )
}

/** A secret that one does not see stands masked; written over, the mask would be saved. */
function isMasked(fields: Fields, name: string, { state }: FormView): boolean {
  const secret = fields[name]?.secret
  return secret !== undefined && state.record !== null && (isRevealedByCommand(secret) || !holds(secret))
}

function isPlainInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox'
}

function fieldsOf(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
}
