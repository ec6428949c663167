import type { Field } from '../../schema/field'
import type { ShapeModule } from '../shape-module'
import type { CellProps, View } from '../view'
import styles from './cell.module.css'

/** A cell that shows the text of a value and nothing else. */
export function textCell<Value, F extends Field>(format: ShapeModule<F, Value>['format']): View<Value, F>['Cell'] {
  return function TextCell({ value, field, context }: CellProps<Value, F>) {
    return format(value, field, context)
  }
}

/** The same for numbers: figures of one width, so that digits stand in columns. */
export function figureCell<Value, F extends Field>(format: ShapeModule<F, Value>['format']): View<Value, F>['Cell'] {
  return function FigureCell({ value, field, context }: CellProps<Value, F>) {
    return <span className={styles.figure}>{format(value, field, context)}</span>
  }
}
