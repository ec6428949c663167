import styles from '../controls/control.module.css'
import { ReferencePicker } from '../controls/reference-picker'
import { SelectControl } from '../controls/select-control'
import { TextControl } from '../controls/text-control'
import { useLabels } from '../controls/use-labels'
import { referenceText } from '../reference-text'
import type { InputProps } from '../view'
import type { ContentType, DeepLink, DeepLinkField } from './field'
import { entityOf, leadsToAddress } from './target'
import { typeChoices } from './type-choices'

/** First what it leads to, then which one: a record by search, an address by typing. */
export function DeepLinkInput({ value, onChange, ...props }: InputProps<DeepLink, DeepLinkField>) {
  const { id, field, context, problems = [] } = props
  const at = (part: string) => problems.filter(({ path }) => path === part || path === '')
  return (
    <div className={styles.stack}>
      <SelectControl
        {...props}
        problems={at('type')}
        choices={typeChoices(field, context)}
        value={value?.type ?? null}
        onChange={(type) => onChange(type === null ? null : { type: type as ContentType, target: '' })}
      />
      {value && (
        <Target
          {...props}
          key={value.type}
          id={`${id}-target`}
          problems={at('target')}
          link={value}
          onTarget={(target) => onChange({ ...value, target })}
        />
      )}
      {value && (
        <TextControl
          {...props}
          id={`${id}-title`}
          problems={at('title')}
          field={{ type: 'string' }}
          placeholder={context.caption('field.linkTitle')}
          value={value.title ?? null}
          onChange={(title) => onChange({ type: value.type, target: value.target, ...(title !== null && { title }) })}
        />
      )}
    </div>
  )
}

interface TargetProps extends Omit<InputProps<never, DeepLinkField>, 'value' | 'onChange'> {
  readonly link: DeepLink
  readonly onTarget: (target: string) => void
}

function Target({ link, onTarget, ...props }: TargetProps) {
  const entityName = entityOf(link.type)
  if (entityName) return <RecordTarget {...props} link={link} onTarget={onTarget} entityName={entityName} />
  const placeholder = props.context.caption(leadsToAddress(link.type) ? 'field.linkAddress' : 'field.linkId')
  return (
    <TextControl {...props} placeholder={placeholder} value={link.target} onChange={(text) => onTarget(text ?? '')} />
  )
}

function RecordTarget({ link, onTarget, entityName, ...props }: TargetProps & { readonly entityName: string }) {
  const id = /^[1-9]\d*$/.test(link.target) ? Number(link.target) : undefined
  const { labelled, learn } = useLabels(entityName, id === undefined ? [] : [id])
  const [reference] = labelled
  return (
    <ReferencePicker
      {...props}
      entityName={entityName}
      shown={reference === undefined ? link.target : referenceText(reference, props.context)}
      isChosen={(own) => own === id}
      onPick={([picked]) => {
        if (!picked) return
        if (picked.label !== `#${picked.id}`) learn([picked])
        onTarget(String(picked.id))
      }}
      onErase={() => onTarget('')}
    />
  )
}
