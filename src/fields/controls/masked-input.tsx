import type { InputProps } from '../view'
import { controlAttributes } from './control-attributes'
import styles from './control.module.css'

/** A secret that its reader does not see, in a form: it can be looked at, and nothing can be written over it. */
export function MaskedInput(props: InputProps & { readonly value: string }) {
  return <input {...controlAttributes(props)} className={styles.control} readOnly value={props.value} />
}
