import type { Field } from '../../schema/field'
import type { InputProps } from '../view'
import { controlAttributes } from './control-attributes'
import styles from './control.module.css'

interface TextControlProps extends InputProps<string, Field> {
  readonly type?: 'text' | 'url' | 'email'
  readonly placeholder?: string
  /** Several lines. */
  readonly rows?: number
}

/** A line or several of text. Nothing is cut off while it is typed or pasted: what is too long is said to be. */
export function TextControl({ type = 'text', placeholder, rows, ...props }: TextControlProps) {
  const shared = {
    ...controlAttributes(props),
    className: styles.control,
    value: props.value ?? '',
    placeholder,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      props.onChange(target.value === '' ? null : target.value),
  }
  return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} autoComplete="off" />
}
